import { expect, test } from 'vitest'
import { allowBytes } from '#base/memory'
import { makeRng } from '#base/rng'
import { DistanceSearch } from '#planning/search/distance-search'
import { makeHeuristic } from '#planning/search/heuristics/choose'
import { prepareSearch, startOf } from '#planning/search/prepare'
import { partsOf, takeTurns } from '#planning/search/take-turns'
import { ferryWith } from '../support/ferries'
import { taskOf } from '../support/task'
import { closeRules, featureSets, keyOf, makeTask, naiveSpace, randomTask } from './make-task'

const tasks = Array.from({ length: 60 }, (_, seed) => {
  const plain = randomTask(makeRng(`turns ${seed}`), featureSets[seed % featureSets.length]!)
  return { seed, plain, task: makeTask(plain) }
})

/** This many parts that each first turn of LM-cut is one state. */
const MAX_PARTS = 1e9

test('two searches in turns find what one finds, and count the states of both', () => {
  const endedBy = new Set<string>()
  let longer = 0
  for (const { seed, plain, task } of tasks) {
    const start = keyOf(closeRules(plain, new Set(plain.initial)))
    const wanted = naiveSpace(plain).distance.get(start)?.cost
    for (const firstBlind of [1, 4]) {
      const ready = prepareSearch(task, { reduce: false })
      const [byCuts, blind] = (['lmcut', 'blind'] as const).map(name => {
        const search = new DistanceSearch(ready, makeHeuristic(ready.moves, name))
        search.begin(startOf(ready, task.initial))
        return search
      }) as [DistanceSearch, DistanceSearch]
      const { search, end } = takeTurns(byCuts, blind, MAX_PARTS, 10_000, firstBlind)
      expect(end, `seed ${seed}`).toBe(wanted === undefined ? 'no-plan' : 'found')
      if (wanted !== undefined) expect(search.cost * ready.moves.unit.size, `seed ${seed}`).toBe(wanted)
      endedBy.add(search === byCuts ? 'cuts' : 'beside')
      if (search.evaluated > search.states.count) longer++
    }
  }
  expect(endedBy.size).toBe(2)
  expect(longer).toBeGreaterThan(10)
})

test('with too little room for states both stop, with a bound', () => {
  for (const { seed, plain, task } of tasks) {
    const start = keyOf(closeRules(plain, new Set(plain.initial)))
    const wanted = naiveSpace(plain).distance.get(start)?.cost ?? Infinity
    const ready = prepareSearch(task, { reduce: false })
    const [byCuts, blind] = [0, 1].map(() => {
      const search = new DistanceSearch(ready, makeHeuristic(ready.moves, 'blind'))
      search.begin(startOf(ready, task.initial))
      return search
    }) as [DistanceSearch, DistanceSearch]
    const { search, end } = takeTurns(byCuts, blind, MAX_PARTS, 3, 1)
    const known = search.lowerBound * ready.moves.unit.size
    if (end === 'states') expect(known, `seed ${seed}`).toBeLessThanOrEqual(wanted)
    else expect(search.states.count, `seed ${seed}`).toBeLessThanOrEqual(3)
  }
})

test('what both hold is within what one alone may hold', () => {
  const { domain, problem } = ferryWith(9, 1)
  const task = taskOf(domain, problem)
  const ready = prepareSearch(task)
  const begun = (): DistanceSearch => {
    const search = new DistanceSearch(ready, makeHeuristic(ready.moves, 'blind'))
    search.begin(startOf(ready, task.initial))
    return search
  }
  allowBytes(200_000)
  const [alone, byCuts, blind] = [begun(), begun(), begun()]
  expect(alone.advance(1_000_000)).toBe('memory')
  expect(takeTurns(byCuts, blind, MAX_PARTS, 1_000_000, 1).end).toBe('memory')
  allowBytes()
  expect(byCuts.states.count + blind.states.count).toBeLessThanOrEqual(alone.states.count)
})

test('effects with conditions count next to moves', () => {
  for (const { task } of tasks) {
    const { moves } = prepareSearch(task, { reduce: false })
    const hasConditions = task.effectCondition.items.length > 0
    expect(partsOf(task, moves) > moves.count).toBe(hasConditions)
  }
})
