// Messages from a part in a frame to the page around it: unused keys, and heights, but no endless series of them.

import { expect, test } from 'vitest'
import { createHeightReports, handOver, type Pressed } from '#page/shell/embed/messages'

const pressed = (key: string, part: Partial<Pressed> = {}): Pressed => ({
  ...{ key, isUsed: false, hasModifier: false, needsArrows: false, scrolls: false },
  ...part,
})

test('keys that page go to the deck, arrows where nothing uses them, and none where the frame keeps them', () => {
  expect(handOver('both', pressed('PageDown'))).toBe('tell')
  expect(handOver('deck', pressed('PageDown', { scrolls: true }))).toBe('tell-only')
  expect(handOver('deck', pressed('ArrowRight'))).toBe('tell-only')
  for (const busy of [{ needsArrows: true }, { scrolls: true }, { isUsed: true }])
    expect(handOver('deck', pressed('ArrowDown', busy))).toBe('keep')
  expect(handOver('both', pressed('ArrowRight'))).toBe('keep')
  expect(handOver('deck', pressed('PageUp', { hasModifier: true }))).toBe('keep')
  expect(handOver('deck', pressed('a'))).toBe('keep')
  expect(handOver('own', pressed('PageDown'))).toBe('keep')
})

test('a height is reported when it is another one, and a page that answers each with a change is not answered for ever', () => {
  const numbers: number[] = []
  const reports = createHeightReports(height => numbers.push(height))
  for (const height of [300.2, 301, 301, 420]) reports.put(height)
  expect(numbers).toEqual([301, 420])
  for (let height = 1_000; height < 2_000; height++) reports.put(height)
  expect(numbers.length).toBeLessThan(100)
  const before = numbers.length
  reports.goOn()
  reports.put(500)
  expect(numbers.slice(before)).toEqual([500])
})
