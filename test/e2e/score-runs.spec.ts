// Many responses: files are dropped, examined, scored, paused, continued after a reload, stopped, deleted.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { batch, hostile, oddTable, questionFile, questions, samples } from './score-files'
import { drop, type Dropped, expect, menu, test } from './support'
import { within } from './pace'

const few = questions(1)
const many = questions(4)

const start = (page: Page) => page.getByRole('button', { name: /^Score (the file|\d)/ })
const bar = (page: Page) => page.locator('[data-part=run-page-bar]')

async function dropped(page: Page, ...files: readonly Dropped[]): Promise<void> {
  await page.goto('#score/runs')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  await drop(page, ...files)
  await expect(start(page)).toBeVisible()
}

/** Scores what was dropped to the end; the list of runs is shown then. */
async function scored(page: Page): Promise<void> {
  await start(page).click()
  await expect(page).toHaveURL(/#score\/run\//)
  await untilDone(page)
}

async function untilDone(page: Page): Promise<void> {
  await page.goto('#score/runs')
  await expect(async () => {
    // Workers that start later wait too.
    await letGo(page)
    await expect(page.locator('[data-part=run-entry-state], [data-part=run-over]')).toBeVisible({
      timeout: within(0.25),
    })
  }).toPass({ timeout: within(60) })
}

/** Answers that were held are given (serve.mjs). */
const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('held answers')
    channel.postMessage('go on')
    channel.close()
  })

/** The figures of the only run in the list. */
async function listed(page: Page): Promise<string> {
  const entry = page.locator('[data-part=run-entry]')
  await expect(entry).toHaveCount(1)
  const words = await entry.locator('[data-part=verdict-counts]').textContent()
  return `${await entry.locator('[data-part=run-bar-state], [data-part=run-entry-state]').textContent()}; ${words}`
}

test('files of several formats become one run; other files are reported', async ({ page }) => {
  await dropped(
    page,
    samples('one/samples_acp.jsonl', few),
    batch('batch.jsonl', few),
    questionFile('questions.jsonl', few),
    { name: 'picture.png', bytes: Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0) },
  )
  const preview = page.getByRole('region', { name: '3 files and 1 other that will not be read' })
  await expect(preview).toContainText('samples of lm-evaluation-harness')
  await expect(preview).toContainText('output of an OpenAI batch')
  await expect(preview).toContainText('questions')
  await expect(preview.getByText(/^This is a picture/)).toBeVisible()
  const both = preview.getByText(`Both models answer the same ${few.length} questions.`)
  await expect(both).toBeVisible({ timeout: within(20) })
  await expect(page.getByRole('button', { name: 'Score as 2 runs, to compare' })).toBeFocused()
  await page.getByRole('button', { name: 'Score as one run' }).click()
  await expect(page).toHaveURL(/#score\/run\//)
  await untilDone(page)
  expect(await listed(page)).toContain(`${3 * few.length} responses`)
})

