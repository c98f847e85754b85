// An engine that waits warms itself, until something is asked.

import { expect, test } from 'vitest'
import { warmUp } from '#engine/warm-up'
import { warming } from '#engine/warming'
import { plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { FakeClock } from '../app/support'

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

function warmed(count: number) {
  const clock = new FakeClock()
  const done: number[] = []
  let loads = 0
  const warm = warming(
    (then, ms) => clock.after(ms, then),
    async () => {
      loads++
      return Array.from({ length: count }, (_, step) => () => void done.push(step))
    },
  )
  return { clock, done, warm, loads: () => loads }
}

test('after a while without a request all steps are taken, each in a turn of its own', async () => {
  const { clock, done, warm } = warmed(3)
  warm.begin()
  clock.pass(100)
  await settled()
  expect(done).toEqual([])
  clock.pass(5_000)
  await settled()
  expect(done).toEqual([0])
  clock.pass(1)
  clock.pass(1)
  clock.pass(1)
  expect(done).toEqual([0, 1, 2])
})

test('a request ends it, before the steps are loaded and between two of them', async () => {
  const early = warmed(3)
  early.warm.begin()
  early.warm.end()
  early.clock.pass(5_000)
  await settled()
  expect([early.loads(), early.done]).toEqual([0, []])
  const between = warmed(3)
  between.warm.begin()
  between.clock.pass(5_000)
  await settled()
  between.warm.end()
  between.clock.pass(5_000)
  expect(between.done).toEqual([0])
})

test('its steps judge questions of each quick kind that needs a problem alone', async () => {
  const steps = await warmUp()
  const kinds = plainKinds().filter(kind => wordsOfKind(kind).about === 'nothing')
  expect(kinds.length).toBeGreaterThan(3)
  expect(steps.length % kinds.length).toBe(0)
  for (const step of steps.slice(0, kinds.length)) expect(['right', 'wrong']).toContain(step().verdict)
})
