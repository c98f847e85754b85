// A run put straight into the store, so that a journey begins with as many rows as it needs.

import type { Page } from '@playwright/test'
import type { RunInfo } from '../../src/runs/info'
import type { ScoredRow } from '../../src/runs/row'
import { packRows } from '../../src/runs/table'
import { expect } from './support'

/** Stores a finished run of `times` these rows, of which nothing but the rows is kept; its rows are shown next. */
export async function seedRun(
  page: Page,
  id: string,
  rows: readonly ScoredRow[],
  times = 1,
): Promise<void> {
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
