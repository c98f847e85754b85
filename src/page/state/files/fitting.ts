// The largest size of a file that is opened.

import type { App } from '../app'
import type { NamedFile } from './named-file'

/** Larger files are refused before they are read. */
const MAX_BYTES = 256 * 1024 * 1024

/** Files beyond a size are refused before they are read. */
export function isFitting({ notices }: App, { file }: NamedFile): boolean {
  if (file.size <= MAX_BYTES) return true
  notices.notify({
    tone: 'problem',
    title: `${file.name} is too large`,
    lines: [
      `It has ${Math.ceil(file.size / 1024 / 1024)} MB; files of up to 256 MB can be opened. Split the file, or open only the part you need.`,
    ],
  })
  return false
}
