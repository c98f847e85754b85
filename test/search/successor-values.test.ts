import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { goalDistances } from '#planning/search/goal-distance'
import { makeLmCut } from '#planning/search/heuristics/lm-cut'
import { inUnits, movesOf } from '#planning/search/moves'
import { relax } from '#planning/search/relaxed/relaxed-task'
import { exploreStates, type StateSpace } from '#planning/search/state-space'
import type { Rows, Task } from '#planning/task/task'
import { taskOf } from '../support/task'
import { featureSets, makeTask, randomTask } from './make-task'
import { yardWith } from './yard'
import { roundsOf } from '../support/long'

/** Bounds and values along transitions, each state entered in turn, as A* requests them. */
function valuesAlong(task: Task, space: StateSpace): { value: number; state: number }[] {
  const lmCut = makeLmCut(movesOf(task))
  const { states, firstEdge, edgeAction, edgeTarget, stateCount } = space
  const { words } = states
  const found = [{ value: lmCut.evaluateState(0, states.cells, 0), state: 0 }]
  for (let state = 0; state < stateCount; state++) {
    const edges = firstEdge[state + 1]! - firstEdge[state]!
    lmCut.enter(state, states.cells, state * words, edges)
    for (let e = firstEdge[state]!; e < firstEdge[state + 1]!; e++) {
      const target = edgeTarget[e]!
      const action = edgeAction[e]!
      const row = target * words
      found.push({ value: lmCut.boundAfter(action), state: target })
      const value = lmCut.evaluateSuccessor(target, state, action, states.cells, row)
      found.push({ value, state: target })
    }
  }
  return found
}

test('LM-cut with cuts kept from the state before never exceeds h*', () => {
  const tasks = [
    ...Array.from({ length: 12 }, (_, seed) => {
      const { domain, problem } = yardWith(seed)
      return taskOf(domain, problem)
    }),
    ...Array.from({ length: 210 }, (_, seed) =>
      makeTask(
        randomTask(makeRng(`kept ${seed}`), {
          ...featureSets[seed % featureSets.length],
          facts: 8,
          actions: 14,
        }),
      ),
    ),
  ]
  let values = 0
  for (const [i, task] of tasks.entries()) {
    const space = exploreStates(task, { maxStates: 1500 })
    const { cost } = goalDistances(space)
    const moves = movesOf(task)
    for (const { value, state } of valuesAlong(task, space)) {
      values++
      if (inUnits(moves, value) > cost[state]!)
        expect(inUnits(moves, value), `task ${i}, state ${state}`).toBeLessThanOrEqual(cost[state]!)
    }
  }
  expect(values).toBeGreaterThan(10_000)
})

/** The actions that may make a literal of the zone true and need none of them. */
function cutBy(task: Task, zone: readonly number[]): number[] {
  const inZone = new Set(zone)
  const needs = (rows: Rows, row: number): boolean =>
    rows.items.slice(rows.first[row]!, rows.first[row + 1]!).some(literal => inZone.has(literal))
  const makes = (rows: Rows, row: number, sign: number): boolean =>
    rows.items.slice(rows.first[row]!, rows.first[row + 1]!).some(fact => inZone.has(2 * fact + sign))
  const { firstAlternative, alternatives, firstEffect, effectCondition } = task
  return Array.from({ length: task.actionCount }, (_, action) => action).filter(action => {
    const from = firstAlternative[action]!
    const ways = Array.from({ length: firstAlternative[action + 1]! - from }, (_, i) => from + i)
    if (ways.every(way => needs(alternatives, way))) return false
    for (let e = firstEffect[action]!; e < firstEffect[action + 1]!; e++)
      if (!needs(effectCondition, e) && (makes(task.effectAdds, e, 0) || makes(task.effectDeletes, e, 1))) return true
    return false
  })
}

test('the cuts of a state add up to at most h*, and share no cost twice', () => {
  for (let seed = 0; seed < roundsOf(140); seed++) {
    const task = makeTask(
      randomTask(makeRng(`cuts ${seed}`), {
        ...featureSets[seed % featureSets.length],
        facts: 8,
        actions: 12,
      }),
    )
    const moves = movesOf(task)
    const lmCut = makeLmCut(moves)
    const space = exploreStates(task, { maxStates: 200 })
    const { cost } = goalDistances(space)
    for (let state = 0; state < space.stateCount; state++) {
      const cuts = lmCut.cutsOf(space.states.cells, state * space.states.words)
      const given = new Map<number, number>()
      let sum = 0
      for (const { zone, share } of cuts) {
        sum += share
        for (const action of cutBy(task, zone)) given.set(action, (given.get(action) ?? 0) + share)
      }
      expect(inUnits(moves, sum), `seed ${seed}`).toBeLessThanOrEqual(cost[state]!)
      for (const [action, share] of given) expect(share, `seed ${seed}`).toBeLessThanOrEqual(moves.cost[action]!)
    }
  }
})

test('what is recorded of a state are cuts of it, those kept from the state before among them', () => {
  let kept = 0
  let deadEnds = 0
  for (let seed = 0; seed < roundsOf(140); seed++) {
    const features = featureSets[seed % featureSets.length]
    const task = makeTask(randomTask(makeRng(`recorded ${seed}`), { ...features, facts: 8, actions: 12 }))
    const moves = movesOf(task)
    const { isSplit } = relax(moves)
    const lmCut = makeLmCut(moves)
    lmCut.record()
    const { states, firstEdge, edgeAction, edgeTarget, stateCount } = exploreStates(task, {
      maxStates: 200,
    })
    const { words, cells } = states
    const inspect = (state: number, value: number): void => {
      const cuts = lmCut.recorded(state)!
      if (value === Infinity) deadEnds++
      const given = new Map<number, number>()
      let sum = 0
      for (const { zone, share } of cuts) {
        sum += share
        for (const literal of zone) {
          const holds = (cells[state * words + (literal >>> 6)]! >>> ((literal >>> 1) & 31)) & 1
          expect(holds, `seed ${seed}: a literal of the zone holds`).toBe(literal & 1)
        }
        for (const action of cutBy(task, zone)) given.set(action, (given.get(action) ?? 0) + share)
      }
      // With actions in parts the estimate may be h-max, which no cuts show.
      if (!isSplit) expect(sum, `seed ${seed}`).toBeCloseTo(value, 9)
      for (const [action, share] of given) expect(share, `seed ${seed}`).toBeLessThanOrEqual(moves.cost[action]!)
    }
    inspect(0, lmCut.evaluateState(0, cells, 0))
    for (let state = 0; state < stateCount; state++)
      for (let e = firstEdge[state]!; e < firstEdge[state + 1]!; e++) {
        const target = edgeTarget[e]!
        if (lmCut.recorded(state)?.some(({ share }) => share === Infinity)) continue
        const before = new Set(lmCut.recorded(state))
        inspect(target, lmCut.evaluateSuccessor(target, state, edgeAction[e]!, cells, target * words))
        if (lmCut.recorded(target)!.some(cut => before.has(cut))) kept++
      }
  }
  expect(kept).toBeGreaterThan(roundsOf(500))
  expect(deadEnds).toBeGreaterThan(5)
})
