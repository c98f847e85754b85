import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { searchOptimal } from '#planning/search/a-star'
import { noPlanCertificate, boundCertificate, optimalCertificate } from '#planning/search/evidence'
import { searchQuick } from '#planning/search/greedy'
import type { HeuristicName } from '#planning/search/heuristics/heuristic'
import { withInitial } from '#planning/task/derive'
import { factName, stateFacts } from '#planning/task/names'
import { applicableActions, isGoal, progress } from '#planning/task/step'
import { FLUENT, type Task } from '#planning/task/task'
import { ground } from '#planning/task/ground'
import { ferryWith } from '../support/ferries'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'
import { factId } from './make-task'
import { yardWith } from './yard'

interface Case {
  readonly name: string
  readonly domain: string
  readonly problem: string
  readonly symmetryAfter?: number
  readonly heuristic?: HeuristicName
  readonly tablesAfter?: number
}

const cases: readonly Case[] = [
  ...Array.from({ length: 240 }, (_, seed) => ({ name: `seed ${seed}`, ...randomTexts(seed) })),
  ...[3, 5, 8].map(cars => ({
    name: `${cars} cars`,
    ...ferryWith(cars, cars),
    symmetryAfter: 10,
    tablesAfter: 20,
  })),
  ...Array.from({ length: 30 }, (_, seed) => ({
    name: `yard ${seed}`,
    ...yardWith(seed),
    symmetryAfter: seed % 3 === 0 ? 1000 : 10,
    ...(seed % 3 === 0 ? { tablesAfter: 20 } : { heuristic: (['lmcut', 'hmax', 'blind'] as const)[seed % 3]! }),
  })),
]

/** The task, after a few steps at random; and the state as a claim states it. */
function walked(task: Task, seed: string): { task: Task; from: string[] | undefined } {
  const rng = makeRng(seed)
  if (rng.below(2) === 0) return { task, from: undefined }
  let state = task.initial
  for (let step = rng.below(3); step >= 0; step--) {
    const actions = applicableActions(task, state)
    if (actions.length > 0) state = progress(task, state, rng.pick(actions))
  }
  return { task: withInitial(task, state), from: stateFacts(task, state) }
}

test('the checker accepts that a plan is cheapest, and that there is none', () => {
  const seen = { optimal: 0, exhausted: 0, frontier: 0, kept: 0, symmetric: 0 }
  for (const { name, domain, problem, symmetryAfter = 300, heuristic, tablesAfter } of cases) {
    const models = modelsOf(domain, problem)
    const outcome = ground(...models)
    if (outcome.kind !== 'task') continue
    const { task, from } = walked(outcome.task, name)
    const found = searchOptimal(task, {
      maxStates: 3000,
      keepEvidence: true,
      symmetryAfter,
      heuristic,
      tablesAfter,
    })
    const origin = from === undefined ? {} : { from }
    let claim: Claim
    let certificate: Certificate
    if (found.kind === 'plan') {
      claim = { kind: 'optimal', cost: found.cost, ...origin }
      certificate = optimalCertificate(found.plan, found.evidence!)
      seen.optimal++
      if (certificate.kind === 'optimal') {
        if ((certificate.bound.frontier?.cuts ?? []).some(cuts => cuts.length > 0)) seen.frontier++
        if (certificate.bound.keptFacts !== undefined) seen.kept++
        if (certificate.bound.symmetry !== undefined) seen.symmetric++
      }
    } else if (found.kind === 'no-plan') {
      claim = { kind: 'unreachable', target: { kind: 'goal' }, ...origin }
      certificate = noPlanCertificate(found.evidence!)
      seen.exhausted++
    } else continue
    expect(checkCertificate(...models, claim, certificate), name).toEqual({ accepted: true })
    if (certificate.kind !== 'optimal' || found.kind !== 'plan' || found.cost === 0) continue
    const more = { ...claim, cost: found.cost + 1 } as Claim
    const bound = { ...certificate.bound, cost: found.cost + 1 }
    const tampered = { ...certificate, bound }
    expect(checkCertificate(...models, more, tampered).accepted, name).toBe(false)
  }
  expect(seen.optimal).toBeGreaterThan(60)
  expect(seen.exhausted).toBeGreaterThan(20)
  expect(seen.frontier).toBeGreaterThan(5)
  expect(seen.kept).toBeGreaterThan(10)
  expect(seen.symmetric).toBeGreaterThan(1)
})

