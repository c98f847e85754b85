// Generates plan verification questions: does a given plan work and, if not, what fails first? The three outcomes are
// equally likely where all are possible, and each plan is executed before it is used.

import type { Rng } from '#base/rng'
import { truthOf } from '../asking/planning/follow'
import { emptyBlock, type PlanBlock } from '../asking/planning/material'
import { planAsker, withSteps } from '../asking/planning/plan-asker'
import { factsOf, goalOf, referenceOf, sourceWith } from '../asking/planning/problem'
import type { PlanTruth } from '../planning/verification-kind'
import type { Task } from '#planning/task/task'
import { words } from './words'

/** Maximum number of shuffles that yield no plan with a failing step. */
const SHUFFLES = 24

export const planVerification = planAsker({
  words,
  stem: ({ open }) => withSteps('Does this plan work? If it does not, say what fails first.', open.plan),
  about: ({ open }) => ({ plan: open.plan ?? [] }),
  draw({ world, task }, rng, bounds) {
    const goal = goalOf(task)
    if (typeof goal === 'string') return goal
    const found = referenceOf(task, bounds)
    if (typeof found === 'string') return found
    const init = factsOf(task, task.initial)
    // Only if all three outcomes are possible: otherwise the outcome would depend on the problem.
    const short = cutShort(task, found.plan, goal, rng.fork('short'))
    const broken = spoilt(task, found.plan, goal, rng.fork('broken'))
    if (short === undefined || broken === undefined) return 'its plan cannot be spoilt both at a step and at the goal'
    const valid: Verified = { plan: found.plan, truth: { kind: 'valid' } }
    const open: PlanBlock = {
      ...emptyBlock,
      init,
      goal,
      ...rng.pick([valid, short, broken]),
    }
    const source = sourceWith(world, task.problem, { init, goal })
    return { open, before: null, source, goalDistance: found.optimal ? found.cost : null }
  },
})

interface Verified {
  readonly plan: readonly string[]
  readonly truth: PlanTruth
}

/** The plan without one or more final steps, not reaching the goal. */
function cutShort(task: Task, plan: readonly string[], goal: readonly string[], rng: Rng): Verified | undefined {
  if (plan.length < 2) return undefined
  const cut = plan.slice(0, 1 + rng.below(plan.length - 1))
  const truth = truthOf(task, cut, goal)
  return truth?.kind === 'goal' ? { plan: cut, truth } : undefined
}

/**
 * The plan without one of its inner steps and with the others shuffled; a short plan is only shuffled. It fails at a
 * step.
 */
function spoilt(task: Task, plan: readonly string[], goal: readonly string[], rng: Rng): Verified | undefined {
  for (let tries = 0; tries < SHUFFLES; tries++) {
    const out = plan.length > 2 ? 1 + rng.below(plan.length - 2) : -1
    const left = plan.filter((_, i) => i !== out)
    const shuffled = rng.shuffled(left)
    const truth = truthOf(task, shuffled, goal)
    if (truth?.kind === 'precondition') return { plan: shuffled, truth }
  }
  return undefined
}
