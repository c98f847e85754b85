// A checker for a domain given in pieces.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { modelsOf } from '../support/task'
import { Truth } from './naive-evidence'

export interface Pieces {
  /** Types and constants. */
  readonly names?: string
  readonly predicates: string
  /** Actions and rules. */
  readonly body: string
  readonly objects?: string
  readonly init?: string
  readonly goal?: string
  readonly metric?: boolean
}

export interface Pieced {
  readonly truth: Truth
  /** The place where the certificate is rejected; '' if it is accepted. */
  readonly where: (claim: Claim, certificate: Certificate) => string
}

export function pieced(pieces: Pieces): Pieced {
  const models = modelsOf(
    `(define (domain d) (:requirements :adl :derived-predicates :action-costs) ${pieces.names ?? ''}
      (:predicates ${pieces.predicates}) (:functions (total-cost) (price ?x)) ${pieces.body})`,
    `(define (problem p) (:domain d) (:objects ${pieces.objects ?? ''}) (:init ${pieces.init ?? ''})
      (:goal ${pieces.goal ?? '(and)'}) ${pieces.metric ? '(:metric minimize (total-cost))' : ''})`,
  )
  let truth: Truth | undefined
  return {
    get truth() {
      return (truth ??= Truth.of(...models, 1000)!)
    },
    where: (claim, certificate) => {
      const result = checkCertificate(...models, claim, certificate)
      return result.accepted ? '' : result.where
    },
  }
}

/** An action schema without parameters. */
export const action = (name: string, precondition: string, effect: string): string =>
  `(:action ${name} :parameters () :precondition ${precondition} :effect ${effect})`
