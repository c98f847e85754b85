import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { distancesAlong } from '#planning/search/sequence-distances'
import type { ActionId } from '#planning/task/task'
import { ferryWith } from '../support/ferries'
import { taskOf } from '../support/task'
import { applicableActions, progress } from '#planning/task/step'
import {
  closeRules,
  featureSets,
  keyOf,
  makeTask,
  naiveApplicable,
  naiveProgress,
  naiveSpace,
  randomTask,
} from './make-task'
import { roundsOf } from '../support/long'

for (const [how, smallSpace] of [
  ['read off the whole space', 20_000],
  ['found by searches', 0],
] as const)
  test(`h* along a random walk is that of the definition, ${how}`, () => {
    let known = 0
    let deadEnds = 0
    for (let seed = 0; seed < roundsOf(260); seed++) {
      const rng = makeRng(`way ${seed}`)
      const plain = randomTask(rng, featureSets[seed % featureSets.length]!)
      const { distance } = naiveSpace(plain)
      let state = closeRules(plain, new Set(plain.initial))
      const actions: ActionId[] = []
      const wanted = [distance.get(keyOf(state))?.cost ?? Infinity]
      for (let step = 0; step < 8; step++) {
        const applicable = naiveApplicable(plain, state)
        if (applicable.length === 0) break
        const action = rng.pick(applicable)
        actions.push(action as ActionId)
        state = naiveProgress(plain, state, action)
        wanted.push(distance.get(keyOf(state))?.cost ?? Infinity)
      }
      const ranges = distancesAlong(makeTask(plain), actions, { maxStates: 10_000, smallSpace })
      expect(ranges.every(({ exact }) => exact)).toBe(true)
      ranges.forEach(({ atLeast }, at) => {
        const label = `seed ${seed}, state ${at}`
        if (Number.isFinite(wanted[at]!)) expect(atLeast, label).toBeCloseTo(wanted[at]!, 9)
        else expect(atLeast, label).toBe(Infinity)
      })
      known += wanted.filter(Number.isFinite).length
      deadEnds += wanted.filter(cost => !Number.isFinite(cost)).length
    }
    expect(known).toBeGreaterThan(roundsOf(300))
    expect(deadEnds).toBeGreaterThan(roundsOf(100))
  })

test('with few states allowed, the reported distances are still right', () => {
  const { domain, problem } = ferryWith(7, 3)
  const task = taskOf(domain, problem)
  const rng = makeRng('walk')
  const actions: ActionId[] = []
  let state = task.initial
  for (let step = 0; step < 12; step++) {
    const action = rng.pick(applicableActions(task, state))
    actions.push(action)
    state = progress(task, state, action)
  }
  const exact = distancesAlong(task, actions, { maxStates: 100_000 })
  expect(exact.every(range => range.exact)).toBe(true)
  const limited = distancesAlong(task, actions, { maxStates: 12, smallSpace: 0 })
  limited.forEach((range, at) => {
    expect(range.atLeast).toBeLessThanOrEqual(exact[at]!.atLeast)
    expect(range.atMost).toBeGreaterThanOrEqual(exact[at]!.atMost)
    if (range.exact) expect(range.atLeast).toBe(exact[at]!.atLeast)
  })
  expect(limited.some(range => !range.exact)).toBe(true)
})
