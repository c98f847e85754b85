// A tiny task by hand for the kinds of certificates: two things to be fetched from the attic, which are
// interchangeable; a cellar with no way back; a vault with no way in.

import type { Certificate, CheckResult, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { modelsOf } from '../support/task'
import { Truth } from './naive-evidence'

const domain = `(define (domain lamps)
  (:requirements :typing :action-costs)
  (:types room thing)
  (:predicates (door ?a ?b - room) (in ?r - room) (lies ?t - thing ?r - room) (carried ?t - thing))
  (:functions (total-cost) (length ?a ?b - room))
  (:action go
    :parameters (?a ?b - room)
    :precondition (and (in ?a) (door ?a ?b))
    :effect (and (not (in ?a)) (in ?b) (increase (total-cost) (length ?a ?b))))
  (:action take
    :parameters (?t - thing ?r - room)
    :precondition (and (in ?r) (lies ?t ?r))
    :effect (and (not (lies ?t ?r)) (carried ?t) (increase (total-cost) 1)))
  (:action drop
    :parameters (?t - thing ?r - room)
    :precondition (and (in ?r) (carried ?t))
    :effect (and (lies ?t ?r) (not (carried ?t)))))`

const problem = `(define (problem house) (:domain lamps)
  (:objects hall attic cellar vault - room lamp rope - thing)
  (:init (in hall) (lies lamp attic) (lies rope attic)
    (door hall attic) (door attic hall) (door hall cellar) (door vault hall)
    (= (length hall attic) 2) (= (length attic hall) 3) (= (length hall cellar) 1)
    (= (length vault hall) 1))
  (:goal (and (lies lamp hall) (lies rope hall)))
  (:metric minimize (total-cost)))`

const models = modelsOf(domain, problem)

export const truth = Truth.of(...models, 1000)!

export const check = (claim: Claim, certificate: Certificate): CheckResult =>
  checkCertificate(...models, claim, certificate)

export const accepted = { accepted: true } as const

/** The place where the certificate is rejected; '' if it is accepted. */
export function whereOf(claim: Claim, certificate: Certificate): string {
  const result = check(claim, certificate)
  return result.accepted ? '' : result.where
}

/** Copies of a list with one entry left out. */
export const withoutOne = <T>(list: readonly T[]): T[][] => list.map((_, left) => list.filter((_, i) => i !== left))
