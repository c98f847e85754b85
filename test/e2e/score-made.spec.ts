// Logs about questions that are open in the page; one added file that serves all waiting runs; a response that ends its
// worker.

import type { Page } from '@playwright/test'
import { batch, type Doc, questionFile, questions } from './score-files'
import { drop, type Dropped, expect, test } from './support'
import { within } from './pace'

const asked = questions(1) as readonly (Doc & { readonly context: string; readonly question: string })[]
/** Their ids are numbers again, longer than those of JavaScript. */
const numbered = ({ name, bytes }: Dropped): Dropped => ({
  name,
  bytes: new TextEncoder().encode(new TextDecoder().decode(bytes).replace(/"q(-?\d+)"/g, '$1')),
})
const lines = (name: string, values: readonly unknown[]): Dropped => ({
  name,
  bytes: new TextEncoder().encode(values.map(value => `${JSON.stringify(value)}\n`).join('')),
})
/** The id as a text. */
const plain = ({ id }: Doc): string => id.slice(1)

const start = (page: Page) => page.getByRole('button', { name: /^Score (the file|\d)/ })
const bar = (page: Page) => page.locator('[data-part=run-over]')
/** Shown until a run is done, and then where something is left to say. */
const state = (page: Page) => page.locator('[data-part=run-bar-state]')
const entries = (page: Page) => page.locator('[data-part=run-entry]')

async function atRuns(page: Page, ...files: readonly Dropped[]): Promise<void> {
  await page.goto('#score/runs')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  await drop(page, ...files)
  await expect(start(page)).toBeVisible()
}

/** Scores the file in a run of its own, to its end. */
async function waitingRun(page: Page, name: string, docs: readonly Doc[]): Promise<void> {
  await atRuns(page, batch(`${name}.jsonl`, docs))
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await start(page).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(bar(page)).toContainText(`0 of ${docs.length} responses scored`, { timeout: within(60) })
}

test('a log without its questions finds those that are open, whatever its ids are', async ({ page }) => {
  await page.goto('#explore')
  await drop(page, numbered(questionFile('made.jsonl', asked)))
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible({ timeout: within(20) })
  const records = asked.map((doc, i) => [
    { id: plain(doc), response: 'yes' },
    { question_id: Number(plain(doc)), response: 'yes' },
    { prompt: `Answer briefly.\n\n${doc.context}\n\n${doc.question}`, response: 'yes' },
    { doc_id: i, doc: { id: plain(doc) }, resps: [['yes']], filtered_resps: ['yes'] },
  ])
  const files = [0, 1, 2, 3].map(at =>
    lines(
      `log-${at}.jsonl`,
      records.map(each => each[at]),
    ),
  )
  await atRuns(page, ...files)
  const open = page.locator('[data-part=import-open]')
  await expect(open).toContainText(`Also look in the ${asked.length} questions open here`, { timeout: within(20) })
  await expect(page.locator('[data-part=import-unmatched]')).toHaveCount(0)
  await open.getByRole('checkbox').uncheck()
  await expect(page.locator('[data-part=import-unmatched]')).toContainText('start without it: the responses then wait')
  await open.getByRole('checkbox').check()
  await expect(page.locator('[data-part=import-unmatched]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Score as one run' }).click()
  await expect(page.getByText(`${4 * asked.length} responses, from`)).toBeVisible({ timeout: within(60) })
  await expect(state(page)).toHaveCount(0, { timeout: within(60) })
})

test('waiting responses are scored with questions that are opened later', async ({ page }) => {
  await waitingRun(page, 'Early', asked.slice(0, 8))
  await page.goto('#explore')
  await drop(page, questionFile('made.jsonl', asked))
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible({ timeout: within(20) })
  await page.goto('#score/runs')
  await page.getByRole('button', { name: `Use the ${asked.length} open questions` }).click()
  await expect(entries(page)).toContainText('8 responses', { timeout: within(60) })
  await expect(state(page)).toHaveCount(0, { timeout: within(60) })
})

test('one question file serves every waiting run that it fits, and says which', async ({ page }) => {
  await waitingRun(page, 'First', asked.slice(0, 6))
  await waitingRun(page, 'Second', asked.slice(4, 10))
  await waitingRun(page, 'Other', asked.slice(12, 15))
  await page.goto('#score/runs')
  await expect(entries(page)).toHaveCount(3)
  const second = entries(page).filter({ hasText: 'Second' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    second.getByRole('button', { name: 'Add question files' }).click(),
  ])
  const { name, bytes } = questionFile('questions.jsonl', asked.slice(0, 12))
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(bytes) })
  const notice = page.getByText('Questions added to 2 runs')
  await expect(notice).toBeVisible({ timeout: within(30) })
  await expect(page.getByText('All 6 waiting responses of “First”')).toBeVisible()
  await expect(page.getByText('All 6 waiting responses of “Second”')).toBeVisible()
  await expect(state(page)).toHaveCount(1, { timeout: within(60) })
  await expect(entries(page).filter({ hasText: 'Other' })).toContainText('3 responses wait for their questions')

  await drop(page, questionFile('more.jsonl', asked.slice(12)))
  const waiting = page.locator('[data-part=import-waiting]')
  await expect(waiting).toContainText('These questions fit all 3 waiting responses of “Other”.', {
    timeout: within(20),
  })
  await waiting.getByRole('button', { name: 'Score what waits' }).click()
  await expect(state(page)).toHaveCount(0, { timeout: within(60) })
})

test.describe('where a response ends its worker', () => {
  test.use({ served: 'fatal' })

  test('it alone is lost, and named', async ({ page }) => {
    const docs = asked.slice(0, 12)
    const values = docs.map((doc, i) => ({ id: doc.id, response: i === 5 ? 'DEADLY' : 'yes' }))
    await atRuns(page, lines('log.jsonl', values), questionFile('questions.jsonl', docs))
    await start(page).click()
    await expect(bar(page)).toContainText('11 responses', { timeout: within(90) })
    await page.getByRole('button', { name: '1 line not scored' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('log.jsonl, line 6')
    await expect(dialog).toContainText(`Two workers ended while they scored this response to question ${docs[5]!.id}`)
  })
})
