// Every store of the page with a failing database: no error is unhandled, every message is true, and earlier data
// survives.

import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HistoryStore, type PastCheck } from '#page/state/history/history-store'
import { createLessonStore } from '#page/learn/own/lesson-store'
import { type Keeping, SavedSession } from '#page/state/keeping/saved-session'
import { createInbox } from '#page/state/inbox/inbox'
import type { Work } from '#page/state/session/session'
import { IdbCache } from '#results/store/idb-cache'
import { SavedInbox } from '#results/store/inbox'
import { RunShelves } from '#results/store/run-shelves'
import type { KeptRun } from '#results/store/runs'
import { fakeInfo } from '../support/run-info'
import { faults } from '../support/idb-faults'
import { fileOf, testApp } from '../app/support'
import 'fake-indexeddb/auto'

const unheard: unknown[] = []
const hear = (error: unknown): void => void unheard.push(error)

beforeEach(async () => {
  for (const name of ['session', 'runs', 'cache', 'history', 'lessons']) await deleteDB(`planground-${name}`)
  unheard.length = 0
  process.on('unhandledRejection', hear)
})
afterEach(async () => {
  await new Promise(resolve => setTimeout(resolve, 20))
  process.off('unhandledRejection', hear)
  expect(unheard, 'rejections that nobody heard').toEqual([])
})

const work: Work = { answer: '(a)', verdict: null, edit: null }
const check = { id: '1', time: 1, question: 'q' } as unknown as PastCheck
const run: KeptRun = {
  ...{ info: { ...fakeInfo, state: 'scoring' }, engine: 'e', reading: {}, isNamed: false },
  ...{ isDeleted: false, sources: [], read: 0, waits: 0 },
}

describe.each(Object.keys(faults))('where %s', name => {
  let end = (): void => {}
  /** The fault begins after something was stored, unless nothing can be opened at all. */
  const begin = (): void => {
    end = faults[name]!()
  }
  afterEach(() => end())
  const cannotOpen = name === 'it cannot be opened'
  const cannotWrite = /room|writes|opened/.test(name)

  test('the session continues and shows whether it is kept', async () => {
    const reports: Keeping[] = []
    const session = new SavedSession(keeping => reports.push(keeping))
    if (!cannotOpen) expect(await session.putWorks({ before: work })).toBe(true)
    begin()
    const isKept = await session.putWorks({ q: work })
    expect(isKept).toBe(!cannotWrite)
    expect(reports.at(-1)!.kind).toBe(isKept ? 'kept' : 'memory')
    await session.putFiles([fileOf('one', 'a')])
    await session.putSelected('q')
    await session.read()
    await session.clear()
    end()
    expect(await session.putWorks({ after: work })).toBe(true)
    expect((await session.read()).works).toHaveProperty('after')
  })

  test('a run is in memory at least, and what was stored stays', async () => {
    const shelves = new RunShelves()
    const { id } = run.info
    if (!cannotOpen) await shelves.start(run, [], [])
    begin()
    const file = { key: [id, 0] as const, kept: { name: 'a', file: new Blob(['x']) } }
    await shelves.start({ ...run, sources: [{ key: file.key, name: 'a' }] }, [file], [])
    await shelves.setOverride(id, 1, { verdict: 'right', reason: '' })
    await shelves.change(run, now => ({ ...now, isNamed: true }))
    if (name !== 'reads are aborted') {
      expect((await shelves.get(id))?.isNamed).toBe(true)
      expect([...(await shelves.overrides(id)).keys()]).toEqual([1])
    }
    await shelves.dropFiles(run)
    await shelves.list()
    if (cannotWrite) expect(shelves.isKept(id)).toBe(false)
    end()
    if (!cannotOpen) expect((await new RunShelves().get(id))?.info.id).toBe(id)
  })

  test('what comes in is held, and it is reported whether it is kept', async () => {
    const { app } = testApp({ openInbox: async () => new SavedInbox() })
    const inbox = app.feature(createInbox)
    begin()
    const held = await inbox.hold('open', [{ name: 'a.txt', file: new File(['abc'], 'a.txt') }])
    expect(await held.files[0]!.file.text()).toBe('abc')
    if (cannotWrite) expect(held.lost).not.toBeNull()
    await inbox.settle(held, new Map([[0, { why: ['No.'] }]]))
    if (cannotWrite) expect(inbox.aside()!.map(({ name }) => name)).toEqual(['a.txt'])
    await inbox.forget(held.id, 0)
    await inbox.remove(held.id)
  })

  test('the history, lessons and verdicts found before do without', async () => {
    const history = new HistoryStore()
    const lessons = createLessonStore()
    const cache = new IdbCache('e')
    begin()
    await history.add([check], new Map())
    if (name !== 'reads are aborted') expect(history.isKept).toBe(!cannotWrite)
    await history.all()
    await history.remove([check])
    expect(await lessons.put({ name: 'mine', files: {} })).toBe(!cannotWrite)
    await lessons.all()
    await lessons.remove('mine')
    await cache.put('request', 1)
    await cache.get('request')
  })
})
