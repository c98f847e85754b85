// Two runs in step by f: both have chosen all that they choose up to the same f, forward and back.

import { expect, test } from 'vitest'
import {
  choicesUpTo,
  isReady,
  levelAfter,
  levelBefore,
  levelOf,
  rankOf,
  type Ranked,
} from '#page/stage/search/run/by-f'
import { defaultOptions, type SearchOptions } from '#planning/textbook/options'
import { startRun } from '#planning/textbook/start-run'
import { bundledWorld } from '../textbook/worlds'

function ranked(options: Partial<SearchOptions>, expansions = 1_000): Ranked {
  const whole = { ...defaultOptions, ...options }
  const { log, goOn } = startRun(bundledWorld('visitall'), whole)
  goOn({ expansions, nodes: 10_000 })
  return { log, options: whole, isFinal: log.isOver }
}

const ranksOf = (run: Ranked): number[] =>
  Array.from({ length: run.log.choiceCount }, (_, choice) => rankOf(run, choice))

test('levels go up through every larger f of either run, and down through the same', () => {
  for (const [one, other] of [
    [{ heuristic: 'blind' }, { heuristic: 'lm-cut' }],
    [{ heuristic: 'h-add' }, { algorithm: 'weighted-a-star', heuristic: 'h-max', weight: 1.5 }],
    [{ algorithm: 'ida-star' }, { algorithm: 'uniform-cost' }],
  ] as const) {
    const runs = [ranked(one), ranked(other)]
    const up: number[] = []
    for (
      let level = levelAfter(runs, Number.NEGATIVE_INFINITY)!;
      level < Number.POSITIVE_INFINITY;
      level = levelAfter(runs, level)!
    ) {
      up.push(level)
      for (const run of runs) {
        const ranks = ranksOf(run)
        const choices = choicesUpTo(run, level)
        expect(ranks.slice(0, choices).every(rank => rank <= level)).toBe(true)
        expect(choices === ranks.length || ranks[choices]! > level).toBe(true)
      }
      expect(Math.max(...runs.map(run => levelOf(run, choicesUpTo(run, level))))).toBe(level)
    }
    // Each is larger than all before it in its run.
    const records = new Set<number>()
    for (const run of runs) {
      let max = Number.NEGATIVE_INFINITY
      for (const rank of ranksOf(run)) if (rank > max) records.add((max = rank))
    }
    expect(up).toEqual([...records].sort((a, b) => a - b))
    expect(up.length).toBeGreaterThan(1)
    const down: number[] = []
    for (let level = up.at(-1)!; level > Number.NEGATIVE_INFINITY; level = levelBefore(runs, level)) down.push(level)
    expect(down.reverse()).toEqual(up)
  }
})

test('where too little is known of a run, the next level is not known either', () => {
  const whole = ranked({ heuristic: 'h-max' })
  const part = ranked({ heuristic: 'blind' }, 1)
  const level = levelOf(part, 1)
  expect(isReady(part, level)).toBe(false)
  expect(isReady(part, level - 1)).toBe(true)
  expect(levelAfter([whole, part], level)).toBeUndefined()
  const first = ranksOf(whole).find(rank => rank > level)
  expect(levelAfter([whole, { ...part, isFinal: true }], level)).toBe(first)
})
