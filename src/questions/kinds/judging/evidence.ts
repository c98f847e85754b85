// Evidence about one problem, with the result of the checker. Verdicts without a search use `executed-evidence.ts` alone.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkOneProblem } from '#planning/certificates/one-problem'
import type { LoadedTask } from '#planning/task/load'
import type { Evidence } from '../verdict'
import { closedStory } from './closed-story'
import { lazyEvidence } from './lazy-evidence'

/** A claim with its certificate, and the checker's result; made and checked when they are read. */
export function evidenceFor(ready: LoadedTask, claim: Claim, certificate: Certificate | (() => Certificate)): Evidence {
  const isHere = !('from' in claim && claim.from !== undefined)
  return lazyEvidence(
    claim,
    certificate,
    made => checkOneProblem(ready.domain, ready.problem, claim, made).accepted,
    made => (isHere ? closedStory(ready.task, claim, made) : undefined),
  )
}
