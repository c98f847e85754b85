// No count has grown by more than a tenth since it was recorded: sizes of scripts, work of searches.

import { expect, test } from 'vitest'
import { counters, growthOf, readCounted } from './all'

const kept = readCounted()

test.each(counters)('$name', counter => {
  const now = counter.count()
  // Nothing is built: `npm test` builds before it counts.
  if (now === undefined) return
  expect(growthOf(counter, now, kept[counter.name])).toBeUndefined()
})

test('every figure is one of a counter, and each counter has one name', () => {
  expect(Object.keys(kept).sort()).toEqual(counters.map(({ name }) => name).sort())
})

test('a planted growth is seen, a smaller one is not', () => {
  const counter = { name: 'planted', unit: 'bytes', count: () => 0 }
  expect(growthOf(counter, 111, 100)).toContain('111 bytes, 100 when')
  expect(growthOf(counter, 110, 100)).toBeUndefined()
  expect(growthOf(counter, 1, undefined)).toContain('not kept yet')
})
