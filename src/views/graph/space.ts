// The states of the problem drawn last, with their goal distances, kept from one call to the next: showing more,
// expanding a state and looking for cheapest plans all start from them.

import { type GoalDistances, goalDistances } from '../../search/goal-distance'
import { exploreStates, type StateSpace } from '../../search/state-space'
import type { Task } from '../../task/task'

/** States looked at for the sake of exact distances, even where fewer are shown. */
export const MEASURED_STATES = 300_000

export interface Explored {
  readonly space: StateSpace
  readonly distances: GoalDistances
}

let last: { readonly task: Task; readonly most: number; readonly explored: Explored } | undefined

/** All states of the task, or the first so many. */
export function exploredOf(task: Task, most = MEASURED_STATES): Explored {
  if (last?.task === task && last.most === most) return last.explored
  // What was kept must not stand beside what comes.
  last = undefined
  const space = exploreStates(task, { maxStates: most })
  const explored = { space, distances: goalDistances(space) }
  last = { task, most, explored }
  return explored
}
