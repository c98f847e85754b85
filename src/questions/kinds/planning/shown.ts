// Plans, verdicts on plans and states are executed by the checker itself, which decides; only that no plan is cheaper
// requires a claim.

import type { Answer } from '#language/answers/reading'
import { exactSum } from '#base/decimal'
import type { CheckerSteps } from '#planning/certificates/steps'
import { type Accepted, byClaims, bySteps, notShown, plainName, type Shown, textsOf, unfit } from '../showing/shown'

/** Replaces a line that is not a name. */
const NONE = ''
const nameOf = (text: string): string => (text.startsWith('(') ? plainName(text) : NONE)

/** The answer's steps, executed by the checker; `cheapest`: also compared with an accepted bound, or a cheaper plan. */
export const planShown =
  (cheapest: boolean) =>
  (_asked: unknown, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Shown => {
    if (answer.kind !== 'list' && answer.kind !== 'none') return unfit
    const names = answer.kind === 'list' ? textsOf(answer.items).map(nameOf) : []
    const { taken, isGoal } = steps.follow(names)
    const reaches = taken === names.length && isGoal
    if (!reaches || !cheapest)
      return bySteps(reaches, 'The checker followed the steps itself, and looked at the goal after them.')
    return costShown(names, accepted, steps)
  }

function costShown(names: readonly string[], accepted: readonly Accepted[], steps: CheckerSteps): Shown {
  const sumOf = (actions: readonly string[]): number => exactSum(actions.map(name => steps.costOf(name) ?? Number.NaN))
  const cost = sumOf(names)
  for (const { claim, certificate } of accepted) {
    if ('from' in claim && claim.from !== undefined) continue
    if (claim.kind === 'optimal')
      return byClaims(
        claim.cost === cost ? 'right' : 'wrong',
        `An accepted claim shows that a cheapest plan costs ${claim.cost}; the steps of the answer reach the goal and cost ${cost}.`,
      )
    if (claim.kind !== 'reachable' || claim.target.kind !== 'goal' || certificate.kind !== 'plan') continue
    const other = sumOf(certificate.actions)
    if (other < cost)
      return byClaims(
        'wrong',
        `An accepted plan costs ${other}; the steps of the answer reach the goal and cost ${cost}.`,
      )
  }
  return notShown('The steps reach the goal, but no accepted claim says what a cheapest plan costs.')
}

/** The question's plan, executed by the checker, compared with the answer's statement. */
export function verificationShown(
  { plan }: { readonly plan: readonly string[] },
  answer: Answer,
  _accepted: readonly Accepted[],
  steps: CheckerSteps,
): Shown {
  if (answer.kind !== 'verification') return unfit
  const names = plan.map(nameOf)
  const { taken, isGoal, holds } = steps.follow(names)
  const failing = taken < names.length ? names[taken]! : null
  const isValid = failing === null && isGoal
  const sentence = 'The checker followed the plan itself, and compared the result with what the answer says.'
  if (answer.valid || isValid) return bySteps(answer.valid === isValid, sentence)
  const { failure, step, action } = answer
  const isPlaced =
    failing === null
      ? failure === 'goal'
      : failure === 'precondition' &&
        (step === null || step === taken) &&
        (action === null || nameOf(action.text) === failing) &&
        (step !== null || action !== null)
  const facts = textsOf(answer.facts).map(nameOf)
  const isUnmet = (fact: string): boolean => !holds(fact) && !steps.isStatic(fact) && steps.asksFor(failing, fact)
  const needsNone = failing !== null && !steps.isAction(failing)
  const namesUnmet = needsNone ? facts.length === 0 : facts.length > 0 && facts.every(isUnmet)
  return bySteps(isPlaced && namesUnmet, sentence)
}

/** The question's sequence, executed by the checker, compared with the answer. */
export function stateShown(
  { sequence, hidden = [] }: { readonly sequence: readonly string[]; readonly hidden?: readonly string[] },
  answer: Answer,
  _accepted: readonly Accepted[],
  steps: CheckerSteps,
): Shown {
  if (answer.kind !== 'two-lists') return unfit
  const names = sequence.map(nameOf)
  const { taken, end, holds } = steps.follow(names)
  if (taken < names.length) return notShown('The question’s sequence cannot be executed.')
  const hiddenHeads = new Set(hidden.map(name => name.toLowerCase()))
  const headOf = (fact: string): string => /^\(([^\s()]+)/.exec(fact)?.[1] ?? ''
  const sentences = [...end, ...steps.statics()].filter(fact => !hiddenHeads.has(headOf(fact)))
  const holdsNow = (fact: string): boolean => holds(fact) || steps.isStatic(fact)
  const claimed = new Set(textsOf(answer.pos).map(nameOf))
  const denied = textsOf(answer.neg).map(nameOf)
  return bySteps(
    sentences.every(fact => claimed.has(fact)) && [...claimed].every(holdsNow) && !denied.some(holdsNow),
    'The checker followed the sequence itself, and compared the state at its end with the answer.',
  )
}
