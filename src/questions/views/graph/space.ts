// The states of the last problem drawn, with their goal distances, cached between calls: showing more, expanding a
// state and finding cheapest plans use them.

import { recent } from '#base/recent'
import { type GoalDistances, goalDistances } from '#planning/search/goal-distance'
import { exploreStates, type StateSpace } from '#planning/search/state-space'
import type { Task } from '#planning/task/task'

/** Number of states examined for exact distances, even if fewer are shown. */
export const MEASURED_STATES = 300_000

export interface Explored {
  readonly space: StateSpace
  readonly distances: GoalDistances
}

/** Size in bytes from which the states of a problem are released once another problem is examined. */
const LARGE = 8_000_000

/** Releases large data of other problems. */
export function forgetOthers(task: Task): void {
  exploredOf.forget(({ space }) => {
    const bytes = space.states.bytes + 8 * space.edgeTarget.length + 32 * space.stateCount
    return space.task !== task && bytes > LARGE
  })
}

/** All states of the task, or the first `maxStates`; the last result is cached. */
export const exploredOf = recent(
  1,
  (task: Task, max = MEASURED_STATES) => [task, max],
  (task, max: number = MEASURED_STATES): Explored => {
    const space = exploreStates(task, { maxStates: max })
    return { space, distances: goalDistances(space) }
  },
)
