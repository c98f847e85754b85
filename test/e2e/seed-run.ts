// Runs written directly into the store, so that a journey begins with as many rows as it needs.

import { within } from './pace'
import type { Page } from '@playwright/test'
import type { RunInfo } from '#results/runs/info'
import type { ScoredRow } from '#results/runs/row'
import { packRows } from '#results/runs/table'
import { expect } from './support'
import { keeperOf } from './warm-context'

/**
 * Stores a finished run with these rows repeated `times` times, without responses or files; its rows are shown next.
 */
export async function seedRun(page: Page, id: string, rows: readonly ScoredRow[], times = 1): Promise<void> {
  const total = rows.length * times
  const count = (word: string): number => rows.filter(({ verdict }) => verdict === word).length
  const info: RunInfo = {
    id,
    name: `Run ${id}`,
    started: 1_700_000_000_000,
    files: [{ name: rows[0]!.file, size: 1_000 }],
    models: [...new Set(rows.map(({ model }) => model))],
    state: 'done',
    problem: '',
    rows: total,
    verdicts: {
      right: count('right') * times,
      wrong: count('wrong') * times,
      undecided: count('undecided') * times,
      unreadable: count('unreadable') * times,
    },
    issues: 0,
    notes: 0,
    waiting: 0,
    bytes: { read: 1_000, of: 1_000 },
    expected: total,
    isKept: true,
    canResume: false,
  }
  await page.goto('./#score/runs')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('planground-runs')
  await page.evaluate(
    async ({ info, packed, times }) => {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open('planground-runs')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => done(opening.result)
      })
      const work = database.transaction(['runs', 'rows', 'texts'], 'readwrite')
      const run = { info, engine: '', reading: { mappings: new Map() }, isNamed: true }
      work.objectStore('runs').put({ ...run, isDeleted: false }, info.id)
      const { length } = packed
      for (let i = 0; i < times; i++) work.objectStore('rows').put(packed, [info.id, i * length])
      await new Promise((done, failed) => {
        work.oncomplete = done
        work.onerror = () => failed(work.error)
      })
      database.close()
    },
    { info, packed: packRows(rows), times },
  )
  await page.reload()
  await expect(page.getByText(info.name).first()).toBeVisible()
}

/** Scores the sample run by hand, to its end, and shows its figures. Its address. */
export async function scoreSample(page: Page): Promise<string> {
  await page.goto('./#score/runs')
  await page.getByRole('button', { name: 'Score a sample run' }).click()
  await untilCounted(page)
  return page.url()
}

async function untilCounted(page: Page): Promise<void> {
  const timeout = within(40)
  await expect(page.getByRole('region', { name: 'Accuracy', exact: true })).toBeVisible({ timeout })
  await expect(page.locator('[data-part=figures]')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-part=overview-about]')).toContainText(/^\d+ responses of 2 models/, { timeout })
}

/** The sample run, as the first journey that wanted it has scored it, and its figures. Its address. */
export async function sampleRun(page: Page): Promise<string> {
  const keeper = keeperOf(page.context())
  if (keeper === undefined) return scoreSample(page)
  if (await keeper.evaluate(putBack)) {
    await page.goto(await keeper.evaluate(() => (window as unknown as Keeper).address))
    await untilCounted(page)
    return page.url()
  }
  const address = await scoreSample(page)
  await expect.poll(() => keeper.evaluate(takeAlong, address)).toBe(true)
  return address
}

/** The sample run as remembered by the page that stays open between journeys. */
interface Keeper {
  address: string
  version: number
  stores: Map<string, [IDBValidKey, unknown][]> | undefined
}

/** Runs in the keeper: copies all that is stored of runs into its memory; false while the run is not stored as done. */
async function takeAlong(address: string): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const opening = indexedDB.open('planground-runs')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => done(opening.result)
  })
  const answered = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result)
      request.onerror = () => failed(request.error)
    })
  /** Files in the store end with it: their bytes are copied. */
  const copied = async (value: unknown): Promise<unknown> => {
    if (value instanceof Blob) return new Blob([await value.arrayBuffer()])
    if (typeof value !== 'object' || value === null || !('file' in value)) return value
    return { ...value, file: await copied(value.file) }
  }
  const stores: Keeper['stores'] = new Map()
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name)
    const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())])
    const copies = await Promise.all(values.map(copied))
    stores.set(
      name,
      keys.map((key, i) => [key, copies[i]]),
    )
  }
  const { version } = database
  database.close()
  const [first] = stores.get('runs') as [unknown, { info: { state: string } }][]
  // The page may show data before it is stored.
  if (first?.[1].info.state !== 'done') return false
  Object.assign(window, { address, version, stores } satisfies Keeper)
  return true
}

/** Runs in the keeper: stores what it remembers; false where that is nothing. */
async function putBack(): Promise<boolean> {
  const { version, stores } = window as unknown as Keeper
  if (stores === undefined) return false
  await new Promise<void>((done, failed) => {
    const opening = indexedDB.open('planground-runs', version)
    opening.onerror = () => failed(opening.error)
    opening.onupgradeneeded = () => {
      for (const name of stores.keys()) opening.result.createObjectStore(name)
    }
    opening.onsuccess = () => {
      const work = opening.result.transaction([...stores.keys()], 'readwrite')
      for (const [name, entries] of stores) for (const [key, value] of entries) work.objectStore(name).put(value, key)
      work.oncomplete = () => {
        opening.result.close()
        done()
      }
      work.onerror = () => failed(work.error)
    }
  })
  return true
}
