// When an engine prompts V8 to collect what tables have left behind.

import { afterEach, expect, test } from 'vitest'
import { RowTable } from '#base/hash-table'
import { IntList } from '#base/int-list'
import { bytesMade, forgetMade } from '#base/memory'
import { collectGarbage } from '#engine/collect-garbage'
import { FakeClock } from '../app/support'

afterEach(forgetMade)

const rows = (count: number): void => {
  const table = new RowTable(8)
  for (let row = 0; row < count; row++) table.insert([row, 0, 0, 0, 0, 0, 0, 0])
}

test('tables and lists count what they grow to', () => {
  forgetMade()
  rows(10_000)
  const ofTable = bytesMade()
  expect(ofTable).toBeGreaterThan(10_000 * 32)
  expect(ofTable).toBeLessThan(10_000 * 32 * 6)
  const list = new IntList()
  for (let item = 0; item < 100_000; item++) list.push(item)
  expect(bytesMade() - ofTable).toBeGreaterThan(400_000)
})

test('an engine tidies up once, a moment after the last answer of work that made much', () => {
  forgetMade()
  const clock = new FakeClock()
  let orders = 0
  const answered = collectGarbage((then, ms) => {
    orders++
    return clock.after(ms, then)
  })
  rows(1_000)
  answered()
  expect(orders).toBe(0)
  rows(250_000)
  answered()
  clock.pass(300)
  expect(bytesMade()).toBeGreaterThan(24_000_000)
  // Another answer comes in between.
  answered()
  clock.pass(300)
  expect(bytesMade()).toBeGreaterThan(24_000_000)
  clock.pass(300)
  expect(bytesMade()).toBe(0)
  answered()
  expect(orders).toBe(2)
})
