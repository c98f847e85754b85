// What claims about two problems show of an answer.

import type { Answer } from '../../answers/reading'
import { type Accepted, byClaims, notShown, type Shown, unfit } from '../showing/shown'
import type { Asked } from '../question'

/** That the answer is equivalent to the problem that the text describes, or that it differs. */
export function shown(asked: Asked, answer: Answer, accepted: readonly Accepted[]): Shown {
  if (answer.kind !== 'problem') return unfit
  const mode = asked.placeholder === true ? 'placeholder' : 'strict'
  for (const { claim } of accepted)
    if (
      (claim.kind === 'equivalent' || claim.kind === 'different') &&
      claim.mode === mode &&
      claim.other === answer.text
    )
      return claim.kind === 'equivalent'
        ? byClaims('right', 'The two problems are equivalent.')
        : byClaims('wrong', 'The two problems differ.')
  return notShown('No accepted claim says whether the two problems are equivalent.')
}
