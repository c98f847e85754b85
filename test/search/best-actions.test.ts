import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { findBestActions } from '#planning/search/best-actions'
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

test('the best actions are those of the definition, with their distances', () => {
  let best = 0
  let others = 0
  for (let seed = 0; seed < roundsOf(420); seed++) {
    const plain = randomTask(makeRng(`best ${seed}`), featureSets[seed % featureSets.length]!)
    const naive = naiveSpace(plain)
    const start = closeRules(plain, new Set(plain.initial))
    const before = naive.distance.get(keyOf(start))
    const distances = seed % 2 === 0
    const found = findBestActions(makeTask(plain), { maxStates: 10_000, distances })
    if (before === undefined) {
      expect(found.kind, `seed ${seed}`).toBe('no-plan')
      continue
    }
    expect(found, `seed ${seed}`).toMatchObject({ kind: 'plan', cost: before.cost })
    if (found.kind !== 'plan') continue
    expect(found.actions.map(value => value.action)).toEqual(naiveApplicable(plain, start))
    const hasSteps = plain.actions.some(action => action.cost === 0)
    for (const { action, best: isBest, after, atLeast } of found.actions) {
      const label = `seed ${seed}, action ${action}`
      const next = naive.distance.get(keyOf(naiveProgress(plain, start, action)))
      const isWanted =
        next !== undefined &&
        next.cost + (plain.actions[action]!.cost ?? 1) === before.cost &&
        (!hasSteps || next.steps + 1 === before.steps)
      expect(isBest, label).toBe(isWanted)
      if (isBest) best++
      else others++
      if (distances || after !== undefined) expect(after, label).toBe(next?.cost ?? Infinity)
      expect(atLeast, label).toBeLessThanOrEqual(next?.cost ?? Infinity)
    }
  }
  expect(best).toBeGreaterThan(roundsOf(100))
  expect(others).toBeGreaterThan(roundsOf(150))
})

test('what the limit leaves open is undecided, never wrong', () => {
  let open = 0
  for (let seed = 0; seed < roundsOf(200); seed++) {
    const plain = randomTask(makeRng(`open ${seed}`), featureSets[seed % featureSets.length]!)
    const task = makeTask(plain)
    const full = findBestActions(task, { maxStates: 10_000 })
    for (const maxStates of [1, 3, 6]) {
      const found = findBestActions(task, { maxStates })
      if (found.kind === 'stopped') {
        open++
        if (full.kind === 'plan') expect(found.lowerBound).toBeLessThanOrEqual(full.cost)
        continue
      }
      expect(found.kind).toBe(full.kind)
      if (found.kind !== 'plan' || full.kind !== 'plan') continue
      found.actions.forEach((value, i) => {
        if (value.best === undefined) open++
        else expect(value.best, `seed ${seed}`).toBe(full.actions[i]!.best)
      })
    }
  }
  expect(open).toBeGreaterThan(roundsOf(50))
})
