// Which claims suffice for which verdict, kind by kind: a small function of its own, which shares nothing with the judges
// of `kinds/`. It is given the question, the answer and the claims that the checker has accepted, takes steps with the
// checker's own semantics where steps settle the matter, and says what has been shown of the answer.

import type { Answer } from '../../answers/reading'
import { exactSum } from '../../base/decimal'
import type { ActionName, Certificate, Claim } from '../../certificates/certificate'
import type { CheckerSteps } from '../../certificates/steps'
import type { Asked } from '../../kinds/question'

/** A claim of the receipt that the checker accepted. */
export interface Accepted {
  readonly claim: Claim
  readonly certificate: Certificate
}

/** What is shown of an answer. */
export interface Shown {
  /** `open`: neither is shown. */
  readonly that: 'right' | 'wrong' | 'open'
  /** By steps from the initial state alone, or by claims with certificates. */
  readonly by: 'steps' | 'claims'
  /** One sentence: what shows it, or which claim would have. Names in backticks. */
  readonly says: string
  /** What the checker cannot see although the verdict takes it for granted; a sentence each. */
  readonly unseen: readonly string[]
}

const byClaims = (that: Shown['that'], says: string, unseen: readonly string[] = []): Shown => ({
  that,
  by: 'claims',
  says,
  unseen,
})
const bySteps = (isRight: boolean, says: string, unseen: readonly string[] = []): Shown => ({
  that: isRight ? 'right' : 'wrong',
  by: 'steps',
  says,
  unseen,
})
const open = (says: string): Shown => byClaims('open', says)

/** What is shown of an answer to an open question. Throws `Rejection` where the checker gives up. */
export function shownOf(
  asked: Asked,
  answer: Answer,
  accepted: readonly Accepted[],
  steps: CheckerSteps,
): Shown {
  switch (asked.kind) {
    case 'app':
      return answer.kind === 'list' ? applicability(textsOf(answer.items), steps) : unfit
    case 'prog':
      return answer.kind === 'two-lists'
        ? progression(asked.action ?? '', textsOf(answer.pos), textsOf(answer.neg), steps)
        : unfit
    case 'reach':
      return unreachable('fact', answer, accepted, steps)
    case 'areach':
      return unreachable('action', answer, accepted, steps)
    case 'val':
      return answer.kind === 'index' || answer.kind === 'none'
        ? validation(asked.sequence ?? [], answer.kind === 'none' ? null : answer.index, steps)
        : unfit
    case 'just':
      return answer.kind === 'list'
        ? justification(asked.plan ?? [], textsOf(answer.items), steps)
        : unfit
    case 'land':
      return landmark(answer, accepted, steps)
    case 'nexta':
      return answer.kind === 'item' ? nextAction(answer.item.text, accepted, steps) : unfit
    default:
      return asked.kind satisfies never
  }
}

const unfit = open('An answer of this form says nothing that this question asks for.')

const textsOf = (items: readonly { readonly text: string }[]): string[] =>
  items.map(({ text }) => text)

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(each => other.has(each))

function applicability(answer: readonly string[], steps: CheckerSteps): Shown {
  const right = steps.applicable()
  return bySteps(
    sameSet(new Set(answer), right),
    'Which actions are applicable was worked out again by the checker, and compared with the answer.',
  )
}

function progression(
  action: string,
  pos: readonly string[],
  neg: readonly string[],
  steps: CheckerSteps,
): Shown {
  const before = steps.follow([]).end
  const { end } = steps.follow([action])
  const gained = new Set([...end].filter(fact => !before.has(fact)))
  const lost = new Set([...before].filter(fact => !end.has(fact)))
  return bySteps(
    sameSet(new Set(pos), gained) && sameSet(new Set(neg), lost),
    `The checker took \`${action}\` itself and compared what changed with the answer.`,
  )
}

function validation(sequence: readonly string[], index: number | null, steps: CheckerSteps): Shown {
  const { taken } = steps.follow(sequence)
  const first = taken === sequence.length ? null : taken
  return bySteps(
    index === first,
    'The checker followed the sequence itself to the first action that is not applicable.',
  )
}

function justification(
  plan: readonly string[],
  answer: readonly string[],
  steps: CheckerSteps,
): Shown {
  const given = plan.map(normal)
  const kept = answer.map(normal)
  const followed = steps.follow(kept)
  let at = 0
  for (const action of given) if (at < kept.length && kept[at] === action) at++
  const isPart = at === kept.length && kept.length < given.length
  const isPlan = followed.taken === kept.length && followed.isGoal
  return bySteps(
    isPart && isPlan,
    'The checker followed the shorter sequence itself, and compared it with the given plan.',
  )
}

