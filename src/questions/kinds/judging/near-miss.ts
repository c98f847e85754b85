// Detects answers that are almost right.

import { wordsOf } from '#planning/task/names'
import { jaccard, type Overlap, strictJaccard } from '../overlap'
import type { Finding } from '../verdict'
import { counted } from './words'

/** Maximum number of wrong items in a near miss. */
const MAX_WRONG = 2

/**
 * A note that a set is right except for one or two items, with its similarity measures; empty if more items are wrong,
 * or as many as are right.
 */
export function nearMissOfSet(overlap: Overlap, noun: string): Finding[] {
  const { right, extra, missing } = overlap
  const wrong = extra + missing
  if (wrong === 0 || wrong > MAX_WRONG || right <= wrong) return []
  const be = (count: number): string => `${count} ${count === 1 ? 'is' : 'are'}`
  const wanting = missing === 0 ? '' : `, ${be(missing)} missing`
  const beyond = extra === 0 ? '' : missing === 0 ? `, ${be(extra)} too many` : ` and ${extra} too many`
  const loose = share(jaccard(overlap))
  const strict = share(strictJaccard(overlap))
  const text = `${counted(right, `${noun} is`, `${noun}s are`)} right${wanting}${beyond}: Jaccard similarity ${loose}, strict ${strict}.`
  return [{ role: 'near-miss', item: '', text }]
}

/** Rounded, but 1 is shown only for exactly 1. */
const share = (value: number): string => (value < 1 ? Math.min(value, 0.99) : 1).toFixed(2)

/** The name with its objects sorted: equal for names that differ only in the order of their objects. */
export function regardlessOfOrder(name: string): string {
  const [head, ...objects] = wordsOf(name) ?? [name]
  return [head, ...objects.sort()].join(' ')
}

/** The first name in `right` that equals `name` except for the order of its objects. */
export function reordered(name: string, right: Iterable<string>): string | undefined {
  const key = regardlessOfOrder(name)
  for (const other of right) if (other !== name && regardlessOfOrder(other) === key) return other
  return undefined
}
