// First with the whole final state as the goal, then with the goal alone.

import { planAsker } from '../asking/planning/plan-asker'
import { reformulated, sameFacts } from '../asking/planning/reformulated'
import { words } from './words'

export const fullGoalToPartial = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: reformulated((goal, full) =>
    sameFacts(goal, full) ? 'its goal is a whole state already' : [full, goal],
  ),
})
