// A run that is cut off at any moment: what the next visit makes of it is, row by row, what it would have been in one go.

import { deleteDB } from 'idb'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NamedFile } from '#engine/api/runs'
import type { ScoredRow } from '#results/runs/row'
import { RunShelves } from '#results/store/run-shelves'
import { SavedRuns } from '#results/store/runs'
import {
  answerUntil,
  begin,
  countOf,
  emptyStore,
  expected,
  files,
  named,
  questionFile,
  rowsOf,
  until,
  type Visit,
  visit,
} from './runs-support'
import 'fake-indexeddb/auto'

beforeEach(emptyStore)

const isDone = (here: Visit, id: string) => () => here.info(id)?.state === 'done'
const plain = { name: '', mappings: new Map() }

/** A store that the page has to do without from its `moment`-th write on; `isHeard`: that one is still written. */
function closing(moment: number, isHeard: boolean, closed: () => void): RunShelves {
  let writes = 0
  const gone = new Promise<never>(() => {})
  return new RunShelves(
    new Proxy(new SavedRuns(), {
      get: (target, name) => {
        const method = target[name as keyof SavedRuns] as (...input: unknown[]) => Promise<unknown>
        const isWrite = name === 'start' || name === 'commit' || name === 'dropFiles'
        return async (...input: unknown[]) => {
          if (writes >= moment) return gone
          if (!isWrite) return method.apply(target, input)
          writes++
          if (writes < moment) return method.apply(target, input)
          if (isHeard) await method.apply(target, input)
          closed()
          return gone
        }
      },
    }),
  )
}

/** Scores until the page is closed at a moment; false where it was done before. */
async function cutOff(moment: number, isHeard: boolean, act: (here: Visit) => Promise<unknown>): Promise<boolean> {
  let isClosed = false
  const shelves = closing(moment, isHeard, () => (isClosed = true))
  const here = await visit({ shelves, breath: 0 })
  here.workers.hold()
  let isOver = false
  void act(here).then(() => (isOver = true))
  await answerUntil(here, () => isClosed || (isOver && allDone(here)))
  here.close()
  return isClosed
}

const allDone = (here: Visit): boolean => here.all().length > 0 && here.all().every(({ state }) => state === 'done')

const moments = Array.from({ length: 10 }, (_, i) => i + 1)

describe.each([
  ['before a write', false],
  ['after a write', true],
] as const)('cut off %s', (_, isHeard) => {
  test.each(moments)('the %d-th', async moment => {
    await cutOff(moment, isHeard, begin)
    const after = await visit()
    const [run] = after.all()
    if (run === undefined) {
      // Nothing was begun: the files are still where they came from.
      expect([moment, isHeard]).toEqual([1, false])
      return
    }
    await until(isDone(after, run.id))
    await after.watch(run.id)
    expect(rowsOf(after.table(run.id))).toEqual(expected)
    expect(after.info(run.id)).toMatchObject({ rows: expected.length, issues: 0, waiting: 0 })
    await until(() => true)
    expect(after.all()).toHaveLength(1)
  })
})

test('two tabs without locks score a run together, and no row is there twice', async () => {
  const first = await visit({ breath: 0 })
  first.workers.hold()
  const id = await begin(first)
  await answerUntil(first, () => (first.info(id)?.rows ?? 0) > 0)
  const second = await visit({ breath: 0 })
  first.workers.release()
  await until(isDone(first, id))
  await until(isDone(second, id))
  const later = await visit()
  await later.watch(id)
  expect(rowsOf(later.table(id))).toEqual(expected)
})

