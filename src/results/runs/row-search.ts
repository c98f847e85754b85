// Finding words in rows: in id, answer and explanation, in steps, with room for others in between.

import type { Steps } from './row-order'
import type { RunTable } from './table'

/** Rows looked through in one step. */
const STEP = 1_000

/** The typed text as words: in lower case, without repeats. */
export const wordsOf = (typed: string): readonly string[] => [
  ...new Set(typed.toLowerCase().split(/\s+/).filter(Boolean)),
]

/** True if a text, with others of the same row, contains all of the words. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase()
  return words.every(word => lower.includes(word))
}

/**
 * Searches the rows from `from` on, and sets `found` of each that has all words. A row that is 0 in `among` is passed over: words that
 * begin with those of an earlier search can only be where those were found.
 */
export function* searchSteps(
  table: RunTable,
  words: readonly string[],
  found: Uint8Array,
  { from = 0, among = null }: { from?: number; among?: Uint8Array | null } = {},
): Steps<void> {
  const ids = table.coded('id')
  for (let row = from; row < found.length; row++) {
    if (row % STEP === STEP - 1) yield
    if (among !== null && among[row] === 0) continue
    const text = `${ids.at(row)}\n${table.text('answer', row)}\n${table.text('explanation', row)}`
    if (hasWords(text, words)) found[row] = 1
  }
}

/** True if only rows with the words of `before` can have those of `after`. */
export const narrows = (before: readonly string[], after: readonly string[]): boolean =>
  before.every(word => after.some(longer => longer.includes(word)))
