// The checker over what analysis and search give as evidence: on random tasks, and on the shared questions
// where they are there. Whatever has evidence must be accepted.

import { expect, test } from 'vitest'
import type { Claim } from '../../src/certificates/certificate'
import { checkCertificate } from '../../src/certificates/check'
import { searchOptimal } from '../../src/search/a-star'
import { optimalCertificate } from '../../src/search/evidence'
import { evidenceLimits } from '../../src/search/evidence-limits'
import { ground } from '../../src/task/ground'
import { acpbenchRecords, dataFolder, skipMessage } from '../support/data'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'
import { checkAll, costs, landmarks, reachability } from './evidence-of'
import { samplesOf } from '../support/long'

/** Few states are worth tables otherwise. */
const limits = { ...evidenceLimits, distancesForState: Infinity }

test('the evidence for random tasks is accepted', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < samplesOf(120, 250); seed++) {
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
      expect([where, checkCertificate(...models, claim, certificate)]).toEqual([
        where,
        { accepted: true },
      ])
      count++
    }
  return count
}

test('the evidence of searches on random tasks is accepted', () => {
  // The first ones were refused by earlier checkers.
  const seeds = [3979, 7265, 9557, 15585, 15643, 21831, 34197, 35203]
  for (let seed = 0; seed < samplesOf(60, 5000); seed++) seeds.push(seed)
  let count = 0
  for (const seed of seeds) {
    const { domain, problem } = randomTexts(seed)
    count += checkSearches(`seed ${seed}`, modelsOf(domain, problem))
  }
  expect(count).toBeGreaterThan(200)
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
