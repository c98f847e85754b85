// A task compiled for search: one move per alternative of an action's precondition, as flat arrays over
// packed words. A derived value: it never changes what the task means (`task/step.ts` is the semantics).

import type { ActionId, Task } from '../task/task'
import { buildDecisionTree } from './decision-tree'
import { compileRules, type PackedRules } from './rules'
import { type PackedCondition, packCondition, testsOf } from './tests'

export interface Moves {
  /** Its initial state may be another one. */
  readonly task: Task
  readonly words: number
  /** Moves are numbered `0 .. count-1`. */
  readonly count: number
  /** Per move: its action. */
  readonly action: Int32Array
  /** Some action has more than one move: several of them may be applicable, and make one successor. */
  readonly hasAlternatives: boolean
  /** Finds applicable moves; see `decision-tree.ts`. */
  readonly tree: Int32Array

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
  /** Per action: its cost in `costUnit`s, whole where that is possible. */
  readonly cost: Float64Array
  /** Costs are multiples of this; all of `cost` is whole. False where no such unit was found: then the unit is 1. */
  readonly costUnit: number
  readonly isWhole: boolean
}

/** By the list of preconditions, which tasks that differ in initial state, goal or costs share. */
const compiled = new WeakMap<Task['alternatives'], Moves[]>()
const MAX_KEPT = 4

/** The moves of a task; compiled once for tasks that differ in their initial state alone. */
export function movesOf(task: Task): Moves {
  const known = compiled.get(task.alternatives) ?? []
  const found = known.find(
    moves => moves.task.goal === task.goal && moves.task.actionCost === task.actionCost,
  )
  if (found !== undefined) return found
  const moves = compileMoves(task)
  compiled.set(task.alternatives, [moves, ...known.slice(0, MAX_KEPT - 1)])
  return moves
}

function compileMoves(task: Task): Moves {
  const { alternatives, firstAlternative } = task
  const action: number[] = []
  const literals: number[][] = []
  for (let a = 0; a < task.actionCount; a++)
    for (let alt = firstAlternative[a]!; alt < firstAlternative[a + 1]!; alt++) {
      const row = [
        ...alternatives.items.subarray(alternatives.first[alt]!, alternatives.first[alt + 1]!),
      ]
      if (testsOf(row) === undefined) continue
      action.push(a)
      literals.push(row)
    }
  return {
    task,
    words: task.words,
    count: action.length,
    action: Int32Array.from(action),
    hasAlternatives: task.firstAlternative[task.actionCount]! > task.actionCount,
    tree: buildDecisionTree(task, literals),
    ...compileEffects(task),
    rules: task.hasRules ? compileRules(task) : undefined,
    goal: packCondition(task.goal),
    ...wholeCosts(task.actionCost),
  }
}

function compileEffects(
  task: Task,
): Pick<Moves, 'firstChange' | 'changes' | 'firstConditional' | 'parts' | 'conditional'> {
  const { firstEffect, effectCondition, effectAdds, effectDeletes } = task
  const firstChange = [0]
  const changes: number[] = []
  const firstConditional = [0]
  const parts: number[] = []
  const conditional: number[] = []
  for (let a = 0; a < task.actionCount; a++) {
    for (let e = firstEffect[a]!; e < firstEffect[a + 1]!; e++) {
      const adds = effectAdds.items.subarray(effectAdds.first[e]!, effectAdds.first[e + 1]!)
      const deletes = effectDeletes.items.subarray(
        effectDeletes.first[e]!,
        effectDeletes.first[e + 1]!,
      )
      const condition = effectCondition.items.subarray(
        effectCondition.first[e]!,
        effectCondition.first[e + 1]!,
      )
      if (condition.length === 0) {
        const stay = wordMasks(deletes)
        const set = wordMasks(adds)
        for (const word of new Set([...stay.keys(), ...set.keys()]))
          changes.push(word, ~(stay.get(word) ?? 0), set.get(word) ?? 0)
        continue
      }
      const tests = testsOf(condition)
      if (tests === undefined) continue
      parts.push(conditional.length)
      conditional.push(...tests)
      parts.push(conditional.length)
      for (const [word, mask] of wordMasks(deletes)) conditional.push(word, ~mask)
      parts.push(conditional.length)
      for (const [word, mask] of wordMasks(adds)) conditional.push(word, mask)
    }
    firstChange.push(changes.length)
    firstConditional.push(parts.length / 3)
  }
  parts.push(conditional.length)
  return {
    firstChange: Int32Array.from(firstChange),
    changes: Int32Array.from(changes),
    firstConditional: Int32Array.from(firstConditional),
    parts: Int32Array.from(parts),
    conditional: Int32Array.from(conditional),
  }
}

/** The facts as masks by word. */
function wordMasks(facts: Iterable<number>): Map<number, number> {
  const masks = new Map<number, number>()
  for (const fact of facts) {
    const word = fact >>> 5
    masks.set(word, (masks.get(word) ?? 0) | (1 << (fact & 31)))
  }
  return masks
}

/** Largest whole cost that is still added exactly along any plan that fits in memory. */
const MAX_WHOLE = 2 ** 40

/** Costs as whole multiples of a unit: their greatest common divisor, or a negative power of ten. */
function wholeCosts(costs: Float64Array): Pick<Moves, 'cost' | 'costUnit' | 'isWhole'> {
  for (let digits = 0; digits <= 9; digits++) {
    const scale = 10 ** digits
    let divisor = 0
    let whole = true
    for (const cost of costs) {
      const scaled = Math.round(cost * scale)
      if (scaled / scale !== cost || scaled > MAX_WHOLE) {
        whole = false
        break
      }
      divisor = greatestCommonDivisor(divisor, scaled)
    }
    if (!whole) continue
    const unit = Math.max(1, divisor)
    return {
      cost: costs.map(cost => Math.round(cost * scale) / unit),
      costUnit: unit / scale,
      isWhole: true,
    }
  }
  return { cost: costs, costUnit: 1, isWhole: false }
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b]
  return a
}

/** What these actions cost together, with whole sums where the unit allows it. */
export function costOf(moves: Moves, actions: readonly ActionId[]): number {
  let sum = 0
  for (const action of actions) sum += moves.cost[action]!
  return inUnits(moves, sum)
}

/** A sum of `Moves.cost` as a cost of the task. */
export const inUnits = (moves: Moves, sum: number): number =>
  // Divided where the unit is a fraction, for 3 tenths are 0.3 and not 3 * 0.1.
  moves.costUnit < 1 ? sum / Math.round(1 / moves.costUnit) : sum * moves.costUnit
