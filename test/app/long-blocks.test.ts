// A long text in blocks: nothing is lost, and there are never many of them.

import { expect, test } from 'vitest'
import { longBlocksOf } from '#page/ui/text/long-blocks'

test.each([
  ['nothing', ''],
  ['lines', '(sail l0 l1)\n'.repeat(9_000)],
  ['words', 'and then '.repeat(200_000)],
  ['no end of a word', 'x'.repeat(300_000)],
  ['letters of two halves', `x${'🚢'.repeat(50_000)}`],
  ['blank lines', '\n'.repeat(100_000)],
])('%s', (_, text) => {
  const blocks = longBlocksOf(text)
  expect(blocks.join('')).toBe(text)
  expect(blocks.length).toBeLessThanOrEqual(520)
  expect(blocks.every(block => block !== '' && !/[\uD800-\uDBFF]$/.test(block))).toBe(true)
})
