// Determines the truth about a given plan: valid, its first failing step, or the goals missing at its end.

import type { LoadedTask } from '#planning/task/load'
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

/** The plan with the truth about it. */
export interface JudgedPlan {
  readonly plan: readonly string[]
  readonly truth: PlanTruth
}

export const solveVerification = (ready: LoadedTask, { plan }: AskedVerification): Solved<JudgedPlan> =>
  solved({ plan, truth: truthOf(ready, plan) })
