// The claims that show whether an action leads closer to the goal.

import type { Answer } from '#language/answers/reading'
import { exactSum } from '#base/decimal'
import type { ActionName } from '#planning/certificates/certificate'
import type { CheckerSteps } from '#planning/certificates/steps'
import type { Asked } from '../question'
import {
  aboutPlans,
  type Accepted,
  byClaims,
  bySteps,
  notShown,
  plainName,
  PLAN_UNSEEN,
  sameSet,
  type Shown,
  unfit,
} from '../showing/shown'

/**
 * Right: a cheapest plan begins with the action, and every action has a positive cost. Wrong: the action is not
 * applicable, or the remaining cost is too large by accepted claims about the successor state, which the checker
 * computes itself.
 */
export const shown = (_asked: Asked, answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Shown =>
  aboutPlans(shownOf(answer, accepted, steps))

function shownOf(answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Shown {
  if (answer.kind !== 'item') return unfit
  const name = answer.item.text
  const here = accepted.filter(({ claim }) => !('from' in claim) || claim.from === undefined)
  const cheapest = here.flatMap(({ claim, certificate }) =>
    claim.kind === 'optimal' && certificate.kind === 'optimal'
      ? [{ cost: claim.cost, first: certificate.plan[0] }]
      : [],
  )
  const isPlanSeen = here.some(({ claim }) => claim.kind === 'reachable' && claim.target.kind === 'goal')
  const unseen = cheapest.length > 0 || isPlanSeen ? [] : [PLAN_UNSEEN]
  if (steps.follow([]).isGoal) return bySteps(false, 'The goal holds already, so no action leads closer to it.')
  if (!steps.isAction(name)) return bySteps(false, `\`${name}\` is not a ground action of the question.`, unseen)
  const { taken, end } = steps.follow([name])
  if (taken === 0) return bySteps(false, `\`${name}\` is not applicable now.`, unseen)
  const begins = (first: ActionName | undefined): boolean => plainName(first ?? '') === name
  if (cheapest.some(({ first }) => begins(first))) {
    const sentence = `An accepted claim shows a cheapest plan that begins with \`${name}\``
    return steps.everyActionCosts()
      ? byClaims('right', `${sentence}.`)
      : { ...notShown(`${sentence}. ${FREE}`), isBeyond: true }
  }
  const least = leastAfter(accepted, end)
  const cost = steps.costOf(name)
  const max = Math.min(...cheapest.map(each => each.cost))
  if (least === undefined || cost === undefined || cheapest.length === 0)
    return notShown(`No accepted claims say how far the goal is before and after \`${name}\`.`)
  const with_ = least === Infinity ? Infinity : exactSum([cost, least])
  if (with_ > max)
    return byClaims(
      'wrong',
      least === Infinity
        ? `Accepted claims show that there is a plan, and none after \`${name}\`.`
        : `Accepted claims show that a plan costs ${max}, and one that begins with \`${name}\` at least ${with_}.`,
    )
  const sentence = `The accepted claims do not distinguish \`${name}\` from an action that begins a cheapest plan.`
  return steps.everyActionCosts() ? notShown(sentence) : { ...notShown(`${sentence} ${FREE}`), isBeyond: true }
}

const FREE =
  'Some actions cost nothing, so it must also be one with fewest steps among the cheapest, which no certificate shows.'

/**
 * The largest lower bound on the remaining cost from the state of these facts; undefined if no accepted claim is about
 * it.
 */
function leastAfter(accepted: readonly Accepted[], state: ReadonlySet<string>): number | undefined {
  let least: number | undefined
  for (const { claim } of accepted) {
    if (!('from' in claim) || claim.from === undefined) continue
    if (!sameSet(new Set(claim.from), state)) continue
    const bound =
      claim.kind === 'optimal' || claim.kind === 'at-least'
        ? claim.cost
        : claim.kind === 'unreachable' && claim.target.kind === 'goal'
          ? Infinity
          : undefined
    if (bound !== undefined) least = Math.max(least ?? 0, bound)
  }
  return least
}
