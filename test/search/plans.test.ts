import { decimalSum } from '../support/oracle'
import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { searchOptimal } from '#planning/search/a-star'
import { searchQuick } from '#planning/search/greedy'
import { makeHeuristic } from '#planning/search/heuristics/choose'
import type { HeuristicName } from '#planning/search/heuristics/heuristic'
import { inUnits, movesOf } from '#planning/search/moves'
import type { SearchOutcome } from '#planning/search/outcome'
import {
  closeRules,
  factId,
  featureSets,
  keyOf,
  makeTask,
  naiveApplicable,
  naiveGoal,
  naiveProgress,
  naiveSpace,
  type PlainTask,
  randomTask,
} from './make-task'

const all: HeuristicName[] = ['blind', 'goalcount', 'hmax', 'add', 'ff', 'lmcut']
const admissible: HeuristicName[] = ['blind', 'hmax', 'lmcut']

/** The cost of the outcome's plan, replayed by the naive semantics. */
function replay(plain: PlainTask, outcome: SearchOutcome, avoid: number): number {
  if (outcome.kind !== 'plan') throw new Error(outcome.kind)
  let state: Set<number> = closeRules(plain, new Set(plain.initial))
  let cost = 0
  for (const action of outcome.plan) {
    expect(state.has(avoid)).toBe(false)
    expect(naiveApplicable(plain, state)).toContain(action)
    state = naiveProgress(plain, state, action)
    cost = decimalSum([cost, plain.actions[action]!.cost ?? 1])
  }
  expect(state.has(avoid)).toBe(false)
  expect(naiveGoal(plain, state)).toBe(true)
  expect(outcome.cost).toBe(cost)
  return cost
}

const cases = Array.from({ length: 420 }, (_, seed) => ({
  seed,
  plain: randomTask(makeRng(`plans ${seed}`), featureSets[seed % featureSets.length]!),
  avoid: seed % 4 === 0 ? 1 : -1,
}))

test('the cheapest plan has the cost of the naive search, by every admissible heuristic', () => {
  let plans = 0
  for (const { seed, plain, avoid } of cases) {
    const naive = naiveSpace(plain, avoid)
    const start = keyOf(closeRules(plain, new Set(plain.initial)))
    const wanted = naive.distance.get(start)
    for (const heuristic of admissible) {
      const outcome = searchOptimal(makeTask(plain), {
        heuristic,
        maxStates: 10_000,
        avoid: avoid < 0 ? undefined : factId(avoid),
        keepEvidence: true,
        reduce: false,
      })
      if (wanted === undefined) {
        expect(outcome.kind, `seed ${seed} ${heuristic}`).toBe('no-plan')
        if (outcome.kind === 'no-plan') {
          expect(outcome.evidence?.complete()).toBe(true)
          expect(outcome.evidence?.states.count).toBe(naive.states.size)
        }
      } else {
        plans++
        expect(replay(plain, outcome, avoid), `seed ${seed} ${heuristic}`).toBe(wanted.cost)
      }
    }
  }
  expect(plans).toBeGreaterThan(200)
})

test('a quick search finds a plan exactly where there is one, by every heuristic', () => {
  for (const { seed, plain, avoid } of cases) {
    const naive = naiveSpace(plain, avoid)
    const start = keyOf(closeRules(plain, new Set(plain.initial)))
    for (const heuristic of all) {
      const outcome = searchQuick(makeTask(plain), {
        heuristic,
        maxStates: 10_000,
        avoid: avoid < 0 ? undefined : factId(avoid),
        keepEvidence: true,
        reduce: false,
      })
      if (naive.distance.has(start)) replay(plain, outcome, avoid)
      else {
        expect(outcome.kind, `seed ${seed} ${heuristic}`).toBe('no-plan')
        if (outcome.kind === 'no-plan') {
          expect(outcome.evidence?.complete()).toBe(true)
          expect(outcome.evidence?.states.count).toBe(naive.states.size)
        }
      }
    }
  }
})

