// Detects the encoding of a text's bytes: UTF-8, or the UTF-16 of Windows' shells and editors.

/** Maximum number of bytes examined. */
const looked = 1024

/**
 * The encoding of a text by its first bytes: UTF-16 by its byte order mark or, without one, by its zero bytes, since
 * PDDL, JSON and plans are mostly Latin letters, which have a zero in one of their two bytes. Everything else counts as
 * UTF-8.
 */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const pairs = Math.min(bytes.length, looked) >> 1
  let firsts = 0
  let seconds = 0
  for (let i = 0; i < pairs; i++) {
    if (bytes[2 * i] === 0) firsts++
    if (bytes[2 * i + 1] === 0) seconds++
  }
  if (pairs === 0) return 'utf-8'
  if (firsts === 0 && 2 * seconds > pairs) return 'utf-16le'
  if (seconds === 0 && 2 * firsts > pairs) return 'utf-16be'
  return 'utf-8'
}
