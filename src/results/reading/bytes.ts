// Pieces of bytes: joined, gathered up to a limit, looked at before they are read.

import { joined } from '#base/joined'
import type { ByteSource } from './source'

/** Bytes cannot be unpacked or are missing; the message is for people, a whole sentence. */
export class Damaged extends Error {}

/** Bytes that are in memory as a source. */
export const inMemory = (name: string, bytes: Uint8Array): ByteSource & Required<ByteSource> => ({
  name,
  size: bytes.length,
  async *stream() {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
  },
  read: async (from, to) => bytes.subarray(from, to),
})

/** Bytes asked of a source at a time. */
export const PIECE = 1 << 18

/** All bytes, or undefined if there are more than `most`. */
export async function gathered(chunks: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > most) return undefined
    pieces.push(chunk)
  }
  return joined(pieces)
}

/** A stream of which the beginning was examined. Who does not read `all` ends it by `close`. */
export interface Peeked {
  /** The first bytes: all of them if there are fewer than requested. */
  readonly head: Uint8Array
  /** The stream from its beginning. */
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
  // A generator that was never started would not end the stream under it.
  const close = async (): Promise<void> => {
    await iterator.return?.()
  }
  return { head: head.subarray(0, count), all: all(), close }
}

export const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, i) => bytes[i] === byte)
