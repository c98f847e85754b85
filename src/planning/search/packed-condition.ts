// Conditions over packed states: a conjunction as word tests. One test covers all literals of a word,
// positive and negative.

import { isNegated, literalFact } from '#planning/task/task'
import type { Disjunction } from '#planning/task/task'

/** Numbers a test takes: word, mask, value; it holds where `(state[word] & mask) === value`. */
export const TEST_SIZE = 3

/**
 * Appends the conjunction of these literals as tests, words ascending where literals are; false, and nothing appended, if it contradicts
 * itself.
 */
export function pushTests(literals: ArrayLike<number>, from: number, to: number, out: number[]): boolean {
  const start = out.length
  for (let i = from; i < to; i++) {
    const lit = literals[i]!
    const fact = literalFact(lit)
    const word = fact >>> 5
    const bit = 1 << (fact & 31)
    const value = isNegated(lit) ? 0 : bit
    let t = out.length - TEST_SIZE
    while (t >= start && out[t] !== word) t -= TEST_SIZE
    if (t < start) {
      out.push(word, bit, value)
      continue
    }
    if ((out[t + 1]! & bit) !== 0 && (out[t + 2]! & bit) !== value) {
      out.length = start
      return false
    }
    out[t + 1]! |= bit
    out[t + 2]! |= value
  }
  return true
}

/** Do the tests `[from, to)` of `tests` hold in the row that begins at `cells[at]`? */
export function passes(tests: Int32Array, from: number, to: number, cells: Int32Array, at: number): boolean {
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
    if (pushTests(conjunction, 0, conjunction.length, tests)) first.push(tests.length)
  }
  return { first: new Int32Array(first), tests: new Int32Array(tests) }
}

/** Does the condition hold in the row that begins at `cells[at]`? */
export function isSatisfied(condition: PackedCondition, cells: Int32Array, at: number): boolean {
  const { first, tests } = condition
  for (let i = 0; i + 1 < first.length; i++) if (passes(tests, first[i]!, first[i + 1]!, cells, at)) return true
  return false
}
