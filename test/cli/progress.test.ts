// The progress line of scoring: its text, and that it appears on a terminal only.

import { expect, test } from 'vitest'
import { line, progressOn } from '#cli/score/progress'
import { built, fileWith, run, SLOWEST_BUILD_MS } from './command'
import { samples, text } from './results'

test('share of the bytes, responses, pace and time left', () => {
  expect(line(45e6, 100e6, 3200, 10)).toBe('45% read, 3,200 scored, 320 a second, 13 s left')
  expect(line(100e6, 100e6, 3200, 10)).toBe('100% read, 3,200 scored, 320 a second')
  expect(line(45e6, null, 3200, 10)).toBe('45 MB read, 3,200 scored, 320 a second')
  expect(line(0, 0, 0, 0)).toBe('0 MB read, 0 scored, 0 a second')
})

/** A stream that records its input. */
const stream = (isTTY: boolean) => {
  const written: string[] = []
  const write = (chunk: string): boolean => written.push(chunk) > 0
  return { written, stream: { isTTY, write } as unknown as NodeJS.WriteStream }
}

test('nothing is written if standard error is not a terminal', () => {
  const { written, stream: plain } = stream(false)
  const progress = progressOn([], plain, () => 0)
  progress.given(1)
  progress.end()
  expect(written).toEqual([])
})

test('the line is written again at a pace, and taken away at the end', () => {
  const { written, stream: terminal } = stream(true)
  let now = 0
  const source = { name: 'a', size: 1_000, stream: async function* () {} }
  const progress = progressOn([source], terminal, () => now)
  progress.heard('a', 100)
  expect(written).toEqual([])
  now = 1_000
  progress.heard('a', 500)
  progress.given(7)
  now = 2_000
  progress.given(8)
  progress.end()
  expect(written).toEqual([
    '\r\u001b[K50% read, 0 scored, 0 a second, 1 s left',
    '\r\u001b[K50% read, 8 scored, 4 a second, 2 s left',
    '\r\u001b[K',
  ])
})

test(
  'where output goes to pipes, standard error stays empty',
  async () => {
    await built()
    const { err } = run(['score', fileWith('samples.jsonl', text(samples(5)))])
    expect(err).toBe('')
  },
  SLOWEST_BUILD_MS,
)
