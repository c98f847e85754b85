import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { searchOptimal } from '#planning/search/a-star'
import { DistanceSearch } from '#planning/search/distance-search'
import { goalDistances } from '#planning/search/goal-distance'
import { makeHeuristic } from '#planning/search/heuristics/choose'
import { inUnits } from '#planning/search/moves'
import { prepareSearch, startOf } from '#planning/search/prepare'
import { reduceState, reduceTask } from '#planning/search/reduce'
import { exploreStates } from '#planning/search/state-space'
import { Canonical } from '#planning/search/symmetry/canonical'
import { isApplicable, isGoal, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { ferryWith } from '../support/ferries'
import { randomTexts } from '../support/random-task'
import { taskOf } from '../support/task'
import { yardWith } from './yard'
import { factId, featureSets, makeTask, naiveSpace, not, randomTask } from './make-task'
import { roundsOf } from '../support/long'

/** Does the sequence lead from the initial state to the goal? */
function isPlan(task: Task, plan: readonly number[]): boolean {
  let state: State = task.initial
  for (const action of plan as ActionId[]) {
    if (!isApplicable(task, state, action)) return false
    state = progress(task, state, action)
  }
  return isGoal(task, state)
}

test('the reduced task has the same goal distance from every reachable state', () => {
  let smaller = 0
  for (let seed = 0; seed < roundsOf(350); seed++) {
    const plain = randomTask(makeRng(`reduce ${seed}`), {
      ...featureSets[seed % featureSets.length],
      facts: 7,
      actions: 5,
    })
    const task = makeTask(plain)
    const reduced = reduceTask(task)
    if (reduced.isSmaller) smaller++
    const space = exploreStates(task, { maxStates: 10_000 })
    const { cost } = goalDistances(space)
    for (let s = 0; s < space.stateCount; s += 3) {
      const from = {
        ...reduced.task,
        initial: reduceState(reduced, space.states.stateAt(s)),
      }
      const part = goalDistances(exploreStates(from, { maxStates: 10_000 }))
      expect(part.cost[0], `seed ${seed}, state ${s}`).toBe(cost[s])
    }
  }
  expect(smaller).toBeGreaterThan(roundsOf(150))
})

test('with an avoided fact the reduced task has the same cheapest plans', () => {
  for (let seed = 0; seed < roundsOf(300); seed++) {
    const plain = randomTask(makeRng(`avoid ${seed}`), featureSets[seed % featureSets.length]!)
    const avoid = seed % plain.facts
    const naive = naiveSpace(plain, avoid)
    const outcome = searchOptimal(makeTask(plain), { maxStates: 10_000, avoid: factId(avoid) })
    const start = [...naive.states.keys()][0]
    const wanted = start === undefined ? undefined : naive.distance.get(start)
    if (wanted === undefined) expect(outcome.kind, `seed ${seed}`).toBe('no-plan')
    else expect(outcome, `seed ${seed}`).toMatchObject({ kind: 'plan', cost: wanted.cost })
  }
})

test('actions that only undo what is needed are left out', () => {
  const task = makeTask({
    facts: 3,
    actions: [
      { alternatives: [[0]], effects: [{ add: [1] }] },
      { alternatives: [[1]], effects: [{ del: [1], add: [2] }] },
    ],
    initial: [0],
    goal: [[1]],
  })
  const reduced = reduceTask(task)
  expect([...reduced.actionOf]).toEqual([0])
  expect([...reduced.factOf]).toEqual([0, 1])
})

test('of equal actions the cheapest stays', () => {
  const step = (cost: number) => ({ alternatives: [[not(0)]], effects: [{ add: [0] }], cost })
  const task = makeTask({
    facts: 2,
    actions: [step(3), step(1), step(2)],
    initial: [],
    goal: [[0]],
  })
  const reduced = reduceTask(task)
  expect([...reduced.actionOf]).toEqual([1])
  expect([...reduced.task.actionCost]).toEqual([1])
})

test('searching canonical states finds plans of the same cost, valid for the real ones', () => {
  let symmetric = 0
  let plans = 0
  const seeds = Array.from({ length: 200 }, (_, seed) => randomTexts(`symmetry ${seed}`))
  const ferries = [3, 4, 5].map(cars => ferryWith(cars, cars))
  const yards = Array.from({ length: 60 }, (_, seed) => yardWith(seed))
  for (const [i, { domain, problem }] of [...ferries, ...yards, ...seeds].entries()) {
    const task = taskOf(domain, problem)
    const ready = prepareSearch(task)
    const classes = ready.swapClasses()
    if (classes.length === 0) continue
    symmetric++
    const plainSearch = searchOptimal(task, { maxStates: 20_000, symmetry: false, reduce: false })
    const search = new DistanceSearch(ready, makeHeuristic(ready.moves, 'lmcut'), new Canonical(classes))
    search.begin(startOf(ready, task.initial))
    const end = search.advance(20_000)
    if (plainSearch.kind === 'no-plan') expect(end, `text ${i}`).toBe('no-plan')
    if (plainSearch.kind !== 'plan') continue
    plans++
    expect(end, `text ${i}`).toBe('found')
    expect(inUnits(ready.moves, search.cost), `text ${i}`).toBeCloseTo(plainSearch.cost, 9)
    expect(isPlan(task, search.plan()), `text ${i}`).toBe(true)
  }
  expect(symmetric).toBeGreaterThan(roundsOf(20))
  expect(plans).toBeGreaterThan(roundsOf(10))
})

test('a two-place ferry with fifty cars has a valid cheapest plan', () => {
  const { domain, problem } = ferryWith(50, 1)
  const task = taskOf(domain, problem)
  const outcome = searchOptimal(task, { maxStates: 20_000 })
  expect(outcome.kind).toBe('plan')
  if (outcome.kind === 'plan') expect(isPlan(task, outcome.plan)).toBe(true)
})

test('searches that share what they learn give the distance of every state', () => {
  for (let seed = 0; seed < roundsOf(200); seed++) {
    const plain = randomTask(makeRng(`share ${seed}`), featureSets[seed % featureSets.length]!)
    const task = makeTask(plain)
    const space = exploreStates(task, { maxStates: 10_000 })
    const { cost } = goalDistances(space)
    const ready = prepareSearch(task)
    const search = new DistanceSearch(ready, makeHeuristic(ready.moves, 'lmcut'))
    const order = makeRng(seed).shuffled(Array.from({ length: space.stateCount }, (_, s) => s))
    for (const state of order) {
      const start = startOf(ready, space.states.stateAt(state))
      const limit = seed % 2 === 0 ? Infinity : 2
      search.begin(start, limit)
      const end = search.advance(10_000)
      const label = `seed ${seed}, state ${state}`
      if (end === 'found') {
        expect(inUnits(ready.moves, search.cost), label).toBe(cost[state])
        expect(isPlan({ ...task, initial: space.states.stateAt(state) }, search.plan()), label).toBe(true)
      } else if (end === 'no-plan') expect(cost[state], label).toBe(Infinity)
      else {
        expect(end, label).toBe('over-limit')
        expect(cost[state], label).toBeGreaterThan(inUnits(ready.moves, limit))
        expect(inUnits(ready.moves, search.lowerBound), label).toBeLessThanOrEqual(cost[state]!)
      }
      search.learn(end)
    }
  }
})

test('a search stopped for want of states continues where it was', () => {
  for (let seed = 0; seed < roundsOf(150); seed++) {
    const plain = randomTask(makeRng(`resume ${seed}`), featureSets[seed % featureSets.length]!)
    const task = makeTask(plain)
    const best = goalDistances(exploreStates(task, { maxStates: 10_000 })).cost[0]!
    const ready = prepareSearch(task)
    const search = new DistanceSearch(ready, makeHeuristic(ready.moves, 'hmax'))
    search.begin(startOf(ready, task.initial))
    let end = search.advance(1)
    for (let room = 2; end === 'states'; room++) end = search.advance(room)
    if (best === Infinity) expect(end, `seed ${seed}`).toBe('no-plan')
    else {
      expect(end, `seed ${seed}`).toBe('found')
      expect(inUnits(ready.moves, search.cost), `seed ${seed}`).toBe(best)
    }
  }
})
