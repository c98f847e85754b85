// The claims that show whether an action can ever become applicable.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { Asked } from '../question'
import type { Accepted, Conclusion } from '../showing/shown'
import { unreachableShown } from '../showing/unreachable'

/** A claim about the action of the answer or, for None, about all actions. */
export const shown = (_asked: Asked, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Conclusion =>
  unreachableShown('action', answer, accepted, steps)
