// The checker: does a certificate prove a claim, by the semantics of PDDL alone? It shares no code with the grounder, the
// searches or the analyses that produce certificates; what must be searched (renamings and states of two problems), it
// searches by itself. The argument for each type of certificate, and which function tests which premise, is in
// docs/certificates.md. Reading order: `rejection`; `semantics` from `world` to `stepper`; `context`; `checker`; then the
// evidence: `replay`, `followed`, `executed`, `sequences`, `invariants`, `clauses`, `states` from `smaller-task` to `tables`,
// `parts`, `one-problem`, `pairs`.

import { checkerOf } from './checker'
import { checkOne, isAboutTwo } from './one-problem'
import { checkPair } from './pairs/check-pair'

/** Does the certificate prove the claim about this problem? The two texts must be free of errors. */
export const checkCertificate = checkerOf((context, claim, given, checkClaim) => {
  if (given.kind === 'pair' && isAboutTwo(claim))
    checkPair(context, claim, given.pair, (goalOf, certificate) => {
      checkClaim(goalOf, { kind: 'unreachable', target: { kind: 'goal' } }, certificate)
    })
  else checkOne(context, claim, given, checkClaim)
})
