// Unpacks untrusted archives. Declared sizes are never trusted: output is counted as it is produced, and stopped at a
// limit.

import { Gunzip, Inflate } from 'fflate'

export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The unpacked content, or why there is none. */
export type Unpacked =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large' | 'broken' }

/** Compressed bytes processed at a time; they expand at most about a thousandfold. */
const SLICE = 1 << 15

export const inflateWithin = (packed: Uint8Array, limit: number, dictionary?: Uint8Array) =>
  within(packed, limit, take => new Inflate(dictionary ? { dictionary } : {}, take))

export const gunzipWithin = (packed: Uint8Array, limit: number): Unpacked =>
  within(packed, limit, take => new Gunzip(take), true)

interface Unpacker {
  push(bytes: Uint8Array, final: boolean): void
}

function within(
  packed: Uint8Array,
  limit: number,
  unpacker: (take: (bytes: Uint8Array) => void) => Unpacker,
  /** A truncated header gives no error. */
  nothingIsBroken = false,
): Unpacked {
  const pieces: Uint8Array[] = []
  let size = 0
  const stream = unpacker(bytes => {
    size += bytes.length
    if (size <= limit) pieces.push(bytes)
  })
  try {
    for (let at = 0; at < packed.length && size <= limit; at += SLICE)
      stream.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length)
  } catch {
    return size > limit ? { kind: 'too-large' } : { kind: 'broken' }
  }
  if (size > limit) return { kind: 'too-large' }
  if (size === 0 && nothingIsBroken) return { kind: 'broken' }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return { kind: 'bytes', bytes }
}

export type Archive =
  | {
      readonly kind: 'archive'
      readonly files: readonly NamedBytes[]
      /** Requested entries that could not be unpacked. */
      readonly broken: readonly string[]
      /** Names of all entries. */
      readonly names: readonly string[]
    }
  | { readonly kind: 'bad'; readonly message: string }

/** Maximum number of entries of an archive. */
const MAX_ENTRIES = 5_000
const LONGEST_NAME = 400
export const MAX_UNPACKED_BYTES = 300_000_000

const DIRECTORY_END = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50

/** Unpacks the requested entries of a zip archive, and no others. */
export function unzipWithin(
  packed: Uint8Array,
  wanted: (name: string) => boolean,
  limit = MAX_UNPACKED_BYTES,
): Archive {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const directory = directoryOf(view)
  if (typeof directory === 'string') return { kind: 'bad', message: directory }
  const tooMuch: Archive = {
    kind: 'bad',
    message: `Unpacked, this archive would have more than ${limit / 1e6} MB.`,
  }
  const declared = directory.filter(({ name }) => wanted(name)).reduce((sum, entry) => sum + entry.unpacked, 0)
  // If the declared sizes already exceed the limit, nothing is unpacked.
  if (declared > limit) return tooMuch
  const files: NamedBytes[] = []
  const broken: string[] = []
  const names: string[] = []
  let room = limit
  for (const entry of directory) {
    names.push(entry.name)
    if (!wanted(entry.name)) continue
    const bytes = bytesOf(packed, view, entry, room)
    if (bytes === 'too-large') return tooMuch
    if (bytes === undefined) broken.push(entry.name)
    else {
      room -= bytes.length
      files.push({ name: entry.name, bytes })
    }
  }
  return { kind: 'archive', files, broken, names }
}

interface EntryPlace {
  readonly name: string
  readonly method: number
  readonly size: number
  /** As recorded in the archive. */
  readonly unpacked: number
  readonly offset: number
}

function directoryOf(view: DataView): readonly EntryPlace[] | string {
  const size = view.byteLength
  let end = size - 22
  while (end >= 0 && end > size - 65_558 && view.getUint32(end, true) !== DIRECTORY_END) end--
  if (end < 0 || view.getUint32(end, true) !== DIRECTORY_END)
    return 'This archive has no table of contents; it may be cut off.'
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) return `This archive holds ${count} files; up to ${MAX_ENTRIES} can be looked at.`
  const found: EntryPlace[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (at + 46 > size || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      return 'The table of contents of this archive is damaged.'
    const nameLength = view.getUint16(at + 28, true)
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > size || nameLength > LONGEST_NAME) return 'The table of contents of this archive is damaged.'
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength))
    if (!name.endsWith('/'))
      found.push({
        name,
        method: view.getUint16(at + 10, true),
        size: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      })
    at = next
  }
  return found
}

function bytesOf(
  packed: Uint8Array,
  view: DataView,
  entry: EntryPlace,
  room: number,
): Uint8Array | 'too-large' | undefined {
  const { offset, size, method } = entry
  if (offset + 30 > packed.length || view.getUint32(offset, true) !== LOCAL_HEADER) return undefined
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (from + size > packed.length) return undefined
  const content = packed.subarray(from, from + size)
  if (method === 0) return content.length > room ? 'too-large' : content.slice()
  if (method !== 8) return undefined
  const unpacked = inflateWithin(content, room)
  if (unpacked.kind === 'too-large') return 'too-large'
  return unpacked.kind === 'bytes' ? unpacked.bytes : undefined
}
