// A problem unchanged, with a plan for it.

import { emptyBlock } from './material'
import type { Draw } from './plan-asker'
import { factsOf, goalOf, referenceOf, sourceWith } from './problem'

export const planned: Draw = ({ world, task }, _rng, bounds) => {
  const goal = goalOf(task)
  if (typeof goal === 'string') return goal
  const found = referenceOf(task, bounds)
  if (typeof found === 'string') return found
  const init = factsOf(task, task.initial)
  return {
    open: { ...emptyBlock, init, goal, plan: found.plan },
    before: null,
    source: sourceWith(world, task.problem, { init, goal }),
    goalDistance: found.optimal ? found.cost : null,
  }
}
