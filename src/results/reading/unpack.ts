// Decompresses bytes as a stream: gzip and deflate (fflate), zstandard (fzstd).

import { Gunzip, Inflate } from 'fflate'
import { Damaged, startsWith } from './bytes'
import { unzstd } from './zstd'

export type Packing = 'plain' | 'gzip' | 'deflate' | 'zstd' | 'zip'

const GZIP = [0x1f, 0x8b]
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd]
const ZIP = [0x50, 0x4b]

/** Detects the compression format from the first bytes, regardless of the file's name. */
export function packingOf(head: Uint8Array): Packing {
  if (startsWith(head, GZIP)) return 'gzip'
  // A skippable frame may come first: magic number 0x184D2A5?, little-endian.
  const isPassedOver = startsWith(head.subarray(1), [0x2a, 0x4d, 0x18]) && head[0]! >> 4 === 5
  if (startsWith(head, ZSTD) || isPassedOver) return 'zstd'
  return startsWith(head, ZIP) && (head[2] ?? 9) < 9 ? 'zip' : 'plain'
}

/** The decompressed bytes; throws `Damaged` after yielding all that could be read. */
export async function* unpacked(chunks: AsyncIterable<Uint8Array>, packing: Packing): AsyncGenerator<Uint8Array> {
  if (packing === 'zstd') yield* unzstd(chunks)
  else if (packing === 'gzip' || packing === 'deflate') yield* inflated(chunks, packing)
  else yield* chunks
}

/** Packed bytes processed at a time; they expand at most about a thousandfold. */
const SLICE = 1 << 14

async function* inflated(chunks: AsyncIterable<Uint8Array>, packing: 'gzip' | 'deflate'): AsyncGenerator<Uint8Array> {
  const inflater = new Inflater(packing)
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += SLICE) {
      yield* inflater.push(chunk.subarray(at, at + SLICE))
      if (inflater.failed) throw new Damaged(`Its ${packing} packing is damaged here; the rest was not read.`)
    }
  yield* inflater.end()
  if (inflater.failed)
    throw new Damaged(`Its ${packing} packing ends too early: the file seems to be cut off. Copy or download it again.`)
}

class Inflater {
  failed = false
  private readonly stream: Gunzip | Inflate
  private readonly isGzip: boolean
  private out: Uint8Array[] = []
  /** Number of bytes of the last gzip member, and the last four packed bytes, which state the expected number. */
  private size = 0
  private last: readonly number[] = []

  constructor(packing: 'gzip' | 'deflate') {
    this.isGzip = packing === 'gzip'
    const take = (bytes: Uint8Array): void => {
      this.size += bytes.length
      if (bytes.length > 0) this.out.push(bytes)
    }
    if (packing === 'deflate') this.stream = new Inflate(take)
    else {
      const gunzip = new Gunzip(take)
      gunzip.onmember = () => {
        this.size = 0
      }
      this.stream = gunzip
    }
  }

  push(bytes: Uint8Array): Uint8Array[] {
    this.last = [...this.last, ...bytes.subarray(-4)].slice(-4)
    return this.pushed(bytes, false)
  }

  end(): Uint8Array[] {
    const ready = this.pushed(new Uint8Array(0), true)
    // A gzip file that is truncated gives no error if all its bits were used.
    if (this.isGzip) this.failed ||= this.size % 2 ** 32 !== wholeOf(this.last)
    return ready
  }

  private pushed(bytes: Uint8Array, isLast: boolean): Uint8Array[] {
    try {
      this.stream.push(bytes, isLast)
    } catch {
      this.failed = true
    }
    const ready = this.out
    this.out = []
    return ready
  }
}

const wholeOf = (bytes: readonly number[]): number =>
  bytes.length < 4 ? -1 : bytes.reduce((sum, byte, i) => sum + byte * 2 ** (8 * i), 0)
