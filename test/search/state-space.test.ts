import { expect, test } from 'vitest'
import { forEachBit } from '#base/bits'
import { makeRng } from '#base/rng'
import { goalDistances } from '#planning/search/goal-distance'
import { exploreStates, type StateSpace } from '#planning/search/state-space'
import { factId, featureSets, keyOf, makeTask, naiveSpace, not, randomTask } from './make-task'
import { roundsOf } from '../support/long'

function keyAt(space: StateSpace, state: number): string {
  const facts: number[] = []
  const { words } = space.states
  forEachBit(space.states.rows, state * words, words, bit => facts.push(bit))
  return keyOf(facts)
}

const chain = (length: number) => ({
  facts: length,
  actions: Array.from({ length: length - 1 }, (_, i) => ({
    alternatives: [[i]],
    effects: [{ add: [i + 1], del: [i] }],
  })),
  initial: [0],
  goal: [[length - 1]],
})

test('the space has the states, transitions and distances of the naive semantics', () => {
  for (let seed = 0; seed < roundsOf(350); seed++) {
    const plain = randomTask(makeRng(seed), featureSets[seed % featureSets.length]!)
    const avoid = seed % 3 === 0 ? 1 : -1
    const naive = naiveSpace(plain, avoid)
    const space = exploreStates(makeTask(plain), {
      maxStates: 10_000,
      avoid: avoid < 0 ? undefined : factId(avoid),
    })
    const keys = Array.from({ length: space.stateCount }, (_, s) => keyAt(space, s))
    expect(space.complete, `seed ${seed}`).toBe(true)
    expect(new Set(keys), `seed ${seed}`).toEqual(new Set(naive.states.keys()))
    const edges = new Set<string>()
    for (let s = 0; s < space.stateCount; s++)
      for (let e = space.firstEdge[s]!; e < space.firstEdge[s + 1]!; e++)
        edges.add(`${keys[s]} ${space.edgeAction[e]} ${keys[space.edgeTarget[e]!]}`)
    expect(edges.size, `seed ${seed}`).toBe(space.edgeAction.length)
    expect(edges, `seed ${seed}`).toEqual(new Set(naive.edges.map(e => `${e.from} ${e.action} ${e.to}`)))
    const { cost, steps, exact, stepsExact } = goalDistances(space)
    for (let s = 0; s < space.stateCount; s++) {
      const wanted = naive.distance.get(keys[s]!)
      expect([cost[s], steps[s], exact[s], stepsExact[s]], `seed ${seed} state ${keys[s]}`).toEqual([
        wanted?.cost ?? Infinity,
        wanted?.steps ?? -1,
        1,
        1,
      ])
    }
  }
})

test('a space cut short reports it, and its exact distances are exact', () => {
  let exactOnes = 0
  for (let seed = 0; seed < roundsOf(200); seed++) {
    const plain = randomTask(makeRng(seed), featureSets[seed % featureSets.length]!)
    const naive = naiveSpace(plain)
    const maxStates = 1 + (seed % 12)
    const space = exploreStates(makeTask(plain), { maxStates })
    expect(space.stateCount).toBe(Math.min(maxStates, naive.states.size))
    if (space.complete) expect(space.stateCount).toBe(naive.states.size)
    else expect(space.stoppedAt).toBe('states')
    const { cost, steps, exact, stepsExact } = goalDistances(space)
    for (let s = 0; s < space.stateCount; s++) {
      const wanted = naive.distance.get(keyAt(space, s))
      if (exact[s] === 1) {
        exactOnes++
        expect(cost[s], `seed ${seed}`).toBe(wanted?.cost ?? Infinity)
        if (stepsExact[s] === 1) expect(steps[s], `seed ${seed}`).toBe(wanted?.steps ?? -1)
      } else expect(cost[s]).toBeGreaterThanOrEqual(wanted?.cost ?? Infinity)
    }
  }
  expect(exactOnes).toBeGreaterThan(roundsOf(100))
})

test('depth counts steps from the initial state', () => {
  const space = exploreStates(makeTask(chain(40)), { maxStates: 1000 })
  expect([...space.depth]).toEqual(Array.from({ length: 40 }, (_, i) => i))
  expect([...space.isGoal].indexOf(1)).toBe(39)
})

test('a state that holds the avoided fact is never entered, the initial one included', () => {
  const task = makeTask(chain(10))
  expect(exploreStates(task, { maxStates: 100, avoid: factId(5) }).stateCount).toBe(5)
  const none = exploreStates(task, { maxStates: 100, avoid: factId(0) })
  expect([none.stateCount, none.complete]).toEqual([0, true])
})

test('without transitions the states are the same', () => {
  const plain = randomTask(makeRng('plain'), { negative: true, facts: 8, actions: 12 })
  const full = exploreStates(makeTask(plain), { maxStates: 10_000 })
  const bare = exploreStates(makeTask(plain), { maxStates: 10_000, transitions: false })
  expect(bare.stateCount).toBe(full.stateCount)
  expect(bare.edgeAction.length).toBe(0)
})

test('a step with a failing negative condition is not a transition', () => {
  const plain = {
    facts: 2,
    actions: [{ alternatives: [[not(1)]], effects: [{ add: [1] }] }],
    initial: [],
    goal: [[1]],
  }
  const space = exploreStates(makeTask(plain), { maxStates: 10 })
  expect([space.stateCount, space.edgeAction.length]).toEqual([2, 1])
})
