// A task compiled for search: one move per alternative of an action's precondition, as flat arrays over
// packed words. A derived value: it never changes what the task means (`task/step.ts` is the semantics).

import { digitsAfterPoint, fromWhole, MAX_SCALED, MAX_WHOLE, maxDigits, toWhole } from '#base/decimal'
import type { ActionId, Rows, Task } from '#planning/task/task'
import { buildDecisionTree } from './decision-tree'
import { compileRules, type PackedRules } from './rules'
import { type PackedCondition, packCondition, pushTests, TEST_SIZE } from './packed-condition'

export interface Moves {
  /** Its initial state may be another one. */
  readonly task: Task
  readonly words: number
  /** Moves are numbered `0 .. count-1`. */
  readonly count: number
  /** Some action has more than one move: several of them may be applicable, and make one successor. */
  readonly hasAlternatives: boolean
  /** All moves to be checked one by one, as a decision tree of one node; and the tree, made when first asked for. */
  readonly list: Int32Array
  tree(): Int32Array

  /**
   * Per action: its unconditional effect is `changes[firstChange[a]] .. changes[firstChange[a+1]-1]`,
   * three numbers each: word, mask of bits that stay, mask of bits set.
   */
  readonly firstChange: Int32Array
  readonly changes: Int32Array

  /** Per action: its conditional effects are `firstConditional[a] .. firstConditional[a+1]-1`. */
  readonly firstConditional: Int32Array
  /** Per conditional effect i: tests, deletes (word, stay) and adds (word, set) begin at `3i`, `3i+1`, `3i+2` of `parts` and end where the next begins. */
  readonly parts: Int32Array
  readonly conditional: Int32Array

  /** How derived and auxiliary facts follow from the others; undefined without rules. */
  readonly rules: PackedRules | undefined
  readonly goal: PackedCondition
  /** Per action: its cost in units, a whole number. Sums of costs are exact up to 2^53 - 1, and above it above it. */
  readonly cost: Float64Array
  readonly unit: CostUnit
}

/** The unit of costs. */
export interface CostUnit {
  /** A number with this many decimal places (of the costs): the greatest common divisor of all costs. */
  readonly size: number
  readonly digits: number
  /** False if some cost is not exact: then there is no unit, and no cost is given. */
  readonly isExact: boolean
}

/** By the list of preconditions, which tasks that differ in initial state, goal or costs share. */
const compiled = new WeakMap<Task['alternatives'], Moves[]>()
const MAX_KEPT = 4

/**
 * The moves of a task; compiled once for tasks that differ only in their initial state. Costs are counted in the
 * given unit, as for a part of a larger task, or in the task's own.
 */
export function movesOf(task: Task, unit?: CostUnit): Moves {
  const known = compiled.get(task.alternatives) ?? []
  const found = known.find(
    moves =>
      moves.task.goal === task.goal &&
      moves.task.actionCost === task.actionCost &&
      (unit === undefined || isSameUnit(unit, moves.unit)),
  )
  if (found !== undefined) return found
  const moves = compileMoves(task, unit ?? costUnit(task.actionCost))
  compiled.set(task.alternatives, [moves, ...known.slice(0, MAX_KEPT - 1)])
  return moves
}

function compileMoves(task: Task, unit: CostUnit): Moves {
  const { alternatives, firstAlternative } = task
  const action: number[] = []
  const alternative: number[] = []
  const checks: number[] = []
  let tree: Int32Array | undefined
  for (let a = 0; a < task.actionCount; a++)
    for (let alt = firstAlternative[a]!; alt < firstAlternative[a + 1]!; alt++) {
      const place = checks.length
      checks.push(a, 0)
      const { first, items } = alternatives
      if (!pushTests(items, first[alt]!, first[alt + 1]!, checks)) {
        checks.length = place
        continue
      }
      checks[place + 1] = (checks.length - place - 2) / TEST_SIZE
      action.push(a)
      alternative.push(alt)
    }
  return {
    task,
    words: task.words,
    count: action.length,
    hasAlternatives: firstAlternative[task.actionCount]! > task.actionCount,
    list: leafOf(checks, action.length),
    tree() {
      tree ??= buildDecisionTree(task, action, alternative)
      return tree
    },
    ...compileEffects(task),
    rules: task.hasRules ? compileRules(task) : undefined,
    goal: packCondition(task.goal),
    cost: unitCosts(task.actionCost, unit),
    unit,
  }
}

/** A tree of one node, which checks all moves. */
function leafOf(checks: readonly number[], count: number): Int32Array {
  const leaf = new Int32Array(checks.length + 3)
  leaf[0] = count
  leaf.set(checks, 1)
  return leaf
}

