// The checker over what analysis and search give as evidence: on random tasks, and on the shared questions
// where they are there. Whatever has evidence must be accepted.

import { expect, test } from 'vitest'
import type { Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { searchOptimal } from '#planning/search/a-star'
import { optimalCertificate } from '#planning/search/evidence'
import { evidenceLimits } from '#planning/search/evidence-limits'
import { ground } from '#planning/task/ground'
import { acpbenchRecords, dataFolder, skipMessage } from '../support/data'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'
import { checkAll, costs, landmarks, reachability } from './evidence-of'
import { roundsOf, samplesOf } from '../support/long'

/** Few states are worth tables otherwise. */
const limits = { ...evidenceLimits, distancesForState: Infinity }

test('the evidence for random tasks is accepted', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < samplesOf(roundsOf(134), 250); seed++) {
    const { domain, problem } = randomTexts(seed)
    checkAll(`seed ${seed}`, modelsOf(domain, problem), [reachability, landmarks, costs], counts)
  }
  for (const key of [
    'reachable by plan',
    'unreachable by closed-set',
    'unreachable by exhausted',
    'not-landmark by plan',
    'no-landmark by plans',
    'optimal by optimal',
  ])
    expect(counts.get(key), `${key}: ${JSON.stringify([...counts])}`).toBeGreaterThan(0)
})

test('the evidence for shared questions is accepted', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const counts = new Map<string, number>()
  for (const [kind, produce] of [
    ['reach', reachability],
    ['land', landmarks],
    ['nexta', costs],
  ] as const) {
    const domains = new Set<string>()
    for (const record of acpbenchRecords(kind)) {
      const models = modelsOf(record.PDDL_domain, record.PDDL_problem)
      // One problem a domain and kind, to keep the test short.
      if (domains.has(models[0].name)) continue
      domains.add(models[0].name)
      checkAll(`${kind} ${record.id}`, models, [produce], counts)
    }
  }
  for (const key of ['unreachable by h2', 'landmark by closed-set', 'optimal by optimal'])
    expect(counts.get(key), key).toBeGreaterThan(0)
  expect([...counts].filter(([key]) => key.endsWith('re-searched'))).toEqual([])
})

/** Rejects where the evidence of a search is refused, whatever reductions the search uses. */
function checkSearches(where: string, models: ReturnType<typeof modelsOf>): number {
  const outcome = ground(...models)
  if (outcome.kind !== 'task') return 0
  let count = 0
  for (const symmetryAfter of [0, 3, 5000])
    for (const tablesAfter of [0, 3, 5000]) {
      const found = searchOptimal(outcome.task, {
        maxStates: 3000,
        keepEvidence: true,
        symmetryAfter,
        tablesAfter,
      })
      if (found.kind !== 'plan' || found.evidence === undefined) continue
      const certificate = optimalCertificate(found.plan, found.evidence, limits)
      const claim: Claim = { kind: 'optimal', cost: found.cost }
      expect([where, checkCertificate(...models, claim, certificate)]).toEqual([where, { accepted: true }])
      count++
    }
  return count
}

test('the evidence of searches on random tasks is accepted', () => {
  // The first ones were refused by earlier checkers.
  const seeds = [3979, 7265, 9557, 15585, 15643, 21831, 34197, 35203]
  for (let seed = 0; seed < samplesOf(roundsOf(67), 5000); seed++) seeds.push(seed)
  let count = 0
  for (const seed of seeds) {
    const { domain, problem } = randomTexts(seed)
    count += checkSearches(`seed ${seed}`, modelsOf(domain, problem))
  }
  expect(count).toBeGreaterThan(roundsOf(200))
})

test.each([
  [
    'effects that always happen once what never holds is left out',
    '(and (has) (when (not (gone)) (on)) (when (or (not (lit)) (has)) (on)))',
    '(lit)',
    '(and (has) (on))',
  ],
  ['effects that depend on what always holds', '(when (here) (on))', '(lit)', '(on)'],
  [
    'effects that depend on facts outside a table',
    '(when (lit) (not (on)))',
    '(and (lit) (when (end) (on)))',
    '(and (on) (end))',
  ],
])('the evidence of searches for %s is accepted', (_name, effect, light, goal) => {
  const models = modelsOf(
    `(define (domain d) (:requirements :adl)
      (:predicates (has) (on) (lit) (gone) (here) (end))
      (:action do :parameters () :precondition (here) :effect ${effect})
      (:action light :parameters () :precondition (not (lit)) :effect ${light})
      (:action finish :parameters () :precondition (here) :effect (end)))`,
    `(define (problem p) (:domain d) (:init (here)) (:goal ${goal}))`,
  )
  expect(checkSearches('', models)).toBe(9)
})

test('the evidence of searches is accepted where a derived fact follows from itself', () => {
  const models = modelsOf(
    `(define (domain d) (:requirements :adl :derived-predicates)
      (:predicates (p) (r) (d))
      (:derived (d) (or (r) (and (p) (d))))
      (:action make :parameters () :effect (and (r) (not (p))))
      (:action spoil :parameters () :effect (and (not (r)) (p))))`,
    '(define (problem p) (:domain d) (:init) (:goal (and (r) (d) (not (p)))))',
  )
  expect(checkSearches('', models)).toBe(9)
})

test('the evidence of searches is accepted where a table has a fact that always holds', () => {
  const models = modelsOf(
    `(define (domain d) (:requirements :adl)
      (:predicates (p0) (p1) (p2) (p3) (p4) (p5) (p6) (p7) (p8))
      (:action a0 :parameters () :precondition (and (p1) (p2))
        :effect (and (p0) (not (p2)) (p3) (not (p3))))
      (:action a1 :parameters () :precondition (and (p4)) :effect (and (p0) (p1) (p3)))
      (:action a2 :parameters () :precondition (and (p8)) :effect (and (not (p8)) (p4) (not (p3))))
      (:action a3 :parameters () :precondition (and (p2))
        :effect (and (not (p7)) (p5) (not (p6)) (not (p0))))
      (:action a4 :parameters () :precondition (and (p7) (p3) (p5))
        :effect (and (not (p2)) (not (p1)) (p7) (p5))))`,
    `(define (problem p) (:domain d) (:init (p2) (p4) (p5) (p8))
      (:goal (and (p3) (p4) (p1) (not (p8)))))`,
  )
  const grounded = ground(...models)
  if (grounded.kind !== 'task') throw new Error(grounded.kind)
  const outcome = searchOptimal(grounded.task, {
    ...{ maxStates: 3000, symmetryAfter: 2, tablesAfter: 2 },
    keepEvidence: true,
  })
  if (outcome.kind !== 'plan') throw new Error(outcome.kind)
  const certificate = optimalCertificate(outcome.plan, outcome.evidence!, limits)
  const claim = { kind: 'optimal', cost: outcome.cost } as const
  expect(checkCertificate(...models, claim, certificate)).toMatchObject({ accepted: true })
})
