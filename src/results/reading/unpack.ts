// Packed bytes → plain ones, piece by piece: gzip and deflate (fflate), zstandard (fzstd).

import { Gunzip, Inflate } from 'fflate'
import { Damaged, startsWith } from './bytes'
import { unzstd } from './zstd'

export type Packing = 'plain' | 'gzip' | 'deflate' | 'zstd' | 'zip'

const GZIP = [0x1f, 0x8b]
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd]
const ZIP = [0x50, 0x4b]

/** How bytes that begin like this are packed, whatever the file is called. */
export function packingOf(head: Uint8Array): Packing {
  if (startsWith(head, GZIP)) return 'gzip'
  // A frame to be passed over may come first: 0x184D2A5?, least byte first.
  const isPassedOver = startsWith(head.subarray(1), [0x2a, 0x4d, 0x18]) && head[0]! >> 4 === 5
  if (startsWith(head, ZSTD) || isPassedOver) return 'zstd'
  return startsWith(head, ZIP) && (head[2] ?? 9) < 9 ? 'zip' : 'plain'
}

/** What comes out; throws `Damaged` after all that could be read. */
export async function* unpacked(
  chunks: AsyncIterable<Uint8Array>,
  packing: Packing,
): AsyncGenerator<Uint8Array> {
  if (packing === 'zstd') yield* unzstd(chunks)
  else if (packing === 'gzip' || packing === 'deflate') yield* inflated(chunks, packing)
  else yield* chunks
}

/** Packed bytes taken in at a time; a thousandfold of it is the most that comes out at once. */
const SLICE = 1 << 14

async function* inflated(
  chunks: AsyncIterable<Uint8Array>,
  packing: 'gzip' | 'deflate',
): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = []
  const take = (bytes: Uint8Array): void => {
    if (bytes.length > 0) out.push(bytes)
  }
  const stream = packing === 'gzip' ? new Gunzip(take) : new Inflate(take)
  let failed = false
  const push = (bytes: Uint8Array, isLast: boolean): void => {
    try {
      stream.push(bytes, isLast)
    } catch {
      failed = true
    }
  }
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && !failed; at += SLICE) {
      push(chunk.subarray(at, at + SLICE), false)
      const ready = out
      out = []
      yield* ready
    }
    if (failed) throw new Damaged(`Its ${packing} packing is damaged here; the rest was not read.`)
  }
  push(new Uint8Array(0), true)
  yield* out
  if (failed)
    throw new Damaged(
      `Its ${packing} packing ends too early: the file seems to be cut off. Copy or download it again.`,
    )
}
