// If a search has shown that there is no plan, its own states are the evidence: nothing is searched again.

import { expect, test } from 'vitest'
import { decideNoPlan } from '#planning/analysis/reachable'
import { reachLimits } from '#planning/analysis/reach-limits'
import { checkCertificate } from '#planning/certificates/check'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { searchOptimal } from '#planning/search/a-star'
import { searchAny } from '#planning/search/any-plan'
import { ground } from '#planning/task/ground'

const { domain } = parseDomain(`(define (domain towers)
  (:requirements :strips :derived-predicates :disjunctive-preconditions :existential-preconditions :negative-preconditions)
  (:predicates (on ?x ?y) (table ?x) (above ?x ?y) (clear ?x))
  (:derived (above ?x ?y) (or (on ?x ?y) (exists (?z) (and (on ?x ?z) (above ?z ?y)))))
  (:derived (clear ?x) (not (exists (?y) (on ?y ?x))))
  (:action up :parameters (?x ?y) :precondition (and (clear ?x) (clear ?y) (table ?x))
    :effect (and (on ?x ?y) (not (table ?x))))
  (:action down :parameters (?x ?y) :precondition (and (clear ?x) (on ?x ?y))
    :effect (and (table ?x) (not (on ?x ?y)))))`)

const { problem } = parseProblem(
  `(define (problem two-tops) (:domain towers) (:objects a b c d)
    (:init (on a b) (table b) (table c) (table d))
    (:goal (and (above c d) (above a d) (above d b) (above b c))))`,
  domain,
)

test.each([
  ['a cheapest plan', searchOptimal],
  ['any plan', searchAny],
])('the states of a search for %s show that there is none', (_, search) => {
  const grounded = ground(domain, problem)
  if (grounded.kind !== 'task') throw new Error(grounded.kind)
  const { task } = grounded
  const outcome = search(task, { maxStates: 10_000, keepEvidence: true })
  if (outcome.kind !== 'no-plan') throw new Error(outcome.kind)
  const { evidence } = outcome
  const decision = decideNoPlan(task, evidence, reachLimits)
  if (decision.kind !== 'unreachable') throw new Error(decision.kind)
  const certificate = decision.certificate()
  if (certificate.kind !== 'exhausted') throw new Error(certificate.kind)
  expect(certificate.states.rows.length).toBe(evidence!.states.count * certificate.states.words)
  const claim = { kind: 'unreachable', target: { kind: 'goal' } } as const
  expect(checkCertificate(domain, problem, claim, certificate)).toEqual({ accepted: true })
})
