// Opens a file of questions in the same way as the page.

import { type OpenedFile, inspect } from '#results/files/inspect'

/** The questions in a file; throws if it contains something else. */
export function opened(name: string, content: string | Uint8Array): OpenedFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const found = inspect(name, bytes)
  if (found.kind !== 'questions') throw new Error(`${name} was taken for ${found.kind}.`)
  return found.file
}
