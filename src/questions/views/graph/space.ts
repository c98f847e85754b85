// The states of the problem drawn last, with their goal distances, kept from one call to the next: showing more,
// expanding a state and looking for cheapest plans all start from them.

import { recent } from '#base/recent'
import { type GoalDistances, goalDistances } from '#planning/search/goal-distance'
import { exploreStates, type StateSpace } from '#planning/search/state-space'
import type { Task } from '#planning/task/task'

/** States examined for the sake of exact distances, even where fewer are shown. */
export const MEASURED_STATES = 300_000

export interface Explored {
  readonly space: StateSpace
  readonly distances: GoalDistances
}

/** Bytes from which the states of a problem are let go once another problem is examined. */
const LARGE = 8_000_000

/** Lets go of what is large and belongs to other problems. */
export function forgetOthers(task: Task): void {
  exploredOf.forget(({ space }) => {
    const bytes = space.states.bytes + 8 * space.edgeTarget.length + 32 * space.stateCount
    return space.task !== task && bytes > LARGE
  })
}

/** All states of the task, or the first this many; the most recent ones are remembered. */
export const exploredOf = recent(
  1,
  (task: Task, most = MEASURED_STATES) => [task, most],
  (task, most: number = MEASURED_STATES): Explored => {
    const space = exploreStates(task, { maxStates: most })
    return { space, distances: goalDistances(space) }
  },
)
