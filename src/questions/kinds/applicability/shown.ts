// Checks applicable actions using only the checker.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { Asked } from '../question'
import { type Accepted, bySteps, sameSet, type Conclusion, textsOf, unfit } from '../showing/shown'

/** The set of applicable actions, computed by the checker's own instantiation. */
export function shown(_asked: Asked, answer: Answer, _accepted: readonly Accepted[], steps: CheckerSteps): Conclusion {
  if (answer.kind !== 'list') return unfit
  return bySteps(
    sameSet(new Set(textsOf(answer.items)), steps.applicable()),
    'Which actions are applicable was worked out again by the checker, and compared with the answer.',
  )
}
