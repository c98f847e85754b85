// Determines the truth about a given plan: valid, its first failing step, or the goals missing at its end.

import { Rejection } from '#planning/certificates/rejection'
import { CheckerSteps } from '#planning/certificates/steps'
import type { LoadedTask } from '#planning/task/load'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { Asked } from '../question'
import { type Solved, solved } from '../solving/solved'
import { followPlan } from './followed-plan'

/** Questions with a plan. */
export interface AskedVerification extends Asked {
  readonly plan: readonly string[]
}

/** The truth about a plan. Conditions are PDDL. */
export type PlanTruth =
  | { readonly kind: 'valid' }
  | { readonly kind: 'goal'; readonly missing: readonly string[] }
  /** `step` from 0. */
  | {
      readonly kind: 'precondition'
      readonly step: number
      readonly action: string
      readonly missing: readonly string[]
    }

export function truthOf(ready: LoadedTask, plan: readonly string[]): PlanTruth {
  const { broken, isGoal, goalMissing, steps } = followPlan(ready, plan)
  if (isGoal) return { kind: 'valid' }
  if (broken === undefined) return { kind: 'goal', missing: goalMissing }
  const { step, reason } = broken
  const missing = reason.missing.length > 0 ? reason.missing : reason.unknown
  return { kind: 'precondition', step, action: steps[step]!, missing }
}

/** Does the fact not hold where the plan fails, and does each way to meet the condition that fails require it? */
export function isUnmet(
  ready: LoadedTask,
  plan: readonly string[],
  truth: Exclude<PlanTruth, { kind: 'valid' }>,
  fact: string,
): boolean {
  const { task, domain, problem } = ready
  const known = findFact(task, fact)
  if (known !== undefined && holds(followPlan(ready, plan).end, known)) return false
  try {
    const steps = new CheckerSteps(domain, problem)
    return !steps.isStatic(fact) && steps.asksFor(truth.kind === 'goal' ? null : truth.action, fact)
  } catch (error) {
    // At the checker's limit, only what is named as a part of the condition counts.
    if (error instanceof Rejection) return false
    throw error
  }
}

/** The plan with the truth about it. */
export interface JudgedPlan {
  readonly plan: readonly string[]
  readonly truth: PlanTruth
}

export const solveVerification = (ready: LoadedTask, { plan }: AskedVerification): Solved<JudgedPlan> =>
  solved({ plan, truth: truthOf(ready, plan) })
