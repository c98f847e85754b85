// Conditions over packed states: a conjunction as word tests. One test covers all literals of a word,
// positive and negative.

import { isNegated, literalFact } from '../task/task'
import type { Disjunction } from '../task/task'

/** Numbers a test takes: word, mask, value; it holds where `(state[word] & mask) === value`. */
export const TEST_SIZE = 3

/** The conjunction of these literals as tests, words ascending; undefined where it contradicts itself. */
export function testsOf(literals: Iterable<number>): number[] | undefined {
  const masks = new Map<number, { mask: number; value: number }>()
  for (const lit of literals) {
    const fact = literalFact(lit)
    const bit = 1 << (fact & 31)
    const value = isNegated(lit) ? 0 : bit
    const known = masks.get(fact >>> 5)
    if (known === undefined) masks.set(fact >>> 5, { mask: bit, value })
    else if ((known.mask & bit) !== 0 && (known.value & bit) !== value) return undefined
    else {
      known.mask |= bit
      known.value |= value
    }
  }
  return [...masks]
    .sort((a, b) => a[0] - b[0])
    .flatMap(([word, { mask, value }]) => [word, mask, value])
}

/** Do the tests `[from, to)` of `tests` hold in the row that begins at `cells[at]`? */
export function passes(
  tests: Int32Array,
  from: number,
  to: number,
  cells: Int32Array,
  at: number,
): boolean {
  for (let t = from; t < to; t += TEST_SIZE)
    if ((cells[at + tests[t]!]! & tests[t + 1]!) !== tests[t + 2]!) return false
  return true
}

/** A condition in disjunctive form, for states in rows. */
export interface PackedCondition {
  /** Conjunction i is `tests[first[i]] .. tests[first[i+1]-1]`. */
  readonly first: Int32Array
  readonly tests: Int32Array
}

/** The disjunction for rows; conjunctions that contradict themselves are left out. */
export function packCondition(disjunction: Disjunction): PackedCondition {
  const tests: number[] = []
  const first = [0]
  for (const conjunction of disjunction) {
    const packed = testsOf(conjunction)
    if (packed === undefined) continue
    tests.push(...packed)
    first.push(tests.length)
  }
  return { first: Int32Array.from(first), tests: Int32Array.from(tests) }
}

/** Does the condition hold in the row that begins at `cells[at]`? */
export function isSatisfied(condition: PackedCondition, cells: Int32Array, at: number): boolean {
  const { first, tests } = condition
  for (let i = 0; i + 1 < first.length; i++)
    if (passes(tests, first[i]!, first[i + 1]!, cells, at)) return true
  return false
}
