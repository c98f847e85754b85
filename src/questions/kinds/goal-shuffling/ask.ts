// Permutes the goal's facts. A goal of one fact has only one order: then facts that its plan achieves are added.

import type { Rng } from '#base/rng'
import { planAsker } from '../asking/planning/plan-asker'
import { reformulated } from '../asking/planning/reformulated'
import { inOrder } from '../asking/planning/seen'
import { words } from './words'

/** Maximum number of shuffles that give the usual order of goals again. */
const SHUFFLES = 16
/** Maximum number of facts added to a goal of one fact. */
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

/** Further facts that the plan makes true. */
const moreOf = (
  goal: readonly string[],
  full: readonly string[],
  init: readonly string[],
  rng: Rng,
): readonly string[] =>
  rng.shuffled(full.filter(fact => !goal.includes(fact) && !init.includes(fact))).slice(0, 1 + rng.below(MORE))