/** Lower case, single blanks. */
const normal = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** Both kinds of reachability; `what` is what the question asks for. */
function unreachable(
  what: 'fact' | 'action',
  answer: Answer,
  accepted: readonly Accepted[],
  steps: CheckerSteps,
): Shown {
  const isMember = (name: string): boolean =>
    what === 'fact' ? steps.isProposition(name) : steps.isAction(name)
  const happens = what === 'fact' ? 'hold' : 'be applied'
  if (answer.kind === 'none') {
    const all = accepted.some(
      ({ claim }) => claim.kind === 'all-reachable' && claim.of === `${what}s`,
    )
    if (all) return byClaims('right', `An accepted claim shows that each ${what} can be reached.`)
    const never = accepted
      .map(({ claim }) => (claim.kind === 'unreachable' ? targetOf(claim, what) : undefined))
      .find(name => name !== undefined && isMember(name))
    return never === undefined
      ? open(`No accepted claim says of every ${what}, or against one of them, what None says.`)
      : byClaims('wrong', `An accepted claim shows that \`${never}\` can never ${happens}.`)
  }
  if (answer.kind !== 'item') return unfit
  const name = answer.item.text
  if (!isMember(name))
    return bySteps(
      false,
      `\`${name}\` is no ${what === 'fact' ? 'proposition' : 'ground action'} of the question.`,
    )
  const about = (kind: 'reachable' | 'unreachable'): boolean =>
    accepted.some(({ claim }) => claim.kind === kind && targetOf(claim, what) === name)
  if (about('unreachable'))
    return byClaims('right', `An accepted claim shows that \`${name}\` can never ${happens}.`)
  if (about('reachable'))
    return byClaims('wrong', `An accepted claim shows that \`${name}\` can be reached.`)
  return open(`No accepted claim says whether \`${name}\` can ever ${happens}.`)
}

/** The one fact or action that a claim about the initial state is about. */
function targetOf(
  claim: Extract<Claim, { kind: 'reachable' | 'unreachable' }>,
  what: 'fact' | 'action',
): string | undefined {
  const { target, from } = claim
  if (from !== undefined) return undefined
  if (what === 'action') return target.kind === 'action' ? target.action : undefined
  if (target.kind === 'fact') return target.fact
  return target.kind === 'facts' && target.facts.length === 1 ? target.facts[0] : undefined
}

const NO_PLAN_SEEN =
  'That the problem has a plan at all is not part of the evidence; without one, nothing would be asked.'

function landmark(answer: Answer, accepted: readonly Accepted[], steps: CheckerSteps): Shown {
  if (answer.kind === 'none') {
    if (accepted.some(({ claim }) => claim.kind === 'no-landmark'))
      return byClaims('right', 'An accepted claim shows that there is no such landmark.')
    const found = accepted.find(({ claim }) => claim.kind === 'landmark')?.claim
    return found?.kind === 'landmark'
      ? byClaims('wrong', `An accepted claim shows that \`${found.fact}\` is a landmark.`, [
          NO_PLAN_SEEN,
        ])
      : open('No accepted claim says whether there is a landmark.')
  }
  if (answer.kind !== 'item') return unfit
  const name = answer.item.text
  if (!steps.isProposition(name))
    return bySteps(false, `\`${name}\` is no proposition of the question.`, [NO_PLAN_SEEN])
  if (steps.isTrivial(name))
    return bySteps(false, `\`${name}\` is trivial: it is true now, or part of the goal.`, [
      NO_PLAN_SEEN,
    ])
  const about = (kind: 'landmark' | 'not-landmark'): boolean =>
    accepted.some(({ claim }) => claim.kind === kind && claim.fact === name)
  if (about('landmark'))
    return byClaims('right', `An accepted claim shows that no plan avoids \`${name}\`.`, [
      NO_PLAN_SEEN,
    ])
  if (about('not-landmark'))
    return byClaims('wrong', `An accepted claim shows a plan that avoids \`${name}\`.`)
  return open(`No accepted claim says whether \`${name}\` is a landmark.`)
}

function nextAction(name: string, accepted: readonly Accepted[], steps: CheckerSteps): Shown {
  const here = accepted.filter(({ claim }) => !('from' in claim) || claim.from === undefined)
  const cheapest = here.flatMap(({ claim, certificate }) =>
    claim.kind === 'optimal' && certificate.kind === 'optimal'
      ? [{ cost: claim.cost, first: certificate.plan[0] }]
      : [],
  )
  const unseen = cheapest.length > 0 ? [] : [NO_PLAN_SEEN]
  if (steps.follow([]).isGoal)
    return bySteps(false, 'The goal holds already, so no action leads closer to it.')
  if (!steps.isAction(name))
    return bySteps(false, `\`${name}\` is no ground action of the question.`, unseen)
  const { taken, end } = steps.follow([name])
  if (taken === 0) return bySteps(false, `\`${name}\` is not applicable now.`, unseen)
  const begins = (first: ActionName | undefined): boolean => normal(first ?? '') === name
  if (cheapest.some(({ first }) => begins(first)))
    return byClaims(
      'right',
      `An accepted claim shows a cheapest plan that begins with \`${name}\`.`,
    )
  const least = leastAfter(accepted, end)
  const cost = steps.costOf(name)
  const most = Math.min(...cheapest.map(each => each.cost))
  if (least === undefined || cost === undefined || cheapest.length === 0)
    return open(`No accepted claims say how far the goal is before and after \`${name}\`.`)
  const with_ = least === Infinity ? Infinity : exactSum([cost, least])
  if (with_ > most)
    return byClaims(
      'wrong',
      least === Infinity
        ? `Accepted claims show that there is a plan, and none after \`${name}\`.`
        : `Accepted claims show that a plan costs ${most}, and one that begins with \`${name}\` at least ${with_}.`,
    )
  return open(
    `The accepted claims do not tell \`${name}\` from an action that begins a cheapest plan.`,
  )
}

/** The largest bound on what remains from the state of these facts; undefined where no accepted claim is about it. */
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
