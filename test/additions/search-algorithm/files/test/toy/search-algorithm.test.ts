import { expect, test } from 'vitest'
import { algorithms, entryOf } from '#planning/textbook/algorithms'
import { defaultOptions } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import { firstLimits, startRun } from '#planning/textbook/start-run'
import { runNames } from '#teaching/expression/check-words'
import { bundledWorld } from '../textbook/worlds'

test('the toy search runs, is replayed, and can be named in lessons', () => {
  expect(algorithms).toContain('first-child')
  expect(runNames).toContain('first-child')
  expect(entryOf('first-child').title).toBe('First child')
  const options = {
    ...defaultOptions,
    algorithm: 'first-child' as const,
    heuristic: 'blind' as const,
  }
  const { log, goOn } = startRun(bundledWorld('ferry'), options)
  goOn(firstLimits)
  expect(log.isOver).toBe(true)
  const replay = new Replay(log, options)
  replay.goTo(log.eventCount)
  expect(replay.counts.expanded).toBeGreaterThan(0)
})
