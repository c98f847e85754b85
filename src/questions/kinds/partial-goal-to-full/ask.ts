// Generates questions: first only the original goal, then the whole final state is the goal.

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
