// The number of unsatisfied goal conditions; with alternatives, the smallest number among them. It counts conditions,
// not costs, so it may overestimate.

import { holds } from '#planning/task/step'
import { type Conjunction, isNegated, literalFact, type State } from '#planning/task/task'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

/** The goal conditions that the state lacks, for the alternative that lacks the fewest. */
export function missingGoals({ task }: World, state: State): Conjunction | undefined {
  let best: Conjunction | undefined
  for (const conjunction of task.goal) {
    const missing = conjunction.filter(lit => holds(state, literalFact(lit)) === isNegated(lit))
    if (best === undefined || missing.length < best.length) best = missing
  }
  return best
}

export const goalCount = (world: World): Heuristic => ({
  of: state => (missingGoals(world, state)?.length ?? Number.POSITIVE_INFINITY) * 10 ** world.digits,
})
