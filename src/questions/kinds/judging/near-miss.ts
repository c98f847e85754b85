// How little would make a wrong answer right.

import { wordsOf } from '#planning/task/names'
import { jaccard, type Overlap, strictJaccard } from '../overlap'
import type { Finding } from '../verdict'
import { counted } from './words'

/** More items wrong than this are no near miss. */
const MAX_WRONG = 2

/** That a set is right but for an item or two, with its measures; none if more is wrong, or as much as is right. */
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

/** Rounded, but 1 is stated about 1 alone. */
const share = (value: number): string => (value < 1 ? Math.min(value, 0.99) : 1).toFixed(2)

/** The name with its objects in any order: equal for names that differ in the order of their objects only. */
export function regardlessOfOrder(name: string): string {
  const [head, ...objects] = wordsOf(name) ?? [name]
  return [head, ...objects.sort()].join(' ')
}

/** The first of `right` that is `name` with its objects in another order. */
export function reordered(name: string, right: Iterable<string>): string | undefined {
  const key = regardlessOfOrder(name)
  for (const other of right) if (other !== name && regardlessOfOrder(other) === key) return other
  return undefined
}
