// From one problem of several texts to the next.

import { expect, test } from 'vitest'
import { nextStop, type TextSituation } from '#page/workbench/parts/problem-steps'

const stop = (text: 'a' | 'b', from: number) => ({ text, span: { from, to: from + 2 } })
const stops = [stop('a', 10), stop('a', 20), stop('b', 5)]
const at = (rest: Partial<TextSituation<'a' | 'b'>>): TextSituation<'a' | 'b'> => ({
  ...{ stops, order: ['a', 'b'], front: 'a', at: undefined, chosen: -1 },
  ...rest,
})

test('from the cursor to the next problem, and from the last text on to the first', () => {
  expect(nextStop(1, at({ at: 0 }))).toBe(0)
  expect(nextStop(1, at({ at: 12 }))).toBe(1)
  expect(nextStop(1, at({ at: 30 }))).toBe(2)
  expect(nextStop(1, at({ front: 'b', at: 9 }))).toBe(0)
  expect(nextStop(-1, at({ at: 15 }))).toBe(0)
  expect(nextStop(-1, at({ at: 0 }))).toBe(2)
})

test('without a cursor, from the problem that was gone to; of one place each in turn', () => {
  expect(nextStop(1, at({}))).toBe(0)
  expect(nextStop(-1, at({}))).toBe(2)
  expect(nextStop(1, at({ chosen: 1 }))).toBe(2)
  const twice = [stop('a', 10), stop('a', 10), stop('a', 20)]
  expect(nextStop(1, at({ stops: twice, at: 11, chosen: 0 }))).toBe(1)
  expect(nextStop(1, at({ stops: [] }))).toBe(-1)
})
