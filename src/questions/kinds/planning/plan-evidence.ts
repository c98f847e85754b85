// Evidence for verdicts on plans: the executed steps, as claims that the checker verifies by execution.

import type { LoadedTask } from '#planning/task/load'
import { executedEvidence } from '../judging/executed-evidence'
import type { Evidence } from '../verdict'
import { factsOf, type FollowedPlan } from './followed-plan'

/** Evidence that the steps reach the goal. */
export const planEvidence = (ready: LoadedTask, actions: readonly string[]): Evidence =>
  executedEvidence(ready, { kind: 'reachable', target: { kind: 'goal' } }, actions)

/**
 * Evidence of the result of the steps: the goal, the first inapplicable step, or the goal conditions missing at the
 * end.
 */
export function followedEvidence(ready: LoadedTask, followed: FollowedPlan): readonly Evidence[] {
  const { steps, broken, isGoal, goalMissing } = followed
  if (isGoal) return [planEvidence(ready, steps)]
  const end = broken?.step ?? steps.length
  const actions = steps.slice(0, end)
  if (broken === undefined)
    return [executedEvidence(ready, { kind: 'misses', actions, missing: factsOf(goalMissing) }, actions)]
  const { missing } = broken.reason
  return [
    executedEvidence(ready, { kind: 'breaks', actions: steps.slice(0, end + 1), missing: factsOf(missing) }, actions),
  ]
}
