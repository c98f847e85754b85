// The claims that show whether a fact is a landmark.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { Asked } from '../question'
import {
  aboutPlans,
  type Accepted,
  byClaims,
  bySteps,
  notShown,
  PLAN_UNSEEN,
  type Conclusion,
  unfit,
} from '../showing/shown'

/** A claim about the fact of the answer or, for None, about all facts; the checker itself recognizes trivial ones. */
export const shown = (_asked: Asked, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Conclusion =>
  aboutPlans(shownOf(answer, accepted, steps))

function shownOf(answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Conclusion {
  if (answer.kind === 'none') {
    if (accepted.some(({ claim }) => claim.kind === 'no-landmark'))
      return byClaims('right', 'An accepted claim shows that there is no such landmark.')
    const found = accepted.find(({ claim }) => claim.kind === 'landmark')?.claim
    return found?.kind === 'landmark'
      ? byClaims('wrong', `An accepted claim shows that \`${found.fact}\` is a landmark.`, [PLAN_UNSEEN])
      : notShown('No accepted claim says whether there is a landmark.')
  }
  if (answer.kind !== 'item') return unfit
  const name = answer.item.text
  if (!steps.isProposition(name))
    return bySteps(false, `\`${name}\` is not a proposition of the question.`, [PLAN_UNSEEN])
  if (steps.isTrivial(name))
    return bySteps(false, `\`${name}\` is trivial: it is true now, or part of the goal.`, [PLAN_UNSEEN])
  const about = (kind: 'landmark' | 'not-landmark'): boolean =>
    accepted.some(({ claim }) => claim.kind === kind && claim.fact === name)
  if (about('landmark'))
    return byClaims('right', `An accepted claim shows that no plan avoids \`${name}\`.`, [PLAN_UNSEEN])
  if (about('not-landmark')) return byClaims('wrong', `An accepted claim shows a plan that avoids \`${name}\`.`)
  return notShown(`No accepted claim says whether \`${name}\` is a landmark.`)
}
