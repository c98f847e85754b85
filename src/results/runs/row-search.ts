// Searches for words in the ids, answers and explanations of rows, in steps that let other work run in between.

import type { Steps } from './row-order'
import type { RunTable } from './table'

/** Rows searched in one step. */
const STEP = 1_000

/** Splits the search text into words: lower case, no duplicates. */
export const wordsOf = (typed: string): readonly string[] => [
  ...new Set(typed.toLowerCase().split(/\s+/).filter(Boolean)),
]

/** True if a text, here the concatenated fields of a row, contains all of the words. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase()
  return words.every(word => lower.includes(word))
}

/**
 * Searches the rows from `from` on, and sets `found` for each that contains all words. Rows with 0 in `among` are
 * skipped: if each word extends one of an earlier search, only rows found then can match.
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

/** True if every row that contains the words of `after` also contains those of `before`. */
export const narrows = (before: readonly string[], after: readonly string[]): boolean =>
  before.every(word => after.some(longer => longer.includes(word)))
