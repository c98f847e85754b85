// Generates plan execution questions: in which state does a sequence of actions, a prefix of a plan, end?

import { emptyBlock } from '../asking/planning/material'
import { planAsker, withSteps } from '../asking/planning/plan-asker'
import { factsOf, referenceOf, sourceWith } from '../asking/planning/problem'
import { seenOf } from '../asking/planning/seen'
import { endOf } from '#planning/task/trace'
import { words } from './words'

export const planExecution = planAsker({
  words,
  stem: ({ open }) => withSteps('What holds after these actions? Give every fact of that state.', open.executed),
  about: ({ open }) => ({ sequence: open.executed ?? [] }),
  draw({ world, task }, rng, bounds) {
    const found = referenceOf(task, bounds)
    if (typeof found === 'string') return found
    const { length } = found.plan
    const executed = found.plan.slice(0, length === 1 ? 1 : 1 + rng.below(length - 1))
    const { end } = endOf(task, task.initial, executed)
    const init = factsOf(task, task.initial)
    const state = factsOf(task, end)
    const before = new Set(seenOf(world, init))
    const after = seenOf(world, state)
    if (after.length === before.size && after.every(fact => before.has(fact)))
      return 'the actions change nothing that prompts tell'
    return {
      open: { ...emptyBlock, init, executed, state },
      before: null,
      source: sourceWith(world, task.problem, { init, goal: null }),
      goalDistance: found.optimal ? found.cost : null,
    }
  },
})
