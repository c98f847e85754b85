// Evidence that is a sequence of actions, with the result of the checker that executes it.

import type { Certificate, ExecutedClaim } from '#planning/certificates/certificate'
import { checkExecution } from '#planning/certificates/executed'
import type { LoadedTask } from '#planning/task/load'
import type { Evidence } from '../verdict'

/** A claim that is shown by executing the actions, and the checker's result. */
export function executedEvidence(ready: LoadedTask, claim: ExecutedClaim, actions: readonly string[]): Evidence {
  const certificate: Certificate = { kind: 'plan', actions }
  const { accepted } = checkExecution(ready.domain, ready.problem, claim, certificate)
  return { claim, certificate, checked: accepted }
}
