// Redundant actions of a plan: one step, two in a row, and a smallest plan within it, which is hard to find in general (Fink & Yang 1992)
// and therefore searched for only up to a counted limit.

import { NO_ROOM } from '#base/hash-table'
import { movesOf } from '#planning/search/moves'
import { StateTable } from '#planning/search/state-table'
import { Successors } from '#planning/search/successors'
import { isSatisfied } from '#planning/search/packed-condition'
import type { ActionId, Disjunction, State, Task } from '#planning/task/task'
import { isApplicable, progress } from '#planning/task/step'
import { reachesFrom } from '#planning/task/trace'

export interface RedundantActions {
  /** Positions of steps that can each be left out alone. */
  readonly single: readonly number[]
  /** Positions i where steps i and i+1 can be left out together. */
  readonly pairs: readonly number[]
}

/** The steps of a plan that can be left out, alone or with the next one. O(steps²) steps. */
export function redundantActions(task: Task, plan: readonly ActionId[]): RedundantActions {
  const single: number[] = []
  const pairs: number[] = []
  let state: State = task.initial
  for (let position = 0; position < plan.length; position++) {
    if (reachesFrom(task, state, plan.slice(position + 1), task.goal)) single.push(position)
    if (position + 1 < plan.length && reachesFrom(task, state, plan.slice(position + 2), task.goal))
      pairs.push(position)
    state = progress(task, state, plan[position]!)
  }
  return { single, pairs }
}

/** A plan inside a plan. */
export interface SubPlan {
  /** Positions that stay, ascending. */
  readonly kept: readonly number[]
  /** No plan inside the plan has fewer steps. */
  readonly smallest: boolean
}

/**
 * A smallest plan inside the plan: states after each step, with the step taken or left out, each state once a
 * position with the fewest steps taken. Past `maxStates`, steps are only left out greedily, from the front.
 */
export function smallestSubPlan(task: Task, plan: readonly ActionId[], maxStates = 200_000): SubPlan {
  return (
    searchSubPlan(task, plan, maxStates) ?? {
      kept: withoutNeedless(task, plan, task.goal),
      smallest: false,
    }
  )
}

/** A state reached by keeping some of the steps; its row is in the table of its layer. */
interface Layer {
  readonly table: StateTable
  /** Per state: steps taken, the state of the layer before, and whether the step between was taken. */
  readonly taken: number[]
  readonly before: number[]
  readonly took: boolean[]
}

function searchSubPlan(task: Task, plan: readonly ActionId[], maxStates: number): SubPlan | undefined {
  const moves = movesOf(task)
  const successors = new Successors(moves)
  const { words } = task
  const first: Layer = { table: new StateTable(words), taken: [0], before: [-1], took: [false] }
  first.table.insert(task.initial)
  const layers: Layer[] = [first]
  let stored = 1
  let best = { position: plan.length, state: -1, taken: Infinity }
  const look = (layer: Layer, position: number): void => {
    for (let state = 0; state < layer.table.count; state++)
      if (layer.taken[state]! < best.taken && isSatisfied(moves.goal, layer.table.cells, state * words))
        best = { position, state, taken: layer.taken[state]! }
  }
  look(first, 0)
  const row = new Int32Array(2 * words)
  for (let position = 0; position < plan.length; position++) {
    const from = layers[position]!
    const to: Layer = { table: new StateTable(words), taken: [], before: [], took: [] }
    for (let state = 0; state < from.table.count; state++) {
      const taken = from.taken[state]!
      // A state with as many steps as the best plan found cannot beat it.
      if (taken >= best.taken) continue
      row.set(from.table.cells.subarray(state * words, (state + 1) * words))
      if (!enter(to, row, 0, taken, state, false)) return undefined
      if (!isApplicable(task, new Uint32Array(row.slice(0, words).buffer), plan[position]!)) continue
      successors.apply(plan[position]!, row, 0, words)
      if (!enter(to, row, words, taken + 1, state, true)) return undefined
    }
    stored += to.table.count
    if (stored > maxStates) return undefined
    layers.push(to)
    look(to, position + 1)
  }
  if (best.state < 0) return undefined
  const kept: number[] = []
  for (let { position, state } = best; position > 0; position--) {
    const layer = layers[position]!
    if (layer.took[state]) kept.push(position - 1)
    state = layer.before[state]!
  }
  return { kept: kept.reverse(), smallest: true }
}

/** Adds a state to a layer, or lowers its count; false if memory is exhausted. */
function enter(layer: Layer, row: Int32Array, at: number, taken: number, before: number, took: boolean): boolean {
  const known = layer.table.count
  const state = layer.table.insert(row, at)
  if (state === NO_ROOM) return false
  if (state < known && layer.taken[state]! <= taken) return true
  layer.taken[state] = taken
  layer.before[state] = before
  layer.took[state] = took
  return true
}

/**
 * The positions that stay when steps are left out greedily, one or two in a row at a time, while the condition
 * still holds at the end. O(steps²) steps.
 */
export function withoutNeedless(task: Task, sequence: readonly ActionId[], condition: Disjunction): number[] {
  const kept = sequence.map((_, position) => position)
  for (const size of [1, 2]) {
    let state = task.initial
    for (let i = 0; i + size <= kept.length; ) {
      const rest = kept.slice(i + size).map(position => sequence[position]!)
      if (reachesFrom(task, state, rest, condition)) kept.splice(i, size)
      else state = progress(task, state, sequence[kept[i++]!]!)
    }
  }
  return kept
}
