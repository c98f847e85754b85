// The goal's facts in another order. A goal of one fact has no other order: then the goal asks for more of what its plan
// brings about.

import type { Rng } from '#base/rng'
import { planAsker } from '../asking/planning/plan-asker'
import { reformulated } from '../asking/planning/reformulated'
import { inOrder } from '../asking/planning/seen'
import { words } from './words'

/** Shuffles that may give the order in which goals are described anyway. */
const SHUFFLES = 16
/** Facts that a goal of one fact is filled up with, at most. */
const MORE = 2

export const goalShuffling = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw: reformulated((goal, full, init, rng) => {
    const facts = goal.length > 1 ? goal : [...goal, ...moreOf(goal, full, init, rng)]
    const plain = inOrder(facts)
    for (let tries = 0; tries < SHUFFLES && facts.length > 1; tries++) {
      const order = rng.shuffled(facts)
      if (order.some((fact, i) => fact !== plain[i])) return [plain, order]
    }
    return 'its goal has one fact, which has no other order'
  }),
})

/** What else the plan makes true. */
const moreOf = (
  goal: readonly string[],
  full: readonly string[],
  init: readonly string[],
  rng: Rng,
): readonly string[] =>
  rng.shuffled(full.filter(fact => !goal.includes(fact) && !init.includes(fact))).slice(0, 1 + rng.below(MORE))
