// Evidence about one problem, with the result of the checker. Verdicts without a search use `executed-evidence.ts` alone.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkOneProblem } from '#planning/certificates/one-problem'
import type { LoadedTask } from '#planning/task/load'
import type { Evidence } from '../verdict'
import { closedStory } from './closed-story'

/** A claim with its certificate, and the checker's result. */
export function evidenceFor(ready: LoadedTask, claim: Claim, certificate: Certificate): Evidence {
  const { accepted } = checkOneProblem(ready.domain, ready.problem, claim, certificate)
  const isHere = !('from' in claim && claim.from !== undefined)
  const closed = isHere ? closedStory(ready.task, claim, certificate) : undefined
  return { claim, certificate, checked: accepted, ...(closed === undefined ? {} : { closed }) }
}
