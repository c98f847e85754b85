// Runs as the worker keeps them: scored to the end, gone on with after the page was closed, held, stopped, deleted, and
// where the store does not take what it is given.

import { beforeEach, describe, expect, test } from 'vitest'
import { RunShelves } from '#results/store/run-shelves'
import { type RunShelf, SavedRuns } from '#results/store/runs'
import {
  answerUntil,
  begin,
  browser,
  count,
  countOf,
  emptyStore,
  expected,
  files,
  responses,
  rowsOf,
  until,
  type Visit,
  visit,
} from './runs-support'
import 'fake-indexeddb/auto'

beforeEach(emptyStore)

const expectAll = async (here: Visit, id: string): Promise<void> => {
  await here.watch(id)
  expect(rowsOf(here.table(id))).toEqual(expected)
}
const isDone = (here: Visit, id: string) => () => here.info(id)?.state === 'done'

describe('a run', () => {
  test('is scored to the end, in the order of the files, and its figures agree with its rows', async () => {
    const here = await visit()
    const id = await begin(here)
    await until(isDone(here, id))
    await expectAll(here, id)
    const info = here.info(id)!
    expect(info).toMatchObject({
      rows: count,
      expected: count,
      issues: 0,
      models: [''],
      name: 'logs',
      isKept: true,
      problem: '',
    })
    for (const word of ['right', 'wrong', 'undecided', 'unreadable'] as const)
      expect(info.verdicts[word]).toBe(expected.filter(({ verdict }) => verdict === word).length)
    expect(await countOf('files'), 'files that are not needed any more').toBe(0)
  })

  test('shows rows while they are scored, each once', async () => {
    const here = await visit()
    const id = await begin(here)
    await here.watch(id)
    await until(isDone(here, id))
    expect(rowsOf(here.table(id))).toEqual(expected)
  })

  test('gives the response and the question behind each row', async () => {
    const here = await visit()
    const id = await begin(here)
    await until(isDone(here, id))
    for (const row of [0, 1, 39, 40, count - 1]) {
      const details = await here.runs.details(id, row)
      expect(details?.response).toBe(responses[row])
      expect(details?.question.id).toBe(expected[row]!.id)
    }
    expect(await here.runs.details(id, count)).toBeUndefined()
  })

  test('of files without responses reports it', async () => {
    const here = await visit()
    const file = new Blob(['\n'])
    const id = await here.runs.start([{ name: 'a.jsonl', file }], {
      name: 'Mine',
      mappings: new Map(),
    })
    await until(isDone(here, id))
    expect(here.info(id)).toMatchObject({ rows: 0, name: 'Mine' })
    expect(here.info(id)!.problem).toMatch(/^No response could be scored\./)
  })

  test('files that were brought and are of no use are its first issues, also after a reload', async () => {
    const unread = [{ file: 'figures.json', line: 0, message: 'These are scores.' }]
    const before = await visit({ breath: 0 })
    before.workers.hold()
    const id = await before.runs.start(files(), { name: '', mappings: new Map(), unread })
    await answerUntil(before, () => (before.info(id)?.rows ?? 0) > 10)
    before.close()
    const after = await visit()
    await until(isDone(after, id))
    expect(after.info(id)).toMatchObject({ rows: count, issues: 1, notes: 0 })
    expect(await after.runs.issues(id, 0, 10)).toEqual(unread)
  })

  test('a file that the browser cannot read is listed, and the others are looked at', async () => {
    const here = await visit()
    const gone = Object.assign(new Blob(['{}']), {
      stream: () => {
        throw new DOMException('gone', 'NotReadableError')
      },
      slice: () => {
        throw new DOMException('gone', 'NotReadableError')
      },
    })
    const found = await here.runs.survey([{ name: 'gone.jsonl', file: gone }, ...files()])
    expect(found[0]).toMatchObject({ name: 'gone.jsonl', format: 'other' })
    expect(found[0]!.problem).toMatch(/cannot read this file/)
    expect(found.slice(1).every(({ problem }) => problem === '')).toBe(true)
  })
})

