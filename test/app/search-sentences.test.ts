// Steps of a search read as sentences: greedy, A* and backward, by events and by expansions.

import { expect, test } from 'vitest'
import { describeMoment } from '#page/stage/search/words/sentences'
import { forEachBit } from '#base/bits'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { literalName } from '#planning/textbook/condition-names'
import { defaultOptions, type SearchOptions } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import { startRun } from '#planning/textbook/start-run'
import { bundledWorld } from '../textbook/worlds'

/** The sentences after each of the first events, and after each of the first expansions. */
function sentencesOf(part: Partial<SearchOptions>): { events: string[]; expansions: string[] } {
  const world = bundledWorld('ferry')
  const options = { ...defaultOptions, ...part }
  const { log, goOn } = startRun(world, options)
  goOn({ expansions: 1_000, nodes: 10_000 })
  const { task } = world
  const names = new Map(
    Array.from({ length: task.actionCount }, (_, each) => [each, actionName(task, each as ActionId)]),
  )
  const literals = new Map<number, string>()
  if (options.algorithm === 'backward')
    for (let state = 0; state < log.stateCount; state++) {
      const row = log.rowOf(state)
      forEachBit(row, 0, row.length, bit => void literals.set(bit, literalName(task, bit)))
    }
  const replay = new Replay(log, options)
  const source = { domain: '', problem: '' }
  const held = { source, options, log, replay, names, literals, digits: 0 }
  const after = (event: number): string => {
    replay.goTo(event)
    return describeMoment(held)
  }
  return {
    events: Array.from({ length: 10 }, (_, i) => after(i + 1)),
    expansions: Array.from({ length: 10 }, (_, i) =>
      after(i + 1 < log.choiceCount ? log.choiceEvent(i + 1) : log.eventCount),
    ),
  }
}

/** Whole sentences: each begins with a capital, an action, a node or a condition, and ends; nothing in it is missing. */
function expectSentences(sentences: readonly string[]): void {
  for (const each of sentences) {
    expect(each).toMatch(/^[A-Z(#].*[.]$/)
    expect(each).not.toMatch(/undefined|NaN|null|– |#-1| {2}|\( *\)|[,;:] *[.]|[.][.]/)
    expect(each.split('(').length).toBe(each.split(')').length)
    for (const sentence of each.split(/(?<=[.]) /)) expect(sentence).toMatch(/^[A-Z(#\d]/)
  }
}

test.each([
  [{ algorithm: 'greedy', heuristic: 'ff' }],
  [{ algorithm: 'a-star', heuristic: 'lm-cut' }],
  [{ algorithm: 'ida-star', heuristic: 'h-max' }],
  [{ algorithm: 'hill-climbing', heuristic: 'goal-count' }],
  [{ algorithm: 'backward' }],
] as const)('ten steps in a row read as sentences: %j', part => {
  const { events, expansions } = sentencesOf(part)
  expectSentences(events)
  expectSentences(expansions)
  expect(new Set(events).size).toBe(10)
})

test('they show what happened, and why', () => {
  expect(sentencesOf({ algorithm: 'greedy', heuristic: 'ff' }).events.slice(3, 6)).toEqual([
    'Expanded #0, h = 5. 2 successors: 2 new.',
    'Chosen: #1, h = 5, the least; of 2 with the same value it has waited longest.',
    '(debark c0 l0) leads to a known state, #0, for more: 2 instead of 0.',
  ])
  expect(sentencesOf({ heuristic: 'lm-cut' }).events[7]).toBe(
    'Chosen: #3, f = 2 + 4 = 6, the least; of 2 with the same value it has the smaller h.',
  )
  expect(sentencesOf({ algorithm: 'backward' }).events.slice(0, 3)).toEqual([
    'The search begins at the goal: #0 demands (at c0 l1) and (at c1 l0).',
    'Chosen: #0, g = 0; no other node is waiting.',
    'If (debark c0 l1) is the step after it: a new list of demands, #1.',
  ])
})
