// Generates plan generation questions about the larger problem of a series, with smaller ones as examples.

import { planned } from '../asking/planning/planned'
import { planAsker } from '../asking/planning/plan-asker'
import { words } from './words'

export const planGeneralization = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: planned,
})
