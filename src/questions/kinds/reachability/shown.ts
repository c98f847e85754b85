// The claims that show whether a fact can ever hold.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { Asked } from '../question'
import type { Accepted, Conclusion } from '../showing/shown'
import { unreachableShown } from '../showing/unreachable'

/** A claim about the fact of the answer or, for None, about all facts. */
export const shown = (_asked: Asked, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Conclusion =>
  unreachableShown('fact', answer, accepted, steps)
