// Chosen or dropped files, as text.

import { encodingOf } from '#base/encoding'

/** Decodes UTF-8 or UTF-16, without the byte order mark. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}
