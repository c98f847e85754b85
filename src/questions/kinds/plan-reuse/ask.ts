// Generates plan reuse questions: a plan, and then a problem that a prefix of it solves; its goal is the whole state
// after that prefix.

import { emptyBlock } from '../asking/planning/material'
import { planAsker } from '../asking/planning/plan-asker'
import { factsOf, goalOf, referenceOf, sourceWith } from '../asking/planning/problem'
import { seenOf } from '../asking/planning/seen'
import { endOf } from '#planning/task/trace'
import { words } from './words'

export const planReuse = planAsker({
  words,
  stem: () => 'Give a plan: actions that lead from the current state to the goal, in order.',
  draw({ world, task }, rng, bounds) {
    const goal = goalOf(task)
    if (typeof goal === 'string') return goal
    const found = referenceOf(task, bounds)
    if (typeof found === 'string') return found
    if (found.plan.length < 2) return 'its plan has no part that is shorter'
    const plan = found.plan.slice(0, 1 + rng.below(found.plan.length - 1))
    const { end } = endOf(task, task.initial, plan)
    const init = factsOf(task, task.initial)
    const full = seenOf(world, factsOf(task, end))
    if (full.every(fact => init.includes(fact))) return 'the goal holds already'
    return {
      open: { ...emptyBlock, init, goal: full, plan },
      before: {
        open: { ...emptyBlock, init, goal, plan: found.plan },
        source: sourceWith(world, task.problem, { init, goal }),
      },
      source: sourceWith(world, task.problem, { init, goal: full }),
      goalDistance: found.optimal ? plan.length : null,
    }
  },
})
