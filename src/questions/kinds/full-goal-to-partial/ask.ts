// Generates questions: first the whole final state is the goal, then only the original goal.

import { planAsker } from '../asking/planning/plan-asker'
import { partialGoal, reformulated } from '../asking/planning/reformulated'
import { words } from './words'

export const fullGoalToPartial = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: reformulated((goal, full, init, rng) => {
    const part = partialGoal(goal, full, init, rng)
    return typeof part === 'string' ? part : [full, part]
  }),
})
