// The claims about two problems that decide an answer.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import { type Accepted, byClaims, bySteps, notShown, type Conclusion, unfit } from '../showing/shown'
import type { Asked } from '../question'

/** Shows that the answer has errors, is equivalent to the described problem, or differs from it. */
export function shown(asked: Asked, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Conclusion {
  if (answer.kind !== 'problem') return unfit
  const fault = steps.faultOf(answer.text)
  if (fault !== undefined) return bySteps(false, `The answer is not a problem of this domain: ${fault}`)
  const mode = asked.placeholder === true ? 'placeholder' : 'strict'
  for (const { claim } of accepted) {
    if (claim.kind !== 'equivalent' && claim.kind !== 'different') continue
    if (claim.other !== answer.text) continue
    // Strict equivalence implies equivalence in the other mode; a difference in the other mode implies a strict one.
    const isEqual = claim.kind === 'equivalent'
    if (claim.mode !== mode && claim.mode !== (isEqual ? 'strict' : 'placeholder')) continue
    return isEqual
      ? byClaims('right', 'An accepted claim shows that the two problems are equivalent.', [TEXT])
      : byClaims('wrong', 'An accepted claim shows that the two problems differ.', [TEXT])
  }
  return notShown('No accepted claim says whether the answer is equivalent to the right problem.')
}

const TEXT = 'That the text describes the problem it is judged by is not part of the evidence.'
