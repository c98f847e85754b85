// Packs a class's questions, exported in one format, into one file.

import { strToU8, zipSync } from 'fflate'
import type { Written } from '#teaching/exports/options'

/** ZIP cannot store dates before 1980. A fixed date makes equal questions give equal bytes. */
const EARLIEST = '1980-01-01T00:00:00'

/** The bytes of the file: the single text, or a zip archive of all texts. */
export function classPackage({ files, isArchive }: Written): Uint8Array<ArrayBuffer> {
  if (!isArchive) return strToU8(files[0]?.text ?? '') as Uint8Array<ArrayBuffer>
  const tree = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  return zipSync(tree, { level: 6, mtime: EARLIEST }) as Uint8Array<ArrayBuffer>
}
