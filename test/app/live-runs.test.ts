// The page's data on runs, with a simulated worker.

import { expect, test } from 'vitest'
import { keepMapping, keptMapping } from '#page/score/import/kept-mappings'
import { createPace } from '#page/score/runs/pace'
import { begunAt, runTitle, stateText, timeLeft } from '#page/score/runs/run-words'
import { makeRuns } from '#page/score/runs/runs'
import { hasUnfinishedRun } from '#page/score/unfinished'
import type { RunNews, RunsService } from '#engine/api/runs'
import { packRows } from '#results/runs/table'
import type { RunInfo } from '#results/runs/info'
import { fakeInfo } from '../support/run-info'
import { scoredRow } from '../support/rows'
import { FakeClock, FakeStorage, testApp, turn } from './support'

/** A worker of runs that has these, and states what the test wants. */
function played(found: readonly RunInfo[]) {
  const callbacks: { receive: (news: RunNews) => void; lose: (why: string) => void } = {
    receive: () => {},
    lose: () => {},
  }
  const asked: string[] = []
  const service = new Proxy({} as RunsService, {
    get:
      (_, name) =>
      async (...input: unknown[]) => {
        asked.push(String(name))
        if (name === 'begin') {
          callbacks.receive = input[0] as (news: RunNews) => void
          return found
        }
        return name === 'watch' ? new Map([[0, { verdict: 'wrong', reason: 'seen' }]]) : undefined
      },
  })
  const connect = () => ({
    service,
    lost: new Promise<string>(lose => {
      callbacks.lose = lose
    }),
  })
  return { connect, callbacks, asked }
}

const scoring: RunInfo = { ...fakeInfo, id: 'b', state: 'scoring', started: 2, expected: 9 }

test('the list is newest first and follows what the worker shows', async () => {
  const { app } = testApp()
  const { connect, callbacks } = played([{ ...fakeInfo, id: 'a', started: 1 }, scoring])
  const runs = makeRuns(app, connect)
  expect(runs.list()).toBeNull()
  await turn()
  expect(runs.list()!.map(({ id }) => id)).toEqual(['b', 'a'])
  callbacks.receive({ kind: 'info', info: { ...scoring, rows: 5 } })
  expect(runs.infoOf('b')?.rows).toBe(5)
  callbacks.receive({ kind: 'gone', id: 'a' })
  expect(runs.list()!.map(({ id }) => id)).toEqual(['b'])
})

test('an unfinished run is remembered for the next visit, until it is done', async () => {
  const { app, storage } = testApp()
  const { connect, callbacks } = played([scoring])
  makeRuns(app, connect)
  await turn()
  expect(hasUnfinishedRun(storage)).toBe(true)
  callbacks.receive({ kind: 'info', info: { ...scoring, state: 'done' } })
  expect(hasUnfinishedRun(storage)).toBe(false)
})

test('rows of an open run come in order, each once, and overrides are next to them', async () => {
  const { app } = testApp()
  const { connect, callbacks } = played([scoring])
  const runs = makeRuns(app, connect)
  await turn()
  const run = runs.open('b')!
  expect(runs.open('b')).toBe(run)
  const rows = [packRows([scoredRow(), scoredRow()])]
  callbacks.receive({ kind: 'rows', id: 'b', first: 0, rows })
  callbacks.receive({ kind: 'rows', id: 'b', first: 0, rows })
  await turn()
  expect(run.table.length).toBe(2)
  expect(run.isLoaded()).toBe(true)
  expect(run.table.verdictOf(0)).toBe('wrong')
  const before = run.version()
  runs.override('b', 1, { verdict: 'undecided', reason: 'unclear' })
  expect(run.table.verdictOf(1)).toBe('undecided')
  expect(run.version()).toBeGreaterThan(before)
})

test('a lost worker is reported, and restarted by hand', async () => {
  const { app } = testApp()
  const { connect, callbacks, asked } = played([scoring])
  makeRuns(app, connect)
  await turn()
  callbacks.lose('out of memory')
  await turn()
  const notice = app.notices.list().at(-1)!
  expect(notice.lines).toContain('out of memory')
  notice.action!.run()
  await turn()
  expect(asked.filter(name => name === 'begin')).toHaveLength(2)
})

