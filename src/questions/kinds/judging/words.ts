// Small text helpers for explanations.

import { decimalText } from '#base/decimal'
import { listed } from '#base/words'
import { wordsOf } from '#planning/task/names'

/** `2,000`, `2,000.5`: integers and fractions, exactly. */
export function grouped(count: number): string {
  const [whole = '', part] = decimalText(count).split('.')
  if (!/^-?\d+$/.test(whole)) return String(count)
  const marked = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return part === undefined ? marked : `${marked}.${part}`
}

/** `1 action`, `2 actions`, `2,000 actions`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : plural}`

/** Maximum length of a name; longer texts are shortened. */
const LONGEST_NAME = 90

/** A name as shown in a sentence. */
export const quoted = (name: string): string =>
  `\`${name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME).trimEnd()}…`}\``

/** The name of a schema or predicate in `(name object …)`. */
export const headOf = (name: string): string => wordsOf(name)?.[0] ?? name

/** Names in backticks, as a list. */
export const listedNames = (names: readonly string[], max = 6): string => listed(names.map(quoted), max)

/** `a` or `an`, by the pronunciation of the following name: an `unstack`, a `use`. */
export const article = (name: string): 'a' | 'an' =>
  /^(?:[aeio](?!ne\b)|u(?!ni(?!n)|s[aeiu]))/i.test(name) ? 'an' : 'a'

/** Steps are numbered from 1, with their index from 0 in brackets. */
export const stepNamed = (index: number): string => `step ${index + 1} (index ${index})`

/** Maximum number of words in a verdict's sentence, names included. */
export const MAX_WORDS = 25

/** Number of words, separated by blanks: `(on a b)` has three. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The first of these wordings, longest first, that is short enough for a verdict's sentence; else the last. */
export const fitting = (...wordings: readonly string[]): string =>
  wordings.find(text => wordCount(text) <= MAX_WORDS) ?? wordings.at(-1)!

/** The unsatisfied conditions as a clause: `(clear b)` does not hold. */
export function failing(missing: readonly string[], unknown: readonly string[] = [], max = 2): string {
  const parts = missing.length > 0 ? missing : unknown
  if (parts.length === 0) return 'its precondition does not hold'
  if (parts.length <= max + 1) return `${listedNames(parts, max + 1)} ${parts.length === 1 ? 'does' : 'do'} not hold`
  return `${parts.slice(0, max).map(quoted).join(', ')} and ${grouped(parts.length - max)} other preconditions do not hold`
}
