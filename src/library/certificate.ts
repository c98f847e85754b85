// Certificates as plain data, and one checked again.

import type { Certificate as Evidence, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { Domain, Problem } from '#planning/pddl/model'
import { fromJson, toJson } from '#results/receipts/arrays'
import type { Certificate, CertificateCheck, CountedTexts, EvidenceOptions, Proof } from './types'

interface Checked {
  readonly claim: Claim
  readonly certificate: Evidence
  readonly checked: boolean
}

/**
 * Named by the kind of the first piece of evidence; null if there is none, or none is wanted. `about`: the texts of a
 * piece, if the caller does not have them.
 */
export function certificateFrom<Piece extends Checked>(
  all: readonly Piece[],
  options: EvidenceOptions,
  about: (piece: Piece) => CountedTexts | null = () => null,
): Certificate | null {
  const [first] = all
  if (first === undefined || options.certificates === false) return null
  const proofs = options.evidence === true ? { proofs: all.map(piece => proofOf(piece, about(piece))) } : {}
  return { kind: first.certificate.kind, checked: all.every(({ checked }) => checked), ...proofs }
}

const proofOf = ({ claim, certificate }: Checked, about: CountedTexts | null): Proof => ({
  claim: { ...claim },
  certificate: toJson(certificate) as Proof['certificate'],
  ...(about === null ? {} : { about }),
})

/** A claim with its evidence, and the checker's result. */
export const checkedBy = (domain: Domain, problem: Problem, claim: Claim, certificate: Evidence): Checked => ({
  ...{ claim, certificate },
  checked: checkCertificate(domain, problem, claim, certificate).accepted,
})

/** Whether the evidence proves the claim; it may come from anywhere. */
export function recheck(domain: Domain, problem: Problem, { claim, certificate }: Proof): CertificateCheck {
  const found = checkCertificate(domain, problem, claim as Claim, fromJson(certificate) as Evidence)
  return found.accepted ? { accepted: true } : { accepted: false, where: found.where }
}