test('what a lost worker still sends changes nothing, and its successor knows the runs before it is asked', async () => {
  const { app } = testApp()
  const { connect, callbacks, asked } = played([scoring])
  const runs = makeRuns(app, connect)
  await turn()
  const first = runs.open('b')!
  await turn()
  const late = callbacks.receive
  callbacks.lose('broken')
  await turn()
  late({ kind: 'info', info: { ...scoring, rows: 5 } })
  late({ kind: 'rows', id: 'b', first: 0, rows: [packRows([scoredRow()])] })
  expect(runs.infoOf('b')?.rows).toBe(scoring.rows)
  const second = runs.open('b')!
  expect(second).not.toBe(first)
  await turn()
  callbacks.receive({ kind: 'rows', id: 'b', first: 0, rows: [packRows([scoredRow(), scoredRow()])] })
  expect(asked).toEqual(['begin', 'watch', 'begin', 'watch'])
  expect([first.table.length, second.table.length]).toEqual([0, 2])
})

test.each([
  ['still loading', false],
  ['loaded', true],
])('a run that was %s when its worker was lost is not taken for loaded', async (_, isThere) => {
  const { app } = testApp()
  const { connect, callbacks } = played([scoring])
  const runs = makeRuns(app, connect)
  await turn()
  const run = runs.open('b')!
  if (isThere) await turn()
  expect(run.isLoaded()).toBe(isThere)
  callbacks.lose('broken')
  await turn()
  await turn()
  expect(run.isLoaded()).toBe(false)
})

test('time left comes from the rate of the last seconds', () => {
  const clock = new FakeClock()
  const pace = createPace(clock)
  const at = (rows: number): void => pace.receive({ ...scoring, rows, expected: 1_000 })
  at(0)
  clock.pass(1_000)
  at(100)
  expect(pace.left('b'), 'after a second it is too early').toBeNull()
  clock.pass(4_000)
  at(500)
  expect(pace.rate('b')).toBe(100)
  expect(pace.left('b')).toBe(5_000)
  pace.receive({ ...scoring, state: 'paused' })
  expect(pace.left('b')).toBeNull()
})

test('how far a run is, in words', () => {
  const info = { ...scoring, rows: 4_200, expected: 10_034 }
  expect(stateText(info)).toBe('4,200 of about 10,000 responses')
  expect(stateText({ ...info, state: 'stopped' })).toBe('Stopped at 4,200 of about 10,000 responses')
  expect(stateText({ ...info, state: 'done', rows: 1 })).toBe('1 response')
  expect([1_000, 31_000, 130_000, 7_300_000].map(timeLeft)).toEqual([
    'a few seconds left',
    'about 30 s left',
    'about 2 min left',
    'about 2 h left',
  ])
})

test('a mapping is remembered for its shape, whatever the shape is called', () => {
  const storage = new FakeStorage()
  keepMapping(storage, '__proto__', { response: 'said', id: 'quest' })
  keepMapping(storage, 'other', { response: 'x' })
  expect(keptMapping(storage, '__proto__')).toEqual({ response: 'said', id: 'quest' })
  expect(keptMapping(storage, 'constructor')).toBeUndefined()
  storage.setItem('planground-mappings', '[["a", {"response": 1}]]')
  expect(keptMapping(storage, 'a')).toBeUndefined()
})

test('runs of one name are distinguished by when they were begun, or by their place', () => {
  const run = (id: string, name: string, started: number) => ({ id, name, started })
  const first = run('1', 'Sample run', Date.UTC(2026, 10, 28, 10, 19))
  const later = run('2', 'Sample run', Date.UTC(2026, 10, 28, 10, 25))
  const soon = run('3', 'Sample run', Date.UTC(2026, 10, 28, 10, 25, 9))
  const other = run('4', 'alpha', Date.UTC(2026, 10, 28))
  const runs = [soon, later, first, other]
  expect(runTitle(other, runs)).toBe('alpha')
  expect(runTitle(first, runs)).toBe(`Sample run, ${begunAt(first.started)}`)
  expect(runTitle(later, runs)).toBe(`Sample run, ${begunAt(later.started)} (2 of 2)`)
  expect(new Set(runs.map(each => runTitle(each, runs))).size).toBe(4)
})
