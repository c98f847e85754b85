// Bytes of a text in UTF-8 or UTF-16 → bytes of the same text in UTF-8, without a byte order mark.

import { peeked, startsWith } from './bytes'

/** What the beginning says of the encoding; UTF-16 without a mark is known by the zeros beside its brackets and quotes. */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be'
  const [a, b, c, d] = head
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le'
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be'
  return 'utf-8'
}

export async function* asUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, all } = await peeked(chunks, 4)
  const encoding = encodingOf(head)
  if (encoding === 'utf-8') {
    let mark = startsWith(head, [0xef, 0xbb, 0xbf]) ? 3 : 0
    for await (const chunk of all) {
      const skipped = Math.min(mark, chunk.length)
      mark -= skipped
      if (chunk.length > skipped) yield skipped === 0 ? chunk : chunk.subarray(skipped)
    }
    return
  }
  const decoder = new TextDecoder(encoding)
  const encoder = new TextEncoder()
  for await (const chunk of all) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield encoder.encode(text)
  }
  const last = decoder.decode()
  if (last !== '') yield encoder.encode(last)
}