test('two models’ answers to the same questions are two runs, compared with one press, by keys', async ({ page }) => {
  await dropped(page, samples('logs/model-a.jsonl', few), samples('logs/model-b.jsonl', few, 2))
  await expect(page.locator('[data-part=import-overlap]')).toContainText(
    `Both files answer the same ${few.length} questions.`,
    { timeout: within(20) },
  )
  const severally = page.getByRole('button', { name: 'Score as 2 runs, to compare' })
  await expect(severally).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part=run-entry]')).toHaveCount(2, { timeout: within(30) })
  await expect(page.locator('[data-part=run-entry-name]')).toHaveText(['model-b', 'model-a'])
  await expect(page.getByRole('checkbox', { name: /^Choose model-/, checked: true })).toHaveCount(2)
  await expect(page.locator('[data-part=run-entry-state], [data-part=run-over]')).toHaveCount(2, {
    timeout: within(60),
  })
  await page.getByRole('button', { name: 'Compare two' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#score\/compare\//)
  await expect(page.getByRole('main')).toContainText('model-a')
})

test('the same file twice is named, and one is left out; other questions stay one run', async ({ page }) => {
  await dropped(page, samples('a.jsonl', few), samples('copy of a.jsonl', few))
  const overlap = page.locator('[data-part=import-overlap]')
  await expect(overlap).toContainText('copy of a.jsonl holds the same responses as a.jsonl.', { timeout: within(20) })
  await overlap.getByRole('button', { name: 'Leave copy of a.jsonl out' }).click()
  await expect(overlap).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Score the file' })).toBeVisible()
  const half = Math.ceil(few.length / 2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await drop(page, samples('first.jsonl', few.slice(0, half)), samples('second.jsonl', few.slice(half)))
  await expect(page.getByRole('button', { name: 'Score 2 files' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Score as 2 runs, to compare' })).toBeEnabled()
  await expect(overlap).toHaveCount(0)
})

test('scores alone make no run; among results they are listed, before the run and in it', async ({ page }) => {
  const scores = {
    name: 'b/results.json',
    bytes: new TextEncoder().encode(
      JSON.stringify({ results: { acp: { 'score,none': 0.4 } }, config: { model: 'm' } }),
    ),
  }
  const table = {
    name: 'c/stats.json',
    bytes: new TextEncoder().encode(JSON.stringify({ accuracy: 0.5, n: 10 })),
  }
  await dropped(page, scores)
  await expect(page.getByText(/^These are scores of lm-evaluation-harness/)).toBeVisible()
  await expect(page.locator('#import-lacks')).toHaveText(/^None of the files holds responses/)
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true')
  await drop(page, samples('a/samples_acp.jsonl', few), table)
  await expect(page.getByText(/^This is a file of scores/)).toBeVisible()
  await scored(page)
  await page.getByRole('button', { name: /2 lines not scored/ }).click()
  const list = page.getByRole('dialog')
  await expect(list).toContainText('c/stats.json')
  await expect(list).toContainText('b/results.json')
})

test('questions alone make no run; results next to them do', async ({ page }) => {
  await dropped(page, questionFile('questions.jsonl', few))
  await expect(page.locator('#import-lacks')).toHaveText(/^There are questions here, but no responses/)
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true')
  await drop(page, batch('batch.jsonl', few))
  await expect(page.locator('#import-lacks')).toHaveText('')
  await scored(page)
  expect(await listed(page)).toContain(`${few.length} responses`)
})

test('the fields of a table are asked for, shown as they would be read, and remembered', async ({ page }) => {
  const files = [oddTable('odd.csv', few), questionFile('questions.jsonl', few)]
  await dropped(page, ...files)
  await expect(page.locator('#import-lacks')).toHaveText(/^Say which field holds/)
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('combobox', { name: /^Response/ }).selectOption('zweite')
  await page.getByRole('combobox', { name: /^Id/ }).selectOption('erste')
  await expect(page.getByRole('region', { name: 'First records' })).toContainText(few[0]!.id)
  await expect(page.locator('#import-lacks')).toHaveText('')
  await scored(page)
  expect(await listed(page)).toContain(`${few.length} responses`)
  await drop(page, ...files)
  await expect(page.getByText('The fields are read as you chose last time')).toBeVisible()
  await expect(start(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test('a hostile file loses nothing else, and runs nothing', async ({ page }) => {
  await dropped(page, hostile('samples_bad.jsonl', few))
  await scored(page)
  expect(await listed(page)).toContain('4 of 5 responses scored')
  await page.getByRole('button', { name: /1 response waits for its question, 2 lines not scored/ }).click()
  const list = page.getByRole('dialog')
  for (const line of ['line 4', 'line 5', 'line 6']) await expect(list).toContainText(line)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined()
  expect(await page.evaluate(() => ({}) as { hurt?: number })).toEqual({})
})

test.describe('when some answers are there and the others wait', () => {
  test.use({ served: 'held-2' })

  test('a run is held, and continues after a reload to the same table as in one go', async ({ page }) => {
    const files = [samples('samples_a.jsonl', many), samples('samples_b.jsonl', many, 2)]
    const asOne = page.getByRole('button', { name: 'Score as one run' })
    await dropped(page, ...files)
    await asOne.click()
    await expect(page).toHaveURL(/#score\/run\//)
    await untilDone(page)
    const whole = await listed(page)
    await page.getByRole('button', { name: /^Delete / }).click()
    await expect(page.locator('[data-part=run-entry]')).toHaveCount(0)

    await drop(page, ...files)
    await asOne.click()
    await expect(bar(page)).toContainText(/\d+ of about/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await letGo(page)
    await expect(bar(page)).toContainText('Paused at')
    await expect.poll(() => storedFiles(page), { message: 'the copies of both files' }).toBeGreaterThanOrEqual(2)
    await page.reload()
    await expect(bar(page)).toContainText('Paused at')
    await page.getByRole('button', { name: 'Resume' }).click()
    await untilDone(page)
    expect(await listed(page)).toBe(whole)
  })

  test('a run that was cut off continues by itself, wherever the next visit begins', async ({ page }) => {
    await dropped(page, samples('samples_a.jsonl', many))
    await start(page).click()
    await expect(bar(page)).toContainText(/\d+ of about/)
    await expect.poll(() => storedFiles(page)).toBeGreaterThanOrEqual(1)
    await page.evaluate(() => {
      location.hash = ''
    })
    await page.reload()
    const note = page.getByText(/^Scoring “.*” continues$/)
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: 'Show it' }).click()
    await untilDone(page)
    expect(await listed(page)).toContain(`${2 * many.length} responses`)
  })

  test('a stopped run keeps its rows; a deleted run can be restored', async ({ page }) => {
    await dropped(page, samples('samples_a.jsonl', many))
    await start(page).click()
    await expect(bar(page)).toContainText(/\d+ of about/)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(bar(page)).toContainText('Stopped at')
    await page.goto('#score/runs')
    await page.getByRole('button', { name: /^Rename / }).click()
    await page.getByRole('textbox', { name: 'Name of the run' }).fill('Half')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete Half' }).click()
    await expect(page.locator('[data-part=run-entry]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[data-part=run-entry]')).toContainText('Half')
    await expect(page.locator('[data-part=run-entry]')).toContainText('Stopped at')
  })
})

test.describe('where nothing can be kept', () => {
  test.use({ served: 'unkept' })

  test('where storage is denied a run is scored anyway, and shows that it is not kept', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'indexedDB', { get: refuse })
    })
    await dropped(page, samples('samples_a.jsonl', few))
    await scored(page)
    await expect(page.locator('[data-part=run-entry]')).toContainText('It is lost when the page is closed')
    expect(await listed(page)).toContain(`${2 * few.length} responses`)
  })
})

/** Files that are copied into the store. */
const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('planground-runs')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const count = opening.result.transaction('files').objectStore('files').count()
          count.onsuccess = () => {
            opening.result.close()
            done(count.result)
          }
        }
      }),
  )

test('a result file that is opened in Explore is scored as a whole; everything downloaded holds it with its responses', async ({
  page,
}) => {
  await test.step('opened and scored', async () => {
    await page.goto('')
    await drop(page, samples('samples_a.jsonl', few))
    await expect(page.getByRole('listbox', { name: 'Questions' })).toBeVisible()
    await page.getByRole('button', { name: 'Score all responses' }).click()
    await scored(page)
    expect(await listed(page)).toContain(`${2 * few.length} responses`)
  })
  await test.step('everything that is downloaded', async () => {
    const download = page.waitForEvent('download')
    await menu(page, 'Download everything')
    const files = unzipSync(readFileSync(await (await download).path()))
    const rows = strFromU8(files['runs/01-samples-a.jsonl']!).trim().split('\n')
    expect(rows).toHaveLength(2 * few.length)
    expect(JSON.parse(rows[0]!)).toMatchObject({ line: 1, response: expect.stringMatching(/./) })
  })
})
