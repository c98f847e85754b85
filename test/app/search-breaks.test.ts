// Breakpoints of a search, as they are written, and where a run comes to them.

import { expect, test } from 'vitest'
import { type Break, breaksAt, readBreak } from '#page/stage/search/run/breakpoint'
import { actionName, findFact } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { defaultOptions } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import { startRun } from '#planning/textbook/start-run'
import { bundledWorld } from '../textbook/worlds'

test('a breakpoint is read as it is written', () => {
  expect(readBreak(' #12 ')).toEqual({ kind: 'node', node: 12 })
  expect(readBreak('h<=2')).toEqual({ kind: 'h', value: 2 })
  expect(readBreak('h ≤ 2.5')).toEqual({ kind: 'h', value: 2.5 })
  expect(readBreak('F > 9')).toEqual({ kind: 'f', value: 9 })
  expect(readBreak('(On  a b)')).toEqual({ kind: 'name', name: '(on a b)' })
  for (const text of ['', 'h', '12', '(a', '((a))', 'f < 3']) expect(readBreak(text)).toBeUndefined()
})

test('a run stops at it where it should, and nowhere else', () => {
  const world = bundledWorld('ferry')
  const { task } = world
  const { log, goOn, search } = startRun(world, defaultOptions)
  goOn({ expansions: 1_000, nodes: 10_000 })
  const names = new Map(
    Array.from({ length: task.actionCount }, (_, each) => [each, actionName(task, each as ActionId)]),
  )
  const held = {
    ...{ source: { domain: '', problem: '' }, options: defaultOptions, log, names, digits: 0 },
    ...{ replay: new Replay(log, defaultOptions), literals: new Map<number, string>() },
  }
  const met = (at: Break, fact = -1): number[] =>
    Array.from({ length: log.eventCount }, (_, event) => event).filter(event => breaksAt(held, event, at, fact))
  const chosen = (isMet: (node: number) => boolean): number[] =>
    Array.from({ length: log.choiceCount }, (_, choice) => log.choiceEvent(choice)).filter(event =>
      isMet(log.nodeAt(event)),
    )
  const onFerry = findFact(task, '(on c0)')!
  const has = (node: number): boolean => (search.stateOf(node)[onFerry >>> 5]! & (1 << (onFerry & 31))) !== 0
  expect(met({ kind: 'name', name: '(on c0)' }, onFerry)).toEqual(chosen(has))
  expect(met({ kind: 'h', value: 1 })).toEqual(chosen(node => log.hOf(node) <= 1))
  expect(met({ kind: 'node', node: 2 })).toEqual(chosen(node => node === 2))
  expect(met({ kind: 'f', value: 4 })).toEqual(chosen(node => log.gOf(node) + log.hOf(node) > 4))
  const boards = met({ kind: 'name', name: '(board c0 l0)' })
  expect(boards.length).toBeGreaterThan(0)
  for (const event of boards) expect(names.get(log.actionAt(event))).toBe('(board c0 l0)')
})
