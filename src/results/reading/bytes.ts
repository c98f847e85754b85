// Operations on streams of bytes: joining, collecting up to a limit, peeking at the beginning.

import { joined } from '#base/joined'
import type { ByteSource } from './source'

/** Bytes that cannot be unpacked or are missing; the message is a whole sentence for people. */
export class Damaged extends Error {}

/** A source of bytes that are in memory. */
export const inMemory = (name: string, bytes: Uint8Array): ByteSource & Required<ByteSource> => ({
  name,
  size: bytes.length,
  async *stream() {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
  },
  read: async (from, to) => bytes.subarray(from, to),
})

/** Bytes requested from a source at a time. */
export const PIECE = 1 << 18

/** All bytes, or undefined if there are more than `max`. */
export async function gathered(chunks: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > max) return undefined
    pieces.push(chunk)
  }
  return joined(pieces)
}

/** A stream after its beginning was examined. Callers that do not read `all` must call `close`. */
export interface Peeked {
  /** The first bytes: the requested number, or all if there are fewer. */
  readonly head: Uint8Array
  /** The whole stream from its beginning. */
  readonly all: AsyncIterable<Uint8Array>
  close(): Promise<void>
}

export async function peeked(chunks: AsyncIterable<Uint8Array>, count: number): Promise<Peeked> {
  const iterator = chunks[Symbol.asyncIterator]()
  const pieces: Uint8Array[] = []
  let size = 0
  let ended = false
  while (size < count && !ended) {
    const next = await iterator.next()
    if (next.done === true) ended = true
    else {
      pieces.push(next.value)
      size += next.value.length
    }
  }
  const head = joined(pieces)
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      if (head.length > 0) yield head
      while (!ended) {
        const next = await iterator.next()
        if (next.done === true) return
        yield next.value
      }
    } finally {
      await iterator.return?.()
    }
  }
  // A generator that was never started does not close the stream it reads from.
  const close = async (): Promise<void> => {
    await iterator.return?.()
  }
  return { head: head.subarray(0, count), all: all(), close }
}

export const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, i) => bytes[i] === byte)
