// Known values of the first problem of each domain: estimates at the start, and the expansions and cost of each run.

import { describe, expect, test } from 'vitest'
import { allStates } from '#planning/textbook/all-states'
import { heuristicNamed } from '#planning/textbook/heuristics/by-name'
import { defaultOptions, type HeuristicName, type SearchOptions } from '#planning/textbook/options'
import { mutexIn, pairsOf } from '#planning/textbook/pairs'
import { goalDemands, regress, relevantByName } from '#planning/textbook/regression'
import { Replay } from '#planning/textbook/replay'
import { firstLimits, startRun } from '#planning/textbook/start-run'
import { bundledWorld } from './worlds'

/** Domain, states, dead ends, h*, h+, h-max, h-add. */
const values = `
ferry 16 0 6 5 3 6
blocksworld 22 0 6 5 3 5
grippers 28 0 3 3 2 3
visitall 72 0 5 5 3 9
swap 24 0 2 2 1 4
logistics 56 0 12 9 7 9
goldminer 64 30 7 6 6 10
floortile 120 96 6 5 3 7
grid 72 0 7 6 6 11
satellite 96 0 7 6 3 11
rovers 90 0 7 7 4 7
depot 10 0 6 5 4 5`

describe('estimates at the start', () => {
  test.each(values.trim().split('\n'))('%s', line => {
    const [domain = '', ...numbers] = line.split(' ')
    const world = bundledWorld(domain)
    const start = world.task.initial
    const all = allStates(world, start, 1_000)!
    const of = (name: HeuristicName): number => heuristicNamed(world, name).of(start)
    const dead = all.distance.filter(each => each === Number.POSITIVE_INFINITY).length
    const star = all.distance[0]
    expect([all.states.length, dead, star, of('h-plus'), of('h-max'), of('h-add')]).toEqual(numbers.map(Number))
    expect(of('h-star')).toBe(star)
  })
})

/** Breadth-first, A* with blind, h-max, LM-cut and h-add, greedy with goal count, h-add and FF: expanded and cost. */
const runs = `
ferry 13/6 11/6 8/6 6/6 6/6 8/6 6/6 6/6
blocksworld 21/6 18/6 10/6 9/6 10/6 13/6 10/6 10/6
visitall 37/5 20/5 9/5 5/5 7/7 5/5 7/7 5/5
logistics 47/12 44/12 36/12 25/12 24/12 44/12 15/12 15/12`

const columns: readonly Partial<SearchOptions>[] = [
  { algorithm: 'breadth-first' },
  { heuristic: 'blind' },
  { heuristic: 'h-max' },
  { heuristic: 'lm-cut' },
  { heuristic: 'h-add' },
  { algorithm: 'greedy', heuristic: 'goal-count' },
  { algorithm: 'greedy', heuristic: 'h-add' },
  { algorithm: 'greedy', heuristic: 'ff' },
]

function replayed(domain: string, options: Partial<SearchOptions>): Replay {
  const whole = { ...defaultOptions, ...options }
  const run = startRun(bundledWorld(domain), whole)
  run.goOn(firstLimits)
  const replay = new Replay(run.log, whole)
  replay.goTo(run.log.eventCount)
  return replay
}

/** How many lists of demands regression leads to from the goal, the initial state or not. */
function demandLists(domain: string, prune: boolean): number {
  const world = bundledWorld(domain)
  const { task } = world
  const pairs = pairsOf(task)!
  const lists = [...goalDemands(task)]
  const known = new Set(lists.map(String))
  for (const list of lists)
    for (const action of relevantByName(world, list))
      for (const before of regress(task, list, action)) {
        if (known.has(String(before)) || (prune && mutexIn(pairs, before) !== undefined)) continue
        known.add(String(before))
        lists.push(before)
      }
  return lists.length
}

test('backwards: lists of demands with and without mutexes, and what the runs expand', () => {
  expect([demandLists('ferry', false), demandLists('ferry', true)]).toEqual([163, 17])
  expect(demandLists('blocksworld', true)).toBe(34)
  const run = (domain: string, prune: 'none' | 'mutex'): string => {
    const { counts, ending } = replayed(domain, { algorithm: 'backward', prune })
    return `${counts.expanded}/${ending?.cost}`
  }
  expect([run('ferry', 'none'), run('ferry', 'mutex')]).toEqual(['112/6', '16/6'])
  expect([run('blocksworld', 'none'), run('blocksworld', 'mutex')]).toEqual(['3314/6', '13/6'])
})

test('pairs that are mutex: 10 of 36 in ferry', () => {
  const { task } = bundledWorld('ferry')
  const { together } = pairsOf(task)!
  let count = 0
  for (let a = 0; a < task.factCount; a++)
    for (let b = a + 1; b < task.factCount; b++) if (!together(2 * a, 2 * b)) count++
  expect([task.factCount, count]).toEqual([9, 10])
})

describe('expansions and costs', () => {
  test.each(runs.trim().split('\n'))('%s', line => {
    const [domain = '', ...expected] = line.split(' ')
    const found = columns.map(options => {
      const { counts, ending } = replayed(domain, options)
      return `${counts.expanded}/${ending?.cost}`
    })
    expect(found).toEqual(expected)
  })

  test('IDA* with h-max passes through logistics in rounds, each larger than the last', () => {
    const { log } = replayed('logistics', { algorithm: 'ida-star' })
    const rounds: [number, number][] = []
    for (let event = 0; event < log.eventCount; event++) {
      if (log.kindAt(event) === 'bound') rounds.push([log.gAt(event), 0])
      if (log.kindAt(event) === 'choose') rounds.at(-1)![1]++
    }
    expect(rounds.slice(0, 5)).toEqual([
      [7, 2],
      [8, 10],
      [9, 40],
      [10, 160],
      [11, 626],
    ])
  })
})
