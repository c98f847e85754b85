// Converts text in UTF-8 or UTF-16 to UTF-8 without a byte order mark, as a stream of bytes.

import { encodingOf } from '#base/encoding'
import { peeked, startsWith } from './bytes'

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
