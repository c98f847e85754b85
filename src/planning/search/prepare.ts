// A task prepared for search: reduced to what is relevant for its goal, compiled into moves, with its interchangeable objects. Tasks that
// differ only in their initial state share all of this.

import type { FactId, State, Task } from '#planning/task/task'
import { costUnit, type Moves, movesOf } from './moves'
import { type ReducedTask, reduceState, reduceTask, wholeTask } from './reduce'
import { findSwapClasses, type SwapClass } from './symmetry/swap-classes'

export interface PrepareOptions {
  /** States where this fact holds are never entered. */
  readonly avoid?: FactId | undefined
  /** Leave out what does not matter for the goal. Default true. */
  readonly reduce?: boolean | undefined
}

export interface SearchTask {
  readonly full: Task
  readonly reduced: ReducedTask
  /** The cost in the reduced task, in the units of the whole one. */
  readonly moves: Moves
  /** The avoided fact in the reduced task, or `NO_FACT` where nothing left can make it true. */
  readonly avoid: number
  /** Classes of interchangeable objects of the reduced task; found when first asked for. */
  swapClasses(): readonly SwapClass[]
}

export const NO_FACT = -1

/** The task, whatever its initial state, ready for search. */
export function prepareSearch(task: Task, options: PrepareOptions = {}): SearchTask {
  const { avoid, reduce = true } = options
  const known = prepared.get(task.alternatives) ?? []
  const found = known.find(
    p => avoid === undefined && reduce && p.full.goal === task.goal && p.full.actionCost === task.actionCost,
  )
  if (found !== undefined) return found
  const reduced = reduce ? reduceTask(task, avoid) : wholeTask(task)
  const tracked = avoid === undefined ? NO_FACT : reduced.factOf.indexOf(avoid)
  let classes: readonly SwapClass[] | undefined
  const made: SearchTask = {
    full: task,
    reduced,
    moves: movesOf(reduced.task, costUnit(task.actionCost)),
    avoid: tracked,
    swapClasses() {
      classes ??= findSwapClasses(reduced.task, tracked === NO_FACT ? [] : [tracked])
      return classes
    },
  }
  if (avoid === undefined && reduce) prepared.set(task.alternatives, [made, ...known.slice(0, MAX_KEPT - 1)])
  return made
}

/** By the list of preconditions, which derived tasks share. */
const prepared = new WeakMap<Task['alternatives'], SearchTask[]>()
const MAX_KEPT = 4

/** The initial state as the prepared task sees it. */
export const startOf = (ready: SearchTask, state: State): State => reduceState(ready.reduced, state)
