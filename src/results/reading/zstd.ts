// Zstandard (RFC 8878), frame by frame: fzstd decompresses the blocks, while this code parses the frames, so that any
// number of them is read, the memory of each is limited, and truncated input is detected.

import { Decompress } from 'fzstd'
import { joined } from '#base/joined'
import { Damaged } from './bytes'

/** Maximum window size of a frame: the limit of `zstd` in its default configuration. */
const MAX_WINDOW = 1 << 27

/** Maximum length of a frame header, including the magic number. */
const LONGEST_HEADER = 18
const MAGIC = 0xfd2fb528
const PASSED_OVER = 0x184d2a50

/** The next expected element of the stream. */
type Due =
  | { readonly kind: 'frame' }
  | { readonly kind: 'pass'; readonly bytes: number }
  | { readonly kind: 'block' }
  | { readonly kind: 'checksum' }

/** The decompressed bytes; throws `Damaged` after yielding all that could be read. */
export async function* unzstd(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const frames = new Frames()
  for await (const chunk of chunks) yield* frames.push(chunk)
  yield* frames.end()
}

class Frames {
  private rest: Uint8Array = new Uint8Array(0)
  private frame: Decompress | undefined
  private hasChecksum = false
  /** The frame's header, kept until its first block arrives, since fzstd needs both together. */
  private head: Uint8Array | undefined
  private out: Uint8Array[] = []
  private due: Due = { kind: 'frame' }

  public *push(chunk: Uint8Array): Generator<Uint8Array> {
    this.rest = this.rest.length === 0 ? chunk : joined([this.rest, chunk])
    let at = 0
    for (;;) {
      const used = this.step(this.rest.subarray(at), false)
      yield* this.ready()
      if (used === 0) break
      at += used
    }
    this.rest = this.rest.slice(at)
  }

  *end(): Generator<Uint8Array> {
    while (this.rest.length > 0) {
      const used = this.step(this.rest, true)
      yield* this.ready()
      if (used === 0) break
      this.rest = this.rest.subarray(used)
    }
    if (this.rest.length > 0 || this.due.kind !== 'frame')
      throw new Damaged(
        'Its zstandard packing ends too early: the file seems to be cut off. Copy or download it again.',
      )
  }

  private ready(): Uint8Array[] {
    const ready = this.out
    this.out = []
    return ready
  }

  /** Consumes the next element if it is complete; returns the number of bytes used, 0 if more are needed. */
  private step(bytes: Uint8Array, isLast: boolean): number {
    const { due } = this
    if (bytes.length === 0) return 0
    switch (due.kind) {
      case 'frame':
        return this.header(bytes, isLast)
      case 'pass': {
        const used = Math.min(due.bytes, bytes.length)
        this.due = used === due.bytes ? { kind: 'frame' } : { ...due, bytes: due.bytes - used }
        return used
      }
      case 'checksum':
        if (bytes.length < 4) return 0
        this.pushed(bytes.subarray(0, 4), true)
        this.due = { kind: 'frame' }
        return 4
      case 'block':
        return this.block(bytes)
    }
  }

  private header(bytes: Uint8Array, isLast: boolean): number {
    if (bytes.length < LONGEST_HEADER && !isLast) return 0
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const magic = bytes.length < 5 ? -1 : view.getUint32(0, true)
    if ((magic & 0xfffffff0) === PASSED_OVER && bytes.length >= 8) {
      const length = view.getUint32(4, true)
      this.due = length === 0 ? { kind: 'frame' } : { kind: 'pass', bytes: length }
      return 8
    }
    if (magic === -1) return 0
    if (magic !== MAGIC) throw damaged()
    const descriptor = bytes[4]!
    const isSingle = (descriptor & 32) !== 0
    const dictionary = [0, 1, 2, 4][descriptor & 3]!
    const contentBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6]!
    const size = 5 + (isSingle ? 0 : 1) + dictionary + contentBytes
    if (bytes.length < size) return 0
    if (
      dictionary > 0 &&
      bytes.subarray(size - contentBytes - dictionary, size - contentBytes).some(byte => byte !== 0)
    )
      throw new Damaged(
        'It is packed with zstandard and a dictionary of its own, which is not in the file; pack it without one.',
      )
    if (windowOf(view, descriptor, size - contentBytes, contentBytes) > MAX_WINDOW)
      throw new Damaged(
        `It is packed with zstandard and a window of more than ${MAX_WINDOW >> 20} MB; pack it without \`--long\`.`,
      )
    this.hasChecksum = (descriptor & 4) !== 0
    this.frame = new Decompress(piece => {
      // fzstd reuses its output buffer, so the bytes are copied.
      if (piece.length > 0) this.out.push(piece.slice())
    })
    this.head = bytes.slice(0, size)
    this.due = { kind: 'block' }
    return size
  }

  private block(bytes: Uint8Array): number {
    if (bytes.length < 3) return 0
    const header = bytes[0]! | (bytes[1]! << 8) | (bytes[2]! << 16)
    const isRun = ((header >> 1) & 3) === 1
    const size = 3 + (isRun ? 1 : header >> 3)
    if (bytes.length < size) return 0
    const isLast = (header & 1) !== 0
    const block = bytes.subarray(0, size)
    this.pushed(this.head === undefined ? block.slice() : joined([this.head, block]), isLast && !this.hasChecksum)
    this.head = undefined
    if (isLast) this.due = { kind: this.hasChecksum ? 'checksum' : 'frame' }
    return size
  }

  private pushed(bytes: Uint8Array, isLast: boolean): void {
    try {
      this.frame!.push(bytes, isLast)
    } catch {
      throw damaged()
    }
  }
}

/** The window size of a frame in bytes; for a single-segment frame, its content size. */
function windowOf(view: DataView, descriptor: number, at: number, contentBytes: number): number {
  if ((descriptor & 32) === 0) {
    const byte = view.getUint8(5)
    const base = 2 ** (10 + (byte >> 3))
    return base + (base / 8) * (byte & 7)
  }
  if (contentBytes === 1) return view.getUint8(at)
  if (contentBytes === 2) return view.getUint16(at, true) + 256
  if (contentBytes === 4) return view.getUint32(at, true)
  return Number(view.getBigUint64(at, true))
}

const damaged = (): Damaged => new Damaged('Its zstandard packing is damaged here; the rest was not read.')