describe('after the page was closed', () => {
  test('a run continues where its last rows were stored, to the same table', async () => {
    const before = await visit({ breath: 0 })
    before.workers.hold()
    const id = await begin(before)
    await answerUntil(before, () => (before.info(id)?.rows ?? 0) > 10)
    const { rows } = before.info(id)!
    before.close()
    expect(rows).toBeLessThan(count)
    const after = await visit()
    await until(isDone(after, id))
    const again = after.workers.all.flatMap(({ batches }) => batches.flatMap(({ responses }) => responses))
    expect(again.length, 'responses that are scored again').toBeLessThanOrEqual(count - rows)
    await expectAll(after, id)
  })

  test('a paused run stays paused, and continues by hand', async () => {
    const before = await visit()
    const id = await begin(before)
    before.workers.hold()
    await before.runs.pause(id)
    await until(() => before.info(id)?.state === 'paused' && before.info(id)!.canResume)
    before.close()
    const after = await visit()
    expect(after.info(id)?.state).toBe('paused')
    await after.runs.resume(id)
    await until(isDone(after, id))
    await expectAll(after, id)
  })

  test('a run without stored files shows what to do', async () => {
    const before = await visit()
    const id = await begin(before)
    before.workers.hold()
    await until(() => before.info(id)!.canResume)
    before.close()
    const shelf = new SavedRuns()
    await shelf.dropFiles((await shelf.get(id))!)
    const after = await visit()
    await until(() => after.info(id)?.state === 'stopped')
    expect(after.info(id)).toMatchObject({ canResume: false })
    expect(after.info(id)!.problem).toMatch(/Drop these files again/)
    expect(await begin(after), 'the run that the files belong to').toBe(id)
    await until(isDone(after, id))
    await expectAll(after, id)
  })

  test('overrides and names are kept', async () => {
    const before = await visit()
    const id = await begin(before)
    await until(isDone(before, id))
    const override = { verdict: 'right', reason: 'by hand' } as const
    await before.runs.override(id, 3, override)
    await before.runs.override(id, 4, override)
    await before.runs.override(id, 4, null)
    await before.runs.rename(id, 'First try')
    before.close()
    const after = await visit()
    await after.watch(id)
    expect([...after.table(id).overrides]).toEqual([[3, override]])
    expect(after.info(id)?.name).toBe('First try')
  })
})

describe('by hand', () => {
  test('a run is held and continues', async () => {
    const here = await visit({ breath: 0 })
    here.workers.hold()
    const id = await begin(here)
    await answerUntil(here, () => (here.info(id)?.rows ?? 0) > 0)
    here.workers.release()
    await here.runs.pause(id)
    await until(() => here.info(id)?.state === 'paused')
    await here.runs.resume(id)
    await until(isDone(here, id))
    await expectAll(here, id)
  })

  test('a run is stopped, keeps its rows, and its rest is scored later', async () => {
    const here = await visit({ breath: 0 })
    here.workers.hold()
    const id = await begin(here)
    await answerUntil(here, () => (here.info(id)?.rows ?? 0) > 0)
    here.workers.release()
    await here.runs.stop(id)
    await until(() => here.info(id)?.state === 'stopped')
    const { rows } = here.info(id)!
    await here.watch(id)
    expect(rowsOf(here.table(id))).toEqual(expected.slice(0, rows))
    await here.runs.resume(id)
    await until(isDone(here, id))
    await expectAll(here, id)
  })

  test('a second run waits for the first, but not for one that is held', async () => {
    const here = await visit()
    here.workers.hold()
    const first = await begin(here)
    const second = await begin(here)
    await until(() => here.info(first)?.state === 'reading')
    expect(here.info(second)?.state).toBe('waiting')
    await here.runs.pause(first)
    here.workers.release()
    await until(isDone(here, second))
    expect(here.info(first)?.state).toBe('paused')
    await here.runs.resume(first)
    await until(isDone(here, first))
    await expectAll(here, first)
  })

  test('a deleted run is gone, and is restored with all its rows', async () => {
    const breath = 150
    const here = await visit({ breath })
    const id = await begin(here)
    await until(isDone(here, id))
    await here.runs.remove(id)
    expect(here.info(id)).toBeUndefined()
    // Not even by the last report after its end.
    await new Promise(done => setTimeout(done, 2 * breath))
    expect(here.info(id)).toBeUndefined()
    await here.runs.bringBack(id)
    await until(() => here.info(id) !== undefined)
    await expectAll(here, id)
  })

  test('a deleted run that was not brought back is removed by the next visit', async () => {
    const before = await visit()
    const id = await begin(before)
    await until(isDone(before, id))
    await before.runs.remove(id)
    before.close()
    const after = await visit()
    expect(after.info(id)).toBeUndefined()
    await until(() => true)
    expect(await new SavedRuns().rows(id, 0, 10)).toEqual([])
  })
})

