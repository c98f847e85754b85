// The export of questions for a class in a format, as one file.

import { strToU8, zipSync } from 'fflate'
import type { Written } from '#teaching/exports/options'

/** Archives know only dates from 1980 on. The same questions give the same bytes, whenever they are packed. */
const EARLIEST = '1980-01-01T00:00:00'

/** The bytes of a file: the one text, or a zip archive of all. */
export function classPackage({ files, isArchive }: Written): Uint8Array<ArrayBuffer> {
  if (!isArchive) return strToU8(files[0]?.text ?? '') as Uint8Array<ArrayBuffer>
  const tree = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  return zipSync(tree, { level: 6, mtime: EARLIEST }) as Uint8Array<ArrayBuffer>
}
