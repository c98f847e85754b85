// The verdict on any answer if the problem has no plan.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import type { LoadedTask } from '#planning/task/load'
import type { Draft } from './draft'
import { evidenceFor } from './evidence'
import { evidenceWith } from './lazy-evidence'

/** The problem has no plan, so the question about plans is not posed. `isMost`: even with all open facts. */
export function withoutPlan(ready: LoadedTask, certificate: () => Certificate, isMost = false): Draft {
  const claim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
  return {
    verdict: 'undecided',
    reason: 'no-plan',
    explanation: 'No answer can be right: this problem has no plan, because the goal holds in no reachable state.',
    evidence: [evidenceWith(evidenceFor(ready, claim, certificate), isMost ? { about: 'most' } : {})],
  }
}
