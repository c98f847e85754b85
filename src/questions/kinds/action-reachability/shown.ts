// Which claims show that an action can or can never come about.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { Asked } from '../question'
import type { Accepted, Shown } from '../showing/shown'
import { unreachableShown } from '../showing/unreachable'

/** By a claim about the very action of the answer, or for None about all. */
export const shown = (_asked: Asked, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Shown =>
  unreachableShown('action', answer, accepted, steps)
