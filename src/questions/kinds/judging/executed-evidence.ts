// Evidence that is a sequence of actions, with the result of the checker that executes it.

import type { Certificate, ExecutedClaim } from '#planning/certificates/certificate'
import { checkExecution } from '#planning/certificates/executed'
import type { LoadedTask } from '#planning/task/load'
import type { Evidence } from '../verdict'
import { lazyEvidence } from './lazy-evidence'

/** A claim that is shown by executing the actions, and the checker's result, made when it is read. */
export function executedEvidence(ready: LoadedTask, claim: ExecutedClaim, actions: readonly string[]): Evidence {
  const certificate: Certificate = { kind: 'plan', actions }
  return lazyEvidence(claim, certificate, made => checkExecution(ready.domain, ready.problem, claim, made).accepted)
}
