// Claims that are shown by executing one sequence. Verdicts without a search need no other evidence, so an engine has the
// checker for it before it loads the others.

import type { Certificate, Claim, ExecutedClaim } from './certificate'
import { checkerOf, unfit } from './checker'
import type { CheckContext } from './context'
import { checkFollowed } from './followed'
import { checkReaches } from './replay'

/** Does executing the plan prove the claim? As `checkCertificate`, which it agrees with, but for these claims only. */
export const checkExecution = checkerOf((context, claim, given) => {
  if (isExecuted(claim)) checkExecuted(context, claim, given)
  else unfit(claim, given)
})

const isExecuted = (claim: Claim): claim is ExecutedClaim => EXECUTED.has(claim.kind)
const EXECUTED: ReadonlySet<Claim['kind']> = new Set(['reachable', 'breaks', 'misses', 'leads-to'])

export function checkExecuted(context: CheckContext, claim: ExecutedClaim, given: Certificate): void {
  if (given.kind !== 'plan') unfit(claim, given)
  else if (claim.kind === 'reachable') checkReaches(context, given.actions, context.target(claim.target))
  else checkFollowed(context, claim, given.actions)
}
