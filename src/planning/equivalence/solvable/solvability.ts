// The answer whether a goal can be reached, with its evidence.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { Domain, Problem } from '#planning/pddl/model'
import type { Reached } from '../closure/space'
import { renamedCertificate, renamedName } from '../closure/rename-certificate'
import type { PairEvidence, Renaming, Solvability } from '../comparison'
import { renamer } from '../structure/renaming'

/** The claim with its certificate, accepted by the checker. */
export function evidenceOf(domain: Domain, problem: Problem, claim: Claim, certificate: Certificate): PairEvidence {
  const { accepted } = checkCertificate(domain, problem, claim, certificate)
  return { claim, certificate, checked: accepted }
}

export const unknownSolvability: Solvability = { solvable: null, plan: null, evidence: null }

/** The result for a problem's goal; `renaming`: from the names it was found in to those of the problem. */
export function solvabilityOf(
  domain: Domain,
  problem: Problem,
  reached: Reached,
  renaming: Renaming = [],
): Solvability {
  const to = renamer(renaming)
  switch (reached.kind) {
    case 'undecided':
      return unknownSolvability
    case 'reachable': {
      const plan = reached.plan.map(step => renamedName(step, to))
      const claim: Claim = { kind: 'reachable', target: { kind: 'goal' } }
      const evidence = evidenceOf(domain, problem, claim, { kind: 'plan', actions: plan })
      return { solvable: true, plan, evidence }
    }
    case 'unreachable': {
      const claim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
      const certificate = renamedCertificate(reached.certificate(), to)
      const evidence = evidenceOf(domain, problem, claim, certificate)
      return { solvable: false, plan: null, evidence }
    }
  }
}
