// Evidence that is made, checked and explained only once it is read, since a verdict needs none of it.

import { once } from '#base/once'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import type { ClosedStory, Evidence } from '../verdict'

/** A claim with its certificate, the checker's result, and what explains the certificate, each made when it is first read. */
export function lazyEvidence(
  claim: Claim,
  certificate: Certificate | (() => Certificate),
  accepts: (certificate: Certificate) => boolean,
  explain: (certificate: Certificate) => ClosedStory | undefined = () => undefined,
): Evidence {
  const made = once(() => (typeof certificate === 'function' ? certificate() : certificate))
  const checked = once(() => accepts(made()))
  const closed = once(() => explain(made()))
  return {
    claim,
    get certificate() {
      return made()
    },
    get checked() {
      return checked()
    },
    get closed() {
      return closed()
    },
  }
}

/** The same evidence with more data, without making it. */
export const evidenceWith = (evidence: Evidence, more: Pick<Evidence, 'about' | 'reaches'>): Evidence =>
  Object.defineProperties({ ...more }, Object.getOwnPropertyDescriptors(evidence)) as Evidence

/** The draft with all of its evidence made and checked, as plain data. */
export const madeEvidence = <Kept extends { readonly evidence?: readonly Evidence[] } | undefined>(
  draft: Kept,
): Kept => (draft?.evidence === undefined ? draft : { ...draft, evidence: draft.evidence.map(plainEvidence) })

function plainEvidence({ closed, ...evidence }: Evidence): Evidence {
  return { ...evidence, ...(closed === undefined ? {} : { closed }) }
}

/** The claims that the evidence would show, each once. */
export function claimsOf(evidence: readonly Evidence[]): readonly Claim[] {
  return [...new Map(evidence.map(({ claim }) => [JSON.stringify(claim), claim])).values()]
}
