// Generates plan generation questions: which actions lead from the initial state to the goal?

import { planned } from '../asking/planning/planned'
import { planAsker } from '../asking/planning/plan-asker'
import { words } from './words'

export const planGeneration = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: planned,
})
