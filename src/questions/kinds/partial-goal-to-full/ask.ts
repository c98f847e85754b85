// First with the goal alone, then with the whole final state as the goal.

import { planAsker } from '../asking/planning/plan-asker'
import { partialGoal, reformulated } from '../asking/planning/reformulated'
import { words } from './words'

export const partialGoalToFull = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: reformulated((goal, full, init, rng) => {
    const part = partialGoal(goal, full, init, rng)
    return typeof part === 'string' ? part : [part, full]
  }),
})
