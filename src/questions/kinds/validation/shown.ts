// Checks where a sequence fails, using only the checker.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import { type Accepted, bySteps, type Conclusion, unfit } from '../showing/shown'
import type { AskedSequence } from './solve'

/** Executes the sequence by the checker's own steps. */
export function shown(
  { sequence }: AskedSequence,
  answer: Answer,
  _accepted: readonly Accepted[],
  steps: CheckerSteps,
): Conclusion {
  if (answer.kind !== 'index' && answer.kind !== 'none') return unfit
  const { taken } = steps.follow(sequence)
  const first = taken === sequence.length ? null : taken
  return bySteps(
    first === (answer.kind === 'none' ? null : answer.index),
    'The checker followed the sequence itself to the first action that is not applicable.',
  )
}
