// Evidence in parts: each part is a claim with its own certificate, and together they must imply the whole. Two forms
// are accepted: an action or condition that requires something unreachable is unreachable, and if each proposition
// (or each action) is reachable, all are.

import type { Claim } from './certificate'
import type { CheckContext } from './context'
import { asksFor } from './semantics/formula'
import type { Formula } from './semantics/formula'
import { readList, readObject, reject, rethrowIn } from './rejection'
import { requireAllActions, requireAllFacts } from './sequences'

/** A part with a checked claim, and the context in which it was checked. */
export interface CheckedPart {
  readonly claim: Claim
  readonly context: CheckContext
}

export function checkParts(
  context: CheckContext,
  claim: Claim,
  certificate: unknown,
  check: (claim: unknown, certificate: unknown) => CheckedPart,
): void {
  const list = readList(readObject<'parts'>(certificate, 'The certificate').parts, 'The list of parts')
  const parts = list.map((entry, i) => {
    const part = readObject<'claim' | 'certificate'>(entry, `Part ${i}`)
    const given = readObject<'kind'>(part.certificate, `Part ${i}: the certificate`)
    if (given.kind === 'parts') reject(`Part ${i} is in parts itself.`)
    const checked = rethrowIn(`Part ${i}`, () => check(part.claim, given))
    context.budget.spend(context.initial.size)
    if (!sameFacts(checked.context.initial, context.initial)) reject(`Part ${i} is about another state than the whole.`)
    return checked.claim
  })
  if (claim.kind === 'unreachable') checkUnreachable(context, context.target(claim.target), parts)
  else if (claim.kind === 'all-reachable') checkAll(context, claim.of, parts)
  else reject(`A claim that is ${claim.kind} is not shown in parts.`)
}

const sameFacts = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every(fact => other.has(fact))

/** Accepts if some part proves that facts are unreachable which the target requires. */
function checkUnreachable(context: CheckContext, target: Formula, parts: readonly Claim[]): void {
  const size = sizeOf(target)
  const asked = ({ any, literals, parts }: Formula): boolean =>
    !any &&
    parts.length === 0 &&
    literals.every(literal => {
      context.budget.spend(size)
      return asksFor(target, literal)
    })
  for (const part of parts) if (part.kind === 'unreachable' && asked(context.target(part.target))) return
  reject('No part says that something unreachable is needed for the target.')
}

const sizeOf = ({ literals, parts }: Formula): number =>
  parts.reduce((sum, part) => sum + sizeOf(part), 1 + literals.length)

function checkAll(context: CheckContext, of: 'facts' | 'actions', parts: readonly Claim[]): void {
  const targets = parts.map((part, i) =>
    part.kind === 'reachable' ? part.target : reject(`Part ${i} does not say that something is reachable.`),
  )
  const { world } = context
  if (of === 'facts')
    requireAllFacts(
      context,
      targets.flatMap(target => (target.kind === 'fact' ? [world.factNamed(target.fact)] : [])),
    )
  else
    requireAllActions(
      context,
      targets.flatMap(target => (target.kind === 'action' ? [world.readAction(target.action)] : [])),
    )
}
