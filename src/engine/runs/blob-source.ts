// A dropped file as bytes to read.

import type { ByteSource } from '#results/reading/source'
import type { NamedFile } from '#engine/api/runs'

export const blobSource = ({ name, file }: NamedFile): ByteSource => ({
  name,
  size: file.size,
  stream: () => piecesOf(file.stream()),
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

/** Not every browser can loop over a stream. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Where reading ends early the rest need not be fetched.
    await reader.cancel().catch(() => {})
  }
}
