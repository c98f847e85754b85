// Files that were chosen or dropped, as text.

import { encodingOf } from '#base/encoding'

/** In UTF-8 or UTF-16, without a byte order mark. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}