/** A database that refuses some of what it is asked. */
const refusing = (refuses: (method: string, ...input: unknown[]) => Error | undefined): RunShelf =>
  new Proxy(new SavedRuns(), {
    get: (target, name) => {
      const method = target[name as keyof SavedRuns] as (...input: unknown[]) => Promise<unknown>
      return async (...input: unknown[]) => {
        const error = refuses(String(name), ...input)
        if (error !== undefined) throw error
        return method.apply(target, input)
      }
    },
  })
const full = (): Error => new DOMException('full', 'QuotaExceededError')

describe('where the store', () => {
  test('is denied, a run continues in memory and is reported to be lost with the page', async () => {
    const here = await visit({ shelves: new RunShelves(refusing(() => new Error('denied'))) })
    const id = await begin(here)
    await until(isDone(here, id))
    expect(here.info(id)).toMatchObject({ isKept: false, canResume: false })
    await expectAll(here, id)
    expect((await here.runs.details(id, 7))?.response).toBe(responses[7])
  })

  test('has no room for the files, rows are kept and the run cannot continue later', async () => {
    const shelf = refusing((method, _run, files) =>
      method === 'start' && (files as readonly unknown[]).length > 0 ? full() : undefined,
    )
    const here = await visit({ shelves: new RunShelves(shelf) })
    const id = await begin(here)
    await until(isDone(here, id))
    expect(here.info(id)).toMatchObject({ isKept: true, canResume: false })
    const later = await visit()
    await expectAll(later, id)
  })

  test('is full in between, no row is lost while the page is open', async () => {
    let commits = 0
    const shelf = refusing(method => (method === 'commit' && ++commits > 1 ? full() : undefined))
    const here = await visit({ shelves: new RunShelves(shelf), breath: 0 })
    here.workers.hold()
    const id = await begin(here)
    await answerUntil(here, () => commits > 1)
    here.workers.release()
    await until(isDone(here, id))
    expect(here.info(id)!.isKept).toBe(false)
    await expectAll(here, id)
    for (const row of [0, count - 1]) expect((await here.runs.details(id, row))?.response).toBe(responses[row])
  })
})

describe('with two tabs', () => {
  test('a run is scored in one, seen in the other, and taken over when that is closed', async () => {
    const tab = browser()
    const first = await visit({ tabs: tab() })
    const second = await visit({ tabs: tab() })
    const id = await begin(first)
    await until(() => second.info(id)?.state === 'elsewhere')
    await second.watch(id)
    await until(isDone(first, id))
    await until(isDone(second, id))
    await until(() => second.table(id).length === count)
    expect(second.workers.all, 'workers of the tab that looks on').toEqual([])
    expect(rowsOf(second.table(id))).toEqual(expected)
  })

  test('the other tab can hold it and let it continue', async () => {
    const tab = browser()
    const first = await visit({ tabs: tab() })
    const second = await visit({ tabs: tab() })
    first.workers.hold()
    const id = await begin(first)
    await until(() => second.info(id)?.state === 'elsewhere')
    await second.runs.pause(id)
    await until(() => second.info(id)?.state === 'paused')
    await second.runs.resume(id)
    first.workers.release()
    await until(isDone(second, id))
    await expectAll(second, id)
  })

  test('what one deletes is gone in the other', async () => {
    const tab = browser()
    const first = await visit({ tabs: tab() })
    const second = await visit({ tabs: tab() })
    const id = await begin(first)
    await until(isDone(second, id))
    await second.runs.remove(id)
    await until(() => first.info(id) === undefined)
  })
})
