// Reads zip archives incrementally: the directory at the end (including zip64), then each member as a stream.

import { Damaged, PIECE } from './bytes'
import type { ByteSource } from './source'
import { type Packing, unpacked } from './unpack'

export interface ZipMember {
  readonly name: string
  /** As declared in the archive; trusted only for the number of bytes to read. */
  readonly packedSize: number
  readonly plainSize: number
  readonly method: number
  readonly isLocked: boolean
  readonly offset: number
}

/** A source that can be read at any position. */
export type Readable = ByteSource & {
  readonly size: number
  readonly read: (from: number, to: number) => Promise<Uint8Array>
}

export const isReadable = (source: ByteSource): source is Readable => source.size !== null && source.read !== undefined

const DIRECTORY_END = 0x06054b50
const END_64_PLACE = 0x07064b50
const END_64 = 0x06064b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** Maximum bytes of the directory: some 500,000 members. */
const MAX_DIRECTORY = 64_000_000

/** Bytes that usually suffice for a member's header, name and extra fields. */
const ROOM = 1_024

const packings: ReadonlyMap<number, Packing> = new Map([
  [0, 'plain'],
  [8, 'deflate'],
  [20, 'zstd'],
  [93, 'zstd'],
])

/** The files of an archive in the order of its directory; throws `Damaged`. */
export async function membersOf(source: Readable): Promise<readonly ZipMember[]> {
  const tail = view(await source.read(Math.max(0, source.size - 65_557 - 20), source.size))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== DIRECTORY_END) end--
  if (end < 0)
    throw new Damaged(
      'This zip archive has no table of contents: the file seems to be cut off. Copy or download it again.',
    )
  let count = tail.getUint16(end + 10, true)
  let size = tail.getUint32(end + 12, true)
  let from = tail.getUint32(end + 16, true)
  if (end >= 20 && tail.getUint32(end - 20, true) === END_64_PLACE) {
    const place = whole(tail, end - 12)
    const wide = view(await source.read(place, Math.min(place + 56, source.size)))
    if (wide.byteLength < 56 || wide.getUint32(0, true) !== END_64) throw broken()
    count = whole(wide, 32)
    size = whole(wide, 40)
    from = whole(wide, 48)
  }
  if (from + size > source.size) throw broken()
  if (size > MAX_DIRECTORY)
    throw new Damaged(
      `The table of contents of this zip archive has more than ${MAX_DIRECTORY / 1e6} MB; up to that, some 500,000 files, are read. Divide it into several archives.`,
    )
  return entriesIn(view(await source.read(from, from + size)), count)
}

function entriesIn(directory: DataView, count: number): ZipMember[] {
  const found: ZipMember[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== ENTRY) throw broken()
    const nameLength = directory.getUint16(at + 28, true)
    const extraLength = directory.getUint16(at + 30, true)
    const extra = at + 46 + nameLength
    const next = extra + extraLength + directory.getUint16(at + 32, true)
    if (next > directory.byteLength) throw broken()
    const name = new TextDecoder().decode(bytesAt(directory, at + 46, nameLength))
    const wide = wideFields(directory, at, extra, extra + extraLength)
    if (!name.endsWith('/'))
      found.push({
        name,
        packedSize: wide.packedSize,
        plainSize: wide.plainSize,
        method: directory.getUint16(at + 10, true),
        isLocked: (directory.getUint16(at + 8, true) & 1) !== 0,
        offset: wide.offset,
      })
    at = next
  }
  return found
}

/** Sizes and offset of an entry; taken from the zip64 extra field if they do not fit 32 bits. */
function wideFields(
  directory: DataView,
  entry: number,
  from: number,
  to: number,
): { packedSize: number; plainSize: number; offset: number } {
  let plainSize = directory.getUint32(entry + 24, true)
  let packedSize = directory.getUint32(entry + 20, true)
  let offset = directory.getUint32(entry + 42, true)
  for (let at = from; at + 4 <= to; ) {
    const end = at + 4 + directory.getUint16(at + 2, true)
    if (directory.getUint16(at, true) === 1 && end <= to) {
      let field = at + 4
      const next = (): number => {
        if (field + 8 > end) throw broken()
        field += 8
        return whole(directory, field - 8)
      }
      if (plainSize === 0xffffffff) plainSize = next()
      if (packedSize === 0xffffffff) packedSize = next()
      if (offset === 0xffffffff) offset = next()
    }
    at = end
  }
  return { packedSize, plainSize, offset }
}

/**
 * The decompressed bytes of a member; throws `Damaged`. `heard` is called with the number of packed bytes as they are
 * read.
 */
export async function* memberBytes(
  source: Readable,
  member: ZipMember,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (member.isLocked) throw new Damaged('It is locked with a password; unpack it first.')
  const packing = packings.get(member.method)
  if (packing === undefined)
    throw new Damaged(
      `It is packed by method ${member.method} of zip, which is not read; stored, deflate and zstandard are.`,
    )
  // One read gets the header and, for most members, all of the data.
  const first = await source.read(
    member.offset,
    Math.min(member.offset + Math.min(member.packedSize + ROOM, PIECE), source.size),
  )
  const head = view(first)
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw broken()
  const from = member.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const to = from + member.packedSize
  if (to > source.size) throw broken()
  async function* packed(): AsyncGenerator<Uint8Array> {
    let at = Math.min(Math.max(from, member.offset + first.length), to)
    if (at > from) {
      onBytes?.(at - from)
      yield first.subarray(from - member.offset, at - member.offset)
    }
    for (; at < to; at += PIECE) {
      const piece = await source.read(at, Math.min(at + PIECE, to))
      onBytes?.(piece.length)
      yield piece
    }
  }
  let size = 0
  for await (const bytes of unpacked(packed(), packing)) {
    size += bytes.length
    yield bytes
  }
  if (size !== member.plainSize)
    throw new Damaged('Its packing is damaged: it unpacks to another length than the archive says.')
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const bytesAt = (all: DataView, at: number, length: number): Uint8Array =>
  new Uint8Array(all.buffer, all.byteOffset + at, length)

/** A 64-bit integer; values beyond 2^53 are not valid offsets or sizes. */
function whole(all: DataView, at: number): number {
  const value = all.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw broken()
  return Number(value)
}

const broken = (): Damaged => new Damaged('The table of contents of this zip archive is damaged.')
