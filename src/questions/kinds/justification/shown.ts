// Checks shorter plans using only the checker.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import { type Accepted, bySteps, plainName, type Conclusion, textsOf, unfit } from '../showing/shown'
import type { AskedPlan } from './solve'

/** Executes the answer by the checker's own steps, and compares it with the given plan. */
export function shown(
  { plan }: AskedPlan,
  answer: Answer,
  _accepted: readonly Accepted[],
  steps: CheckerSteps,
): Conclusion {
  if (answer.kind !== 'list') return unfit
  const given = plan.map(plainName)
  const kept = textsOf(answer.items).map(plainName)
  const followed = steps.follow(kept)
  let at = 0
  for (const action of given) if (at < kept.length && kept[at] === action) at++
  const isPart = at === kept.length && kept.length < given.length
  const isPlan = followed.taken === kept.length && followed.isGoal
  return bySteps(
    isPart && isPlan,
    'The checker followed the shorter sequence itself, and compared it with the given plan.',
  )
}
