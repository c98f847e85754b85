// The short run of the fuzzer: whatever the checker accepts is true by enumeration, and own evidence is accepted. The long
// run is in `test/fuzz`.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import type { Certificate } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { keyOf, Oracle } from '../../support/oracle'
import { modelsOf } from '../../support/task'
import { claimKinds, falseClaim } from './claims'
import { tryAll } from './exhaustive'
import { kindsFor } from './grammar'
import { Pieces } from './mutate'
import { fuzzPair } from './pairs'
import { fuzzTask } from './run'
import { shrunk } from './shrink'
import { Tally } from './tally'
import { taskFor } from './tasks'
import { costOf, worldOf } from './world'

const faultsOf = ({ faults }: Tally): string[] => faults.slice(0, 3).map(shrunk)

test('both enumerations see the same states and costs', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { domain, problem, judge } = taskFor(seed)
    const oracle = new Oracle(...modelsOf(domain, problem))
    const { states, full, steps } = judge.initial
    const reached = oracle.reachableStates(1000)
    const fluent = (facts: Iterable<string>): string => keyOf(new Set([...facts].filter(fact => oracle.isFluent(fact))))
    expect(reached.map(fluent).sort(), `seed ${seed}`).toEqual(states.map(fluent).sort())
    expect(new Set(full.map(keyOf)), `seed ${seed}`).toEqual(new Set(reached.map(keyOf)))
    const { actions } = judge.task
    expect(actions.map(({ name }) => name).sort()).toEqual(oracle.actions.map(({ name }) => name).sort())
    for (const { name, cost } of actions)
      expect(costOf(cost), `seed ${seed}: ${name}`).toBe(oracle.costOf(oracle.action(name)))
    const first = steps[0]!.map(({ action }) => actions[action]!.name)
    expect(first.sort()).toEqual(
      oracle
        .applicable(oracle.initial)
        .map(({ name }) => name)
        .sort(),
    )
    const goals = full.filter(state => judge.task.isGoal(state)).length
    expect(goals).toBe(reached.filter(state => oracle.isGoal(state)).length)
  }
})

test('no false claim about a random task is accepted', () => {
  const tally = new Tally()
  const pieces = new Pieces()
  for (let seed = 0; seed < 14; seed++) fuzzTask(seed, 400, tally, pieces)
  expect(faultsOf(tally)).toEqual([])
  expect(tally.accepted).toBeGreaterThan(40)
  // Each kind of claim and evidence was examined, and most were rejected for many reasons.
  expect(tally.kinds.size).toBeGreaterThan(20)
  expect(tally.reasons.size).toBeGreaterThan(200)
})

test('no false claim about two problems is accepted', () => {
  const tally = new Tally()
  for (let seed = 0; seed < 5; seed++) fuzzPair(seed, 120, tally)
  expect(faultsOf(tally)).toEqual([])
  expect(tally.accepted).toBeGreaterThan(20)
})

test('of tasks of two facts no certificate of whole families shows what is false', () => {
  const tally = new Tally()
  for (let seed = 0; seed < 2; seed++) tryAll(seed, false, tally)
  expect(faultsOf(tally)).toEqual([])
  expect(tally.checks).toBeGreaterThan(5000)
})

test('the claims that the fuzzer is after are false', () => {
  const world = worldOf(5)!
  const rng = makeRng('claims')
  const plan: Certificate = { kind: 'plan', actions: [] }
  const found = claimKinds.flatMap(kind => falseClaim(kind, world, rng) ?? [])
  expect(found.length).toBeGreaterThan(6)
  for (const claim of found) {
    expect(world.judge.isTrue(claim)).toBe(false)
    expect(checkCertificate(...world.models, claim, plan).accepted).toBe(false)
  }
})

test('properties of Object.prototype are not part of a certificate', () => {
  const stray = { keptFacts: [], symmetry: [], facts: [], mayBeFalse: [], plans: [], from: [] }
  let refused = 0
  try {
    for (const [key, value] of Object.entries(stray))
      Object.defineProperty(Object.prototype, key, { value, configurable: true, writable: true })
    for (let seed = 0; seed < 6; seed++) {
      const world = worldOf(seed)!
      const rng = makeRng(`stray ${seed}`)
      for (const kind of claimKinds) {
        const claim = falseClaim(kind, world, rng)
        if (claim === undefined) continue
        for (const shown of kindsFor(claim)) {
          const certificate = { kind: shown } as Certificate
          expect(checkCertificate(...world.models, claim, certificate).accepted).toBe(false)
          refused++
        }
      }
    }
  } finally {
    for (const key of Object.keys(stray)) delete (Object.prototype as unknown as Record<string, unknown>)[key]
  }
  expect(refused).toBeGreaterThan(50)
})