test('a search that stopped shows what every plan costs at least', () => {
  let shown = 0
  for (const { name, domain, problem, symmetryAfter = 300 } of cases.slice(220)) {
    if (shown === 15) break
    const models = modelsOf(domain, problem)
    const outcome = ground(...models)
    if (outcome.kind !== 'task') continue
    const options = { maxStates: 4, keepEvidence: true, symmetryAfter }
    const found = searchOptimal(outcome.task, options)
    if (found.kind !== 'stopped' || found.lowerBound === 0) continue
    const claim: Claim = { kind: 'at-least', cost: found.lowerBound }
    const certificate = boundCertificate(found.evidence!)
    expect(checkCertificate(...models, claim, certificate), name).toEqual({ accepted: true })
    shown++
  }
  expect(shown).toBeGreaterThan(5)
})

test('the checker accepts that every plan enters a state where the fact holds', () => {
  let landmarks = 0
  for (const { name, domain, problem } of cases.slice(0, 120)) {
    const models = modelsOf(domain, problem)
    const outcome = ground(...models)
    if (outcome.kind !== 'task' || isGoal(outcome.task, outcome.task.initial)) continue
    const { task } = outcome
    const initial = new Set(stateFacts(task, task.initial))
    const goal = new Set(task.goal.flat().map(lit => lit >> 1))
    for (let fact = 0; fact < task.factCount; fact++) {
      const named = factName(task, factId(fact))
      if (task.factKind[fact] !== FLUENT || initial.has(named) || goal.has(factId(fact))) continue
      for (const search of [searchOptimal, searchQuick]) {
        const avoid = factId(fact)
        const found = search(task, { maxStates: 2000, avoid, keepEvidence: true })
        if (found.kind !== 'no-plan' || found.evidence?.complete() !== true) continue
        landmarks++
        const claim: Claim = { kind: 'landmark', fact: named }
        const certificate = noPlanCertificate(found.evidence)
        const result = checkCertificate(...models, claim, certificate)
        expect(result, `${name} ${named}`).toEqual({ accepted: true })
      }
    }
  }
  expect(landmarks).toBeGreaterThan(50)
})

test('evidence larger than the limits is not given', () => {
  const { domain, problem } = yardWith(1)
  const outcome = ground(...modelsOf(domain, problem))
  if (outcome.kind !== 'task') throw new Error(outcome.at)
  const found = searchOptimal(outcome.task, { maxStates: 20_000, keepEvidence: true })
  if (found.kind !== 'plan') throw new Error(found.kind)
  const limits = { maxStates: 3, maxByCuts: 3, maxFrontier: 3, distancesForState: 8 }
  expect(optimalCertificate(found.plan, found.evidence!, limits).kind).toBe('re-searched')
})

test('where cuts show what the initial state costs, the evidence is that state alone, and every cut is there once', () => {
  const [domain, problem] = modelsOf(
    `(define (domain lights) (:predicates (lit ?x) (on)) (:action switch :parameters (?x)
      :precondition (on) :effect (lit ?x)) (:action start :parameters () :effect (on)))`,
    `(define (problem six) (:domain lights) (:objects a b c d e f) (:init)
      (:goal (and (lit a) (lit b) (lit c) (lit d) (lit e) (lit f))))`,
  )
  const grounded = ground(domain, problem)
  if (grounded.kind !== 'task') throw new Error(grounded.kind)
  const found = searchOptimal(grounded.task, { maxStates: 3000, keepEvidence: true })
  if (found.kind !== 'plan') throw new Error(found.kind)
  const certificate = optimalCertificate(found.plan, found.evidence!)
  if (certificate.kind !== 'optimal') throw new Error(certificate.kind)
  const { states, frontier } = certificate.bound
  expect(states.rows.length).toBe(0)
  expect(frontier!.values).toEqual(Float64Array.of(7))
  const cuts = frontier!.cuts.flat()
  expect(cuts.length).toBe(7)
  expect(new Set(cuts).size).toBe(7)
  expect(checkCertificate(domain, problem, { kind: 'optimal', cost: 7 }, certificate)).toEqual({
    accepted: true,
  })
})
