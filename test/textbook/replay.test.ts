// Replaying: back undoes forward exactly, a jump is as many steps, a log in portions is the log.

import { algorithms } from '#planning/textbook/algorithms'
import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { SearchLog } from '#planning/textbook/log'
import { leastCost } from '#planning/textbook/least-cost'
import { defaultOptions, type SearchOptions } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import { startRun } from '#planning/textbook/start-run'
import { worldOf } from '#planning/textbook/world'
import { tangled } from '../support/propositional'
import { bundledWorld } from './worlds'

const limits = { expansions: 60, nodes: 10_000 }

/** All that can be seen of a moment. */
const seen = (replay: Replay): unknown => ({
  ...{ at: replay.at, counts: replay.counts, chosen: replay.chosen, ending: replay.ending },
  open: replay.openList(1_000),
  closed: replay.closedList(1_000),
  nodes: Array.from({ length: replay.nodeCount + 2 }, (_, node) => [
    replay.statusOf(node),
    replay.parentOf(node),
    replay.actionOf(node),
    replay.gOf(node),
  ]),
})

const runs: [string, SearchOptions][] = algorithms.map(algorithm => [
  algorithm,
  { ...defaultOptions, algorithm, heuristic: 'h-add', age: 'newer' },
])

test.each(runs)('%s: back undoes forward, and a jump is as many steps', (_, options) => {
  const worlds = [bundledWorld('goldminer'), worldOf(tangled(11))!, worldOf(tangled(33))!]
  for (const world of worlds) {
    const { log, goOn } = startRun(world, options)
    goOn(limits)
    const forward = new Replay(log, options)
    const moments = [seen(forward)]
    for (let event = 1; event <= log.eventCount; event++) {
      forward.goTo(event)
      moments.push(seen(forward))
    }
    for (let event = log.eventCount; event >= 0; event--) {
      forward.goTo(event)
      expect(seen(forward)).toEqual(moments[event])
    }
    const rng = makeRng('jumps')
    for (let jump = 0; jump < 20; jump++) {
      const event = rng.below(log.eventCount + 1)
      forward.goTo(event)
      expect(seen(forward)).toEqual(moments[event])
    }
  }
})

test('a log that comes in portions is the same log', () => {
  const { log, goOn } = startRun(bundledWorld('logistics'), defaultOptions)
  const received = new SearchLog()
  for (let expansions = 0; !log.isOver; expansions += 7) {
    goOn({ ...limits, expansions })
    received.append(log.partFrom(received.eventCount, received.nodeCount, received.stateCount))
  }
  expect(received.partFrom(0, 0, 0)).toEqual(log.partFrom(0, 0, 0))
  expect(received.choiceCount).toBe(log.choiceCount)
  const [one, other] = [new Replay(log, defaultOptions), new Replay(received, defaultOptions)]
  one.goTo(log.eventCount)
  other.goTo(log.eventCount)
  expect(seen(other)).toEqual(seen(one))
  expect(() => received.append(log.partFrom(0, 0, 0))).toThrow(RangeError)
})

test('a run stops at its limits, and continues from there as if it had not stopped', () => {
  const options: SearchOptions = { ...defaultOptions, heuristic: 'blind' }
  const whole = startRun(bundledWorld('logistics'), options)
  whole.goOn({ expansions: 1_000, nodes: 1_000 })
  const parts = startRun(bundledWorld('logistics'), options)
  parts.goOn({ expansions: 5, nodes: 1_000 })
  expect(parts.log.choiceCount).toBe(5)
  expect(parts.log.isOver).toBe(false)
  parts.goOn({ expansions: 1_000, nodes: 20 })
  expect(parts.log.nodeCount).toBeGreaterThanOrEqual(20)
  expect(parts.log.isOver).toBe(false)
  parts.goOn({ expansions: 1_000, nodes: 1_000 })
  expect(parts.log.partFrom(0, 0, 0)).toEqual(whole.log.partFrom(0, 0, 0))
})

test('the lower bound of a stopped search never exceeds the cost of a plan', () => {
  for (const domain of ['logistics', 'visitall', 'goldminer', 'rovers'])
    for (const algorithm of ['uniform-cost', 'greedy', 'a-star', 'weighted-a-star', 'ida-star'] as const)
      for (const heuristic of ['h-max', 'h-add', 'lm-cut'] as const) {
        const options: SearchOptions = { ...defaultOptions, algorithm, heuristic }
        const world = bundledWorld(domain)
        const { log, goOn } = startRun(world, options)
        goOn({ expansions: 25, nodes: 10_000 })
        const best = startRun(world, { ...defaultOptions, algorithm: 'uniform-cost' })
        best.goOn({ expansions: 10_000, nodes: 100_000 })
        const cost = best.log.gAt(best.log.eventCount - 1)
        const replay = new Replay(log, options)
        let max = 0
        for (let event = 1; event <= log.eventCount; event++) {
          replay.goTo(event)
          if (log.kindAt(event - 1) === 'end') break
          const least = leastCost(replay)
          expect(least).toBeLessThanOrEqual(cost)
          max = Math.max(max, least)
        }
        expect(max).toBeGreaterThan(algorithm === 'ida-star' && heuristic === 'h-add' ? -1 : 0)
      }
})

test('with an admissible estimate, A* finds a plan of least cost', () => {
  for (const domain of ['ferry', 'grid', 'satellite', 'rovers', 'goldminer'])
    for (const heuristic of ['blind', 'h-max', 'lm-cut', 'h-plus', 'h-star'] as const) {
      const options: SearchOptions = { ...defaultOptions, heuristic }
      const world = bundledWorld(domain)
      const { log, goOn } = startRun(world, options)
      goOn({ expansions: 1_000, nodes: 10_000 })
      const replay = new Replay(log, options)
      replay.goTo(log.eventCount)
      const ideal = startRun(world, { ...options, algorithm: 'uniform-cost' })
      ideal.goOn({ expansions: 10_000, nodes: 100_000 })
      expect(replay.ending?.cost).toBe(ideal.log.gAt(ideal.log.eventCount - 1))
    }
})
