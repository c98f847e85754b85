// The same as plan generation, about a larger problem of a series whose smaller ones show the pattern.

import { planned } from '../asking/planning/planned'
import { planAsker } from '../asking/planning/plan-asker'
import { words } from './words'

export const planGeneralization = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: planned,
})
