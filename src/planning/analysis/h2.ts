// Pairs of literals that can hold together, over-approximated: h^2 (Haslum & Geffner 2000) as a fixpoint on bit rows.
// Literals are the facts, and their negations where a condition is negative. Conditional effects and rules are
// over-approximated: an effect is its action with a larger precondition, two effects may fire together if their
// conditions may hold together, and a derived fact may hold with any literal that may hold with its rule's body.

import { forEachBit, hasBit, wordsFor } from '#base/bits'
import type { Certificate } from '#planning/certificates/certificate'
import { factName } from '#planning/task/names'
import { AUXILIARY, FLUENT, isNegated, literalFact } from '#planning/task/task'
import type { Conjunction, Disjunction, State, Task } from '#planning/task/task'
import { fillTable } from './h2-fixpoint'
import type { H2Table } from './h2-table'
import { h2Units } from './h2-units'

/** Maximum numbers of 32-bit words: for the table, and for the work of the fixpoint. */
export interface H2Limits {
  readonly maxTableWords: number
  readonly maxWork: number
}
export const h2Limits: H2Limits = { maxTableWords: 12_000_000, maxWork: 3_000_000_000 }

export interface H2Options {
  readonly from?: State
  /** Never enter a state where this fluent fact holds. */
  readonly avoid?: number
  /** 1 for actions that may not be used. */
  readonly without?: Uint8Array
}

/** The fixpoint, or undefined if a limit was reached. */
export function computeH2(task: Task, limits: H2Limits = h2Limits, options: H2Options = {}): H2Table | undefined {
  const { literals, rowOf } = followedLiterals(task)
  const count = literals.length
  const words = wordsFor(count)
  if (count * words > limits.maxTableWords) return undefined
  const table: H2Table = { task, literals, rowOf, words, rows: new Uint32Array(count * words) }
  const units = h2Units(task, rowOf, options)
  return fillTable(table, units, options.from ?? task.initial, limits.maxWork) ? table : undefined
}

/** Every fact, and the negations that some condition requires. Negated derived facts are not followed. */
function followedLiterals(task: Task): { literals: Int32Array; rowOf: Int32Array } {
  const wanted = new Uint8Array(2 * task.factCount)
  for (let fact = 0; fact < task.factCount; fact++) wanted[2 * fact] = 1
  const want = (lit: number): void => {
    if (!isNegated(lit) || task.factKind[literalFact(lit)] === FLUENT) wanted[lit] = 1
  }
  task.alternatives.items.forEach(want)
  task.effectCondition.items.forEach(want)
  task.ruleBody.items.forEach(want)
  for (const conjunction of task.goal) conjunction.forEach(want)
  const rowOf = new Int32Array(2 * task.factCount).fill(-1)
  const literals: number[] = []
  for (let lit = 0; lit < wanted.length; lit++) if (wanted[lit] === 1) rowOf[lit] = literals.push(lit) - 1
  return { literals: Int32Array.from(literals), rowOf }
}

/** True if no pair excludes that all of these literals hold together. */
export function mayHoldTogether(table: H2Table, literals: Conjunction): boolean {
  const { rowOf, rows, words } = table
  for (let i = 0; i < literals.length; i++) {
    const one = rowOf[literals[i]!]!
    if (one < 0) continue
    for (let j = 0; j <= i; j++) {
      const other = rowOf[literals[j]!]!
      if (other >= 0 && !hasBit(rows, one * words, other)) return false
    }
  }
  return true
}

/** True if no pair excludes that the condition holds. */
export const mayHoldInPairs = (table: H2Table, condition: Disjunction): boolean =>
  condition.some(literals => mayHoldTogether(table, literals))

/** True if no pair excludes that the action is applied. */
function mayApply(table: H2Table, action: number): boolean {
  const { firstAlternative, alternatives } = table.task
  for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
    const items = alternatives.items.subarray(alternatives.first[alt]!, alternatives.first[alt + 1]!)
    if (mayHoldTogether(table, items as unknown as Conjunction)) return true
  }
  return false
}

/** Actions that pairs rule out have a 1. O(actions). */
export function impossibleActions(table: H2Table): Uint8Array {
  const found = new Uint8Array(table.task.actionCount)
  for (let action = 0; action < found.length; action++) if (!mayApply(table, action)) found[action] = 1
  return found
}

/** The table as a certificate: all literals and pairs it rules out. */
export function h2Certificate(table: H2Table): Certificate {
  const { task, literals, rows, words } = table
  const place = new Int32Array(literals.length).fill(-1)
  const names: string[] = []
  for (let row = 0; row < literals.length; row++) {
    const fact = literalFact(literals[row]!)
    if (task.factKind[fact] === AUXILIARY) continue
    const name = factName(task, fact)
    place[row] = names.push(isNegated(literals[row]!) ? `(not ${name})` : name) - 1
  }
  const impossible: number[] = []
  const pairs: number[] = []
  const compatible = new Uint32Array(words)
  for (let row = 0; row < literals.length; row++) {
    if (place[row]! < 0) continue
    if (!hasBit(rows, row * words, row)) {
      impossible.push(place[row]!)
      continue
    }
    for (let w = 0; w < words; w++) compatible[w] = ~rows[row * words + w]!
    forEachBit(compatible, 0, words, other => {
      if (other < row && place[other]! >= 0 && hasBit(rows, other * words, other))
        pairs.push(place[other]!, place[row]!)
    })
  }
  return {
    kind: 'h2',
    literals: names,
    impossible: Uint32Array.from(impossible),
    pairs: Uint32Array.from(pairs),
  }
}