test('a pause that is asked for while rows are packed is stored', async () => {
  const Plain = CompressionStream
  let packing = 0
  vi.stubGlobal(
    'CompressionStream',
    class {
      readonly readable: ReadableStream
      readonly writable: WritableStream
      constructor(format: CompressionFormat) {
        packing++
        const late = new TransformStream({ start: () => new Promise(resolve => setTimeout(resolve, 100)) })
        this.writable = late.writable
        this.readable = late.readable.pipeThrough(new Plain(format))
      }
    },
  )
  try {
    const here = await visit({ breath: 0 })
    here.workers.hold()
    const id = await begin(here)
    await answerUntil(here, () => packing > 0)
    await here.runs.pause(id)
    await until(() => here.info(id)?.state === 'paused')
    expect((await new SavedRuns().get(id))?.info.state).toBe('paused')
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a storage that is cleared while a run is scored leaves no half of it, and shows what to do', async () => {
  const here = await visit({ breath: 0 })
  here.workers.hold()
  const id = await begin(here)
  await answerUntil(here, () => (here.info(id)?.rows ?? 0) > 0)
  await deleteDB('planground-runs')
  here.workers.release()
  await until(() => here.info(id)?.state === 'stopped')
  expect(here.info(id)).toMatchObject({ rows: 0, canResume: false })
  expect(here.info(id)!.problem).toMatch(/storage was cleared.*Drop its files again/)
  expect(await begin(here), 'the same run, from its beginning').toBe(id)
  await until(isDone(here, id))
  const later = await visit()
  await later.watch(id)
  expect(rowsOf(later.table(id))).toEqual(expected)
})

test('a file that was stored shorter than it was dropped is missed by name', async () => {
  const before = await visit()
  before.workers.hold()
  const id = await begin(before)
  before.close()
  const shelf = new SavedRuns()
  const run = (await shelf.get(id))!
  const { name, key } = run.sources[1]!
  await shelf.start(run, [{ key, kept: { name, file: new Blob([]) } }], [])
  const after = await visit()
  await until(() => after.info(id)?.state === 'stopped')
  expect(after.info(id)!.problem).toContain('A file of this run is no longer here: logs/two.jsonl.')
  expect(await after.runs.start([files()[1]!], plain), 'the run that lacks it').toBe(id)
  await until(isDone(after, id))
  await after.watch(id)
  expect(rowsOf(after.table(id))).toEqual(expected)
})

test('another file of the same name and size is not taken for the one that a run lacks', async () => {
  const full = new DOMException('full', 'QuotaExceededError')
  const disk = new SavedRuns()
  const start = disk.start.bind(disk)
  disk.start = async (run, fresh, items) => {
    if (fresh.length > 0) throw full
    return start(run, fresh, items)
  }
  const before = await visit({ shelves: new RunShelves(disk) })
  before.workers.hold()
  const id = await begin(before)
  await until(() => before.info(id)!.files.every(({ mark }) => mark !== undefined))
  before.close()
  const after = await visit()
  await until(() => after.info(id)?.state === 'stopped')
  const [one, two] = files() as [NamedFile, NamedFile]
  const text = await two.file.text()
  const other = { ...two, file: new Blob([text.replace(/.$/, ' ')]) }
  expect(other.file.size).toBe(two.file.size)
  expect(await after.runs.start([one, other], plain)).not.toBe(id)
  expect(await after.runs.start([one, two], plain)).toBe(id)
})

describe('responses whose questions are not there', () => {
  /** Only ids, in a file of their own. */
  const given = (): readonly NamedFile[] => [named('ids.jsonl')]
  /** What becomes of them where the questions are there from the beginning. */
  let wanted: readonly ScoredRow[] = []
  const byLine = (here: Visit, id: string): readonly ScoredRow[] =>
    [...rowsOf(here.table(id))].sort((a, b) => a.line - b.line)

  beforeAll(async () => {
    await emptyStore()
    const here = await visit()
    const id = await here.runs.start([...given(), questionFile(0)], plain)
    await until(isDone(here, id))
    await here.watch(id)
    wanted = byLine(here, id)
    expect(wanted).toHaveLength(expected.length)
  })

  test('wait, are no issues, and are scored when the questions are added', async () => {
    const here = await visit()
    const id = await here.runs.start(given(), plain)
    await until(isDone(here, id))
    expect(here.info(id)).toMatchObject({ rows: 0, issues: 0, problem: '' })
    expect(here.info(id)!.waiting).toBe(expected.length)
    await here.runs.complete(id, [questionFile(0, 20)], [])
    await until(() => here.info(id)?.state === 'done' && here.info(id)!.rows > 0)
    const { rows, waiting } = here.info(id)!
    expect(waiting).toBeGreaterThan(0)
    expect(rows + waiting).toBe(expected.length)
    await here.runs.complete(id, [questionFile(20)], [])
    await until(() => here.info(id)?.state === 'done' && here.info(id)!.waiting === 0)
    await here.watch(id)
    expect(byLine(here, id)).toEqual(wanted)
    // Models have no names here; files of questions give none.
    expect(here.info(id)!.name).toBe('ids.jsonl')
    expect(await countOf('waiting')).toBe(0)
    expect(await countOf('files'), 'files that are not needed any more').toBe(0)
    for (const row of [0, rows, expected.length - 1]) {
      const details = await here.runs.details(id, row)
      expect(details?.question.id).toBe(here.table(id).row(row).id)
    }
  })

  test('are scored with questions that come before the end of the run is stored', async () => {
    const shelves = new Proxy(new RunShelves(), {
      get: (target, name) => {
        const value = target[name as keyof RunShelves] as unknown
        if (typeof value !== 'function') return value
        if (name !== 'commit' && name !== 'dropFiles') return value.bind(target)
        return async (...input: unknown[]) => {
          await new Promise(resolve => setTimeout(resolve, 50))
          return value.apply(target, input)
        }
      },
    })
    const here = await visit({ shelves })
    const id = await here.runs.start(given(), plain)
    await until(isDone(here, id))
    await here.runs.complete(id, [questionFile(0)], [])
    await until(() => here.info(id)!.state === 'stopped' || (isDone(here, id)() && here.info(id)!.waiting === 0))
    expect(here.info(id)).toMatchObject({ state: 'done', problem: '', rows: expected.length })
  })

  test.each(moments)('are neither lost nor doubled where that is cut off at write %d', async moment => {
    const before = await visit()
    const id = await before.runs.start(given(), plain)
    await until(isDone(before, id))
    before.close()
    await cutOff(moment, moment % 2 === 0, here => here.runs.complete(id, [questionFile(0)], []))
    const after = await visit()
    await until(() => after.info(id)?.state === 'done')
    if (after.info(id)!.waiting > 0) {
      expect([moment, after.info(id)!.rows]).toEqual([1, 0])
      await after.runs.complete(id, [questionFile(0)], [])
      await until(() => after.info(id)?.state === 'done' && after.info(id)!.waiting === 0)
    }
    await after.watch(id)
    expect(byLine(after, id)).toEqual(wanted)
  })

  test('of several runs: each is fitted by the questions of its own responses', async () => {
    const here = await visit()
    const ids = [await here.runs.start(given(), plain), await here.runs.start([...files(), ...given()], plain)]
    const whole = await here.runs.start([...given(), questionFile(0)], plain)
    for (const id of [...ids, whole]) await until(isDone(here, id))
    const fits = new Map((await here.runs.fitting([questionFile(0)])).map(each => [each.id, each.fits]))
    expect(fits.get(ids[0]!)).toBe(expected.length)
    expect(fits.get(ids[1]!)).toBe(here.info(ids[1]!)!.waiting)
    expect(fits.has(whole)).toBe(false)
    const some = await here.runs.fitting([questionFile(0, 20)])
    expect(some.find(({ id }) => id === ids[0])!.fits).toBeGreaterThan(0)
    expect(some.find(({ id }) => id === ids[0])!.fits).toBeLessThan(expected.length)
    for (const id of ids) await here.runs.complete(id, [questionFile(0)], [])
    for (const id of ids) await until(() => here.info(id)?.state === 'done' && here.info(id)!.waiting === 0)
    expect(await here.runs.fitting([questionFile(0)])).toEqual([])
  })

  test('results that come with the questions are scored as well', async () => {
    const here = await visit()
    const id = await here.runs.start(given(), plain)
    await until(isDone(here, id))
    await here.runs.complete(id, [...files(), questionFile(0)], [])
    await until(() => here.info(id)?.state === 'done' && here.info(id)!.waiting === 0)
    await here.watch(id)
    expect(rowsOf(here.table(id)).slice(0, expected.length)).toEqual(expected)
    expect(here.info(id)!.rows).toBe(2 * expected.length)
  })
})
