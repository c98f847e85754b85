// Generates answers: the plan without one or two removable steps, or with another change.

import type { Rng } from '#base/rng'
import type { LoadedTask } from '#planning/task/load'
import { validatePlan } from '#planning/task/validate'
import type { MistakeCode } from '../mistakes'
import { anyAction } from '../sampling/facts'
import { misnamedAnswers } from '../sampling/misnamed'
import { type KindSampler, list, ofName, type WrongAnswer } from '../sampling/sampled'
import { type AskedPlan, solve } from './solve'

/** Attempts to generate a plan with the wanted mistake. */
const TRIES = 12

export const sampler: KindSampler<AskedPlan> = {
  code: 'just',
  poolOf(ready, asked) {
    const found = solve(ready, asked)
    if (found.kind === 'unsolved' || found.right.blocks.length === 0) return undefined
    const { plan, blocks } = found.right
    const shorter = (rng: Rng): string[] => without(plan, rng.pick(blocks))
    const withOther = (other: string, rng: Rng) => list(inserted(shorter(rng), other, rng))
    return {
      right: rng => list(shorter(rng)),
      wrong: [
        ['not-minimal', () => list(plan)],
        ...(['step-fails', 'goal-missed'] as const).map(
          (mistake): WrongAnswer => [mistake, rng => broken(ready, plan, mistake, rng)],
        ),
        [
          'not-from-plan',
          rng => {
            const other = anyAction(ready.task, rng)
            const steps = new Set(plan.map(step => step.toLowerCase()))
            return ofName(other && !steps.has(other) ? other : undefined, name => withOther(name, rng))
          },
        ],
        ['out-of-order', rng => reordered(plan, shorter(rng), rng)],
        ...misnamedAnswers(ready, 'action', rng => rng.pick(plan), withOther),
      ],
    }
  },
}

const without = (plan: readonly string[], block: readonly number[]): string[] =>
  plan.filter((_, i) => !block.includes(i))

function inserted(steps: readonly string[], other: string, rng: Rng): string[] {
  const at = rng.below(steps.length + 1)
  return [...steps.slice(0, at), other, ...steps.slice(at)]
}

/** The plan without a step that it requires. */
function broken(
  { task }: LoadedTask,
  plan: readonly string[],
  mistake: MistakeCode,
  rng: Rng,
): ReturnType<typeof list> | undefined {
  for (let i = 0; i < TRIES; i++) {
    const steps = without(plan, [rng.below(plan.length)])
    const { valid, step } = validatePlan(task, steps)
    if (!valid && (step === null) === (mistake === 'goal-missed')) return list(steps)
  }
  return undefined
}

/** The plan with two adjacent steps exchanged, so that the order is wrong. */
function reordered(plan: readonly string[], steps: readonly string[], rng: Rng) {
  for (let i = 0; steps.length > 1 && i < TRIES; i++) {
    const at = rng.below(steps.length - 1)
    const other = steps.map((step, j) => (j === at ? steps[at + 1]! : j === at + 1 ? steps[at]! : step))
    if (!isPart(plan, other)) return list(other)
  }
  return undefined
}

function isPart(plan: readonly string[], steps: readonly string[]): boolean {
  let at = 0
  for (const step of plan) if (at < steps.length && step === steps[at]) at++
  return at === steps.length
}
