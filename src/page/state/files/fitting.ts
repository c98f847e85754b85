// Refuses files that are too large to open.

import type { App } from '../app'
import type { NamedFile } from './named-file'

/** Maximum size in bytes of a file that is opened. */
const MAX_BYTES = 256 * 1024 * 1024

/** False, with a notice, for a file that is too large; it is not read. */
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
