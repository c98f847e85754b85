// The goal's facts in another order.

import { planAsker } from '../asking/planning/plan-asker'
import { reformulated } from '../asking/planning/reformulated'
import { inOrder } from '../asking/planning/seen'
import { words } from './words'

/** Shuffles that may give the order in which goals are told anyway. */
const SHUFFLES = 16

export const goalShuffling = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: reformulated((goal, _full, rng) => {
    const plain = inOrder(goal)
    for (let tries = 0; tries < SHUFFLES && goal.length > 1; tries++) {
      const order = rng.shuffled(goal)
      if (order.some((fact, i) => fact !== plain[i])) return [plain, order]
    }
    return 'its goal has one fact, which has no other order'
  }, true),
})
