// Common to both reachability kinds: the claims that suffice.

import type { Answer } from '#language/answers/reading'
import type { Claim } from '#planning/certificates/certificate'
import type { CheckerSteps } from '#planning/certificates/steps'
import { type Accepted, byClaims, bySteps, notShown, type Conclusion, unfit } from './shown'

/** The check for both reachability kinds; `what` is what the question asks for. */
export function unreachableShown(
  what: 'fact' | 'action',
  answer: Answer,
  accepted: readonly Accepted[],
  steps: CheckerSteps,
): Conclusion {
  const isMember = (name: string): boolean => (what === 'fact' ? steps.isProposition(name) : steps.isAction(name))
  const happens = what === 'fact' ? 'hold' : 'be applied'
  if (answer.kind === 'none') {
    const all = accepted.some(({ claim }) => claim.kind === 'all-reachable' && claim.of === `${what}s`)
    if (all) return byClaims('right', `An accepted claim shows that each ${what} can be reached.`)
    const never = accepted
      .map(({ claim }) => (claim.kind === 'unreachable' ? targetOf(claim, what) : undefined))
      .find(name => name !== undefined && isMember(name))
    return never === undefined
      ? notShown(`No accepted claim says of every ${what}, or against one of them, what None says.`)
      : byClaims('wrong', `An accepted claim shows that \`${never}\` can never ${happens}.`)
  }
  if (answer.kind !== 'item') return unfit
  const name = answer.item.text
  if (!isMember(name))
    return bySteps(false, `\`${name}\` is no ${what === 'fact' ? 'proposition' : 'ground action'} of the question.`)
  const about = (kind: 'reachable' | 'unreachable'): boolean =>
    accepted.some(({ claim }) => claim.kind === kind && targetOf(claim, what) === name)
  if (about('unreachable')) return byClaims('right', `An accepted claim shows that \`${name}\` can never ${happens}.`)
  if (about('reachable')) return byClaims('wrong', `An accepted claim shows that \`${name}\` can be reached.`)
  return notShown(`No accepted claim says whether \`${name}\` can ever ${happens}.`)
}

/** The single fact or action that a claim about the initial state concerns. */
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