function compileEffects(
  task: Task,
): Pick<Moves, 'firstChange' | 'changes' | 'firstConditional' | 'parts' | 'conditional'> {
  const { firstEffect, effectCondition } = task
  const firstChange = new Int32Array(task.actionCount + 1)
  const changes: number[] = []
  const firstConditional = new Int32Array(task.actionCount + 1)
  const parts: number[] = []
  const conditional: number[] = []
  for (let a = 0; a < task.actionCount; a++) {
    for (let e = firstEffect[a]!; e < firstEffect[a + 1]!; e++) {
      const from = effectCondition.first[e]!
      const to = effectCondition.first[e + 1]!
      if (from === to) {
        pushChanges(task, e, changes)
        continue
      }
      const start = conditional.length
      if (!pushTests(effectCondition.items, from, to, conditional)) continue
      parts.push(start, conditional.length)
      pushMasks(task.effectDeletes, e, true, conditional)
      parts.push(conditional.length)
      pushMasks(task.effectAdds, e, false, conditional)
    }
    firstChange[a + 1] = changes.length
    firstConditional[a + 1] = parts.length / 3
  }
  parts.push(conditional.length)
  return {
    firstChange,
    changes: new Int32Array(changes),
    firstConditional,
    parts: new Int32Array(parts),
    conditional: new Int32Array(conditional),
  }
}

/** Appends word, mask of bits that stay, mask of bits set, for each word that the effect changes. */
function pushChanges({ effectAdds, effectDeletes }: Task, effect: number, out: number[]): void {
  let d = effectDeletes.first[effect]!
  let a = effectAdds.first[effect]!
  const lastDelete = effectDeletes.first[effect + 1]!
  const lastAdd = effectAdds.first[effect + 1]!
  while (d < lastDelete || a < lastAdd) {
    const word = Math.min(
      d < lastDelete ? effectDeletes.items[d]! >>> 5 : Infinity,
      a < lastAdd ? effectAdds.items[a]! >>> 5 : Infinity,
    )
    let stay = -1
    let set = 0
    for (; d < lastDelete && effectDeletes.items[d]! >>> 5 === word; d++) stay &= ~(1 << (effectDeletes.items[d]! & 31))
    for (; a < lastAdd && effectAdds.items[a]! >>> 5 === word; a++) set |= 1 << (effectAdds.items[a]! & 31)
    out.push(word, stay, set)
  }
}

/** Appends word and mask of the row's facts, or of all others, for each word that has some. */
function pushMasks(rows: Rows, row: number, others: boolean, out: number[]): void {
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; ) {
    const word = rows.items[i]! >>> 5
    let mask = 0
    for (; i < rows.first[row + 1]! && rows.items[i]! >>> 5 === word; i++) mask |= 1 << (rows.items[i]! & 31)
    out.push(word, others ? ~mask : mask)
  }
}

/** The largest unit that all these costs are multiples of. */
export function costUnit(costs: Float64Array): CostUnit {
  const digits = maxDigits(costs)
  let size = 0
  let last: number | undefined
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i]!
    if (cost === last) continue
    last = cost
    const whole = toWhole(cost, digits)
    if (Number.isNaN(whole)) return { size: 1, digits: 0, isExact: false }
    if (whole !== size) size = greatestCommonDivisor(size, whole)
  }
  return { size: Math.max(1, size), digits, isExact: true }
}

const isSameUnit = (one: CostUnit, other: CostUnit): boolean =>
  one.size === other.size && one.digits === other.digits && one.isExact === other.isExact

const unitCosts = (costs: Float64Array, { size, digits, isExact }: CostUnit): Float64Array =>
  !isExact || (digits === 0 && size === 1) ? costs : costs.map(cost => toWhole(cost, digits) / size)

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b]
  return a
}

/** The sum of the costs of these actions; NaN if it exceeds the exact range. */
export function costOf(moves: Moves, actions: readonly ActionId[]): number {
  let sum = 0
  for (const action of actions) sum += moves.cost[action]!
  return inUnits(moves, sum)
}

/** A sum of `Moves.cost` as a cost of the task; NaN if that is beyond what is counted exactly. */
export function inUnits({ unit }: Moves, sum: number): number {
  if (sum === Infinity) return unit.isExact ? sum : Number.NaN
  // Above 2^53 the product is inexact, and still above.
  return unit.isExact ? fromWhole(sum * unit.size, unit.digits) : Number.NaN
}

/** The same for a sum that is a lower bound on costs; the largest exact sum if it exceeds that. */
export function boundInUnits(moves: Moves, sum: number): number {
  const cost = inUnits(moves, sum)
  if (!Number.isNaN(cost)) return cost
  const { digits, isExact } = moves.unit
  return isExact ? fromWhole(digits === 0 ? MAX_WHOLE : MAX_SCALED, digits) : 0
}

/** A cost in units, rounded down if it is not a sum of the task's costs; NaN if it cannot be exact. */
export function toUnits({ unit }: Moves, cost: number): number {
  if (cost === Infinity) return cost
  const digits = Math.max(unit.digits, digitsAfterPoint(cost))
  const finer = toWhole(1, digits - unit.digits)
  return Math.floor(toWhole(cost, digits) / (unit.size * finer))
}
