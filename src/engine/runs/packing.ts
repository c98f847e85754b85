// Packs responses and questions for the store as gzipped JSON, since they are highly redundant.

/** Packs a JSON value. */
export async function packed(value: unknown): Promise<Uint8Array> {
  const blob = new Blob([JSON.stringify(value)])
  return bytesOf(blob.stream().pipeThrough(new CompressionStream('gzip')))
}

/** Unpacks a value; rejects if the bytes are invalid. */
export async function unpacked(bytes: Uint8Array): Promise<unknown> {
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
  const stream = blob.stream().pipeThrough(new DecompressionStream('gzip'))
  return JSON.parse(await new Response(stream).text())
}

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer())
