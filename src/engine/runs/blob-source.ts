// A dropped file as a source of bytes.

import type { ByteSource } from '#results/reading/source'
import type { NamedFile } from '#engine/api/runs'

export const blobSource = ({ name, file }: NamedFile): ByteSource => ({
  name,
  size: file.size,
  stream: () => piecesOf(file.stream()),
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

/** Not every browser supports `for await` on streams. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // If reading ends early, the rest is not fetched.
    await reader.cancel().catch(() => {})
  }
}