test('heuristics keep the laws they declare', () => {
  let informed = 0
  for (const { seed, plain } of cases) {
    const naive = naiveSpace(plain)
    const task = makeTask(plain)
    const moves = movesOf(task)
    for (const name of all) {
      const heuristic = makeHeuristic(moves, name)
      const { admissible, consistent, safe } = heuristic.properties
      const values = new Map<string, number>()
      for (const [key, state] of naive.states) {
        const row = new Int32Array(task.words)
        for (const fact of state) row[fact >>> 5]! |= 1 << (fact & 31)
        const h = inUnits(moves, heuristic.evaluate(row, 0))
        values.set(key, h)
        const best = naive.distance.get(key)
        if (safe && best !== undefined) expect(h, `seed ${seed} ${name}`).toBeLessThan(Infinity)
        if (admissible) expect(h, `seed ${seed} ${name} ${key}`).toBeLessThanOrEqual(best?.cost ?? Infinity)
        if (best?.steps === 0 && admissible) expect(h).toBe(0)
        if (name === 'lmcut' && h > 1) informed++
      }
      if (consistent)
        for (const { from, action, to } of naive.edges)
          expect(values.get(from)!, `seed ${seed} ${name} ${from} ${action}`).toBeLessThanOrEqual(
            decimalSum([plain.actions[action]!.cost ?? 1, values.get(to)!]),
          )
    }
  }
  expect(informed).toBeGreaterThan(100)
})

test('LM-cut is at least h-max', () => {
  for (const { seed, plain } of cases) {
    const task = makeTask(plain)
    const moves = movesOf(task)
    const lmCut = makeHeuristic(moves, 'lmcut')
    const hMax = makeHeuristic(moves, 'hmax')
    for (const state of naiveSpace(plain).states.values()) {
      const row = new Int32Array(task.words)
      for (const fact of state) row[fact >>> 5]! |= 1 << (fact & 31)
      const bound = hMax.evaluate(row, 0)
      expect(lmCut.evaluate(row, 0), `seed ${seed}`).toBeGreaterThanOrEqual(bound)
    }
  }
})

test('a search that may store too few states stops and gives a lower bound', () => {
  for (const { seed, plain } of cases) {
    const start = keyOf(closeRules(plain, new Set(plain.initial)))
    const best = naiveSpace(plain).distance.get(start)
    for (const maxStates of [0, 1, 2, 4, 8]) {
      const outcome = searchOptimal(makeTask(plain), { maxStates })
      if (outcome.kind === 'stopped') {
        expect(outcome.at).toBe('states')
        expect(outcome.lowerBound, `seed ${seed}`).toBeLessThanOrEqual(best?.cost ?? Infinity)
      } else if (outcome.kind === 'plan') expect(outcome.cost).toBe(best?.cost)
      else expect(best).toBeUndefined()
    }
  }
})

test('a goal that holds initially has the empty plan', () => {
  const task = makeTask({ facts: 1, actions: [], initial: [0], goal: [[0]] })
  for (const outcome of [searchOptimal(task, { maxStates: 9 }), searchQuick(task, { maxStates: 9 })])
    expect(outcome).toMatchObject({ kind: 'plan', plan: [], cost: 0, optimal: true })
})

test('an unreachable goal gives no-plan, not stopped', () => {
  const task = makeTask({ facts: 2, actions: [], initial: [0], goal: [[1]] })
  for (const outcome of [searchOptimal(task, { maxStates: 9 }), searchQuick(task, { maxStates: 9 })])
    expect(outcome.kind).toBe('no-plan')
})

test('a goal that can never be true gives no-plan, and one without conditions the empty plan', () => {
  const step = { alternatives: [[]], effects: [{ add: [0] }] }
  const never = makeTask({ facts: 1, actions: [step], initial: [], goal: [] })
  const always = makeTask({ facts: 1, actions: [step], initial: [], goal: [[]] })
  for (const heuristic of admissible)
    for (const search of [searchOptimal, searchQuick]) {
      expect(search(never, { heuristic, maxStates: 9 }).kind).toBe('no-plan')
      expect(search(always, { heuristic, maxStates: 9 })).toMatchObject({ kind: 'plan', plan: [] })
    }
})

test('costs that are fractions add up exactly', () => {
  const step = (i: number) => ({
    alternatives: [[i]],
    effects: [{ add: [i + 1] }],
    cost: i === 0 ? 0.1 : 0.2,
  })
  const task = makeTask({ facts: 3, actions: [step(0), step(1)], initial: [0], goal: [[2]] })
  for (const heuristic of admissible)
    expect(searchOptimal(task, { heuristic, maxStates: 9 })).toMatchObject({ cost: 0.3 })
})

test('asking for a cheapest plan by an inadmissible heuristic is a mistake', () => {
  const task = makeTask({ facts: 1, actions: [], initial: [0], goal: [[0]] })
  expect(() => searchOptimal(task, { heuristic: 'ff', maxStates: 9 })).toThrow(RangeError)
})
