// Whatever is dropped, pasted or typed is kept before it is worked on: a reload, a crash or an error loses nothing and
// doubles nothing. More moments are in test/engine/run-moments.db.test.ts and test/app/nothing-lost.db.test.ts.

import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { batch, questionFile, questions, samples } from './score-files'
import { answerBox, drop, type Dropped, expect, openByAddress, test } from './support'
import { within } from './pace'

const asked = questions(1).slice(0, 12)
/** Seven files of a harness, dropped as a folder. */
const seven = Array.from({ length: 7 }, (_, i) => samples(`model-${i}/samples.jsonl`, asked, i))

const start = (page: Page) => page.getByRole('button', { name: /^Score (the file|\d)/ })
const asOne = (page: Page) => page.getByRole('button', { name: 'Score as one run' })
const whole = (page: Page) => page.locator('[data-part=run-entry-state], [data-part=run-over]')

async function startRun(page: Page, files: readonly Dropped[]): Promise<void> {
  await page.goto('#score/runs')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  await drop(page, ...files)
  await asOne(page).click()
  await expect(page).toHaveURL(/#score\/run\//)
}

/** Rows of the only run, in their order, as an export gives them. */
async function rowsOf(page: Page): Promise<readonly unknown[]> {
  await page.goto('#score/runs')
  await expect(page.locator('[data-part=run-entry]')).toHaveCount(1)
  await page.locator('[data-part=run-entry-name]').click()
  await expect(page.locator('[data-part=headline-number]').first()).toBeVisible()
  const exported = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'JSON, figures and rows' }).click()
  }
  const [download] = await Promise.all([page.waitForEvent('download'), exported()])
  const text = readFileSync(await download.path(), 'utf8')
  return (JSON.parse(text) as { rows: readonly unknown[] }).rows
}

/** Ends the page’s process, as the system does when memory runs out; a new page in its place. */
async function crashed(page: Page, context: BrowserContext): Promise<Page> {
  const { url } = { url: page.url() }
  const session = await context.newCDPSession(page)
  const over = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await over
  await page.close()
  const next = await context.newPage()
  await next.goto(url)
  return next
}

const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('held answers')
    channel.postMessage('go on')
    channel.close()
  })

let expected: readonly unknown[] = []

test.describe
  .serial('a run', () => {
    test('of seven files is scored in one go', async ({ page }) => {
      await startRun(page, seven)
      await page.goto('#score/runs')
      await expect(whole(page)).toBeVisible({ timeout: within(60) })
      expected = await rowsOf(page)
      expect(expected).toHaveLength(7 * 2 * asked.length)
    })

    test.describe('with a page that is closed again and again', () => {
      test.use({ served: 'cut-3' })

      test('has the same rows, none lost and none twice', async ({ page }) => {
        // The page is loaded some ten times.
        test.slow()
        await page.addInitScript(() => {
          new BroadcastChannel('the moment').onmessage = () => {
            document.documentElement.dataset.moment = 'now'
          }
        })
        await startRun(page, seven)
        await page.goto('#score/runs')
        let reloads = 0
        for (; reloads < 40; reloads++) {
          await expect(
            page.locator('html[data-moment], [data-part=run-entry-state], [data-part=run-over]').first(),
          ).toBeAttached()
          if ((await page.locator('html[data-moment]').count()) === 0) break
          await page.reload()
          await expect(page.locator('[data-part=run-entry]')).toHaveCount(1)
        }
        expect(reloads, 'times that it was closed').toBeGreaterThan(0)
        expect(await rowsOf(page)).toEqual(expected)
      })
    })

    test.describe('with a crashing page', () => {
      test.use({ served: 'held-2' })

      test('has the same rows', async ({ page, context }) => {
        await startRun(page, seven)
        await expect(page.locator('[data-part=run-page-bar]')).toContainText(/\d+ of about/)
        const next = await crashed(page, context)
        await next.goto('#score/runs')
        await expect(async () => {
          await letGo(next)
          await expect(whole(next)).toBeVisible({ timeout: within(0.25) })
        }).toPass({ timeout: within(60) })
        expect(await rowsOf(next)).toEqual(expected)
      })
    })

    test.describe('with a broken worker', () => {
      test.use({ served: 'broken-3' })

      test('continues at a press, with the same rows', async ({ page, watch }) => {
        test.slow()
        // The press below may close the menu that a press here has opened: that one fails soon, and all is tried again.
        page.setDefaultTimeout(within(15))
        await startRun(page, seven)
        const again = page.getByRole('button', { name: 'Start again' })
        await again.click()
        // Each worker breaks at its third write, the last ones when all is scored.
        await page.addLocatorHandler(again, button => button.click())
        await expect(async () => expect(await rowsOf(page)).toEqual(expected)).toPass({
          timeout: within(150),
        })
        watch.complaints.splice(0)
      })
    })
  })

test('files that were brought and not started are there after a reload, with how they are read', async ({ page }) => {
  await page.goto('#score/runs')
  await drop(page, samples('a/samples.jsonl', asked), samples('a/samples.jsonl', asked, 1))
  await expect(page.locator('[data-part=import-name]')).toHaveText(['a/samples.jsonl', 'a/samples.jsonl (2)'])
  await page.reload()
  await expect(page.locator('[data-part=import-name]')).toHaveText(['a/samples.jsonl', 'a/samples.jsonl (2)'])
  await asOne(page).click()
  await expect(page).toHaveURL(/#score\/run\//)
  await page.goto('#score/runs')
  await expect(whole(page)).toBeVisible()
  expect(await rowsOf(page)).toHaveLength(4 * asked.length)
})

test('responses without their questions wait, and are scored when the question file is added', async ({ page }) => {
  const run = [batch('batch.jsonl', asked)]
  await page.goto('#score/runs')
  await drop(page, ...run)
  await expect(page.locator('[data-part=import-unmatched]')).toContainText('the first records find no question here')
  await start(page).click()
  await expect(page.locator('[data-part=run-page-bar]')).toContainText(`0 of ${asked.length} responses scored`)
  await page.getByRole('button', { name: `${asked.length} responses wait` }).click()
  await expect(page.getByRole('dialog').locator('[data-part=bad-line]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.reload()
  const { name, bytes } = questionFile('questions.jsonl', asked)
  await page
    .locator('[data-part=run-page-bar] input[aria-label="Add question files"]')
    .setInputFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(bytes) })
  await expect(page.locator('[data-part=overview-about]')).toContainText(`${asked.length} responses`)
  await expect(page.locator('[data-part=partial-mark]')).toHaveCount(0)
  expect(await rowsOf(page)).toHaveLength(asked.length)
})

test.describe('a run that is paused', () => {
  test.use({ served: 'held-2' })

  test('shows that its figures are partial, in a comparison too', async ({ page }) => {
    await startRun(page, seven)
    await expect(page.locator('[data-part=run-page-bar]')).toContainText(/\d+ of about/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await letGo(page)
    await expect(page.locator('[data-part=run-page-bar]')).toContainText('Paused at')
    const mark = page.locator('[data-part=figures] > [data-part=partial-mark]')
    await expect(mark).toContainText(/Partial: .* of about .* responses are scored/)
    const id = /run\/([^/?]+)/.exec(page.url())![1]!
    await page.goto(`#score/compare/${id}/${id}`)
    await expect(page.locator('[data-part=compare-figures] [data-part=partial-mark]')).toContainText('Partial')
  })
})

test('text that cannot be opened is set aside, can be mended and is opened then', async ({ page }) => {
  const domain = '(define (domain d) (:predicates (p) (q)) (:action a :effect (p)))'
  const problem = '(define (problem x) (:domain d) (:init (q)) (:goal (p)))'
  const notes = 'Not written yet.'
  await page.goto('')
  await drop(
    page,
    { name: 'domain.pddl', bytes: Buffer.from(domain) },
    { name: 'problem.pddl', bytes: Buffer.from(notes) },
  )
  await expect(page.getByText('Cannot open problem.pddl')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '1 set aside' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set aside' })
  const entry = dialog.locator('[data-part=aside-file]', { hasText: 'problem.pddl' })
  await entry.getByRole('button', { name: 'Edit' }).last().click()
  const text = dialog.getByRole('textbox', { name: 'Text of problem.pddl' })
  await expect(text).toHaveValue(notes)
  await text.fill(problem)
  await page.reload()
  await page.getByRole('button', { name: '1 set aside' }).click()
  await dialog.getByRole('button', { name: 'Open again' }).click()
  // In Explore, where it was dropped.
  await expect(dialog).toHaveCount(0)
  await expect(answerBox(page)).toBeVisible()
  await page.keyboard.press('Alt+2')
  await expect(page.getByText('None found in either text')).toBeVisible()
  await expect(page.getByRole('button', { name: /set aside/ })).toHaveCount(0)
})

test.describe('what is typed', () => {
  // In a process of its own, which crashes.
  test.use({ served: 'held-2' })

  test('is there after a crash', async ({ page, context }) => {
    await openByAddress(page, 'Ferry')
    // The question itself is stored a moment later than it is shown.
    await expect(page.getByText('saved in this browser')).toBeVisible()
    await answerBox(page).fill('(board c0 l0)')
    await answerBox(page).press('End')
    await page.keyboard.type(' (sail l0 l1)')
    let next = await crashed(page, context)
    await expect(answerBox(next)).toHaveValue('(board c0 l0) (sail l0 l1)')
    await next.goto('./#english')
    await next.getByRole('textbox').first().fill('This is a ferry domain.')
    next = await crashed(next, context)
    await expect(next.getByRole('textbox').first()).toHaveValue('This is a ferry domain.')
    await next.goto('./#class')
    await next.getByRole('textbox', { name: 'Title' }).fill('Week three')
    next = await crashed(next, context)
    await expect(next.getByRole('textbox', { name: 'Title' })).toHaveValue('Week three')
  })
})

test('lack of room is reported before the start, and as long as it lasts', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 10_000_000, usage: 4_900_000 })
  })
  await page.goto('#score/runs')
  await drop(page, samples('large.jsonl', questions(40)))
  await expect(page.locator('[data-part=import-lost]')).toContainText('Not kept.')
  await page.getByRole('button', { name: 'Score the file without keeping' }).click()
  await expect(page).toHaveURL(/#score\/run\//)
})

test('where writes are aborted the page continues, and nothing fails unheard', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...input) {
      const request = put.apply(this, input)
      this.transaction.abort()
      return request
    }
  })
  await page.goto('')
  await drop(page, questionFile('questions.jsonl', asked), {
    name: 'notes.txt',
    bytes: Buffer.from('nothing'),
  })
  await expect(page.getByText('Not kept: 2 files')).toBeVisible()
  await expect(page.getByRole('listbox', { name: 'Questions' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.locator('[data-part=footer-warning]')).toContainText('not kept')
  await page.getByRole('button', { name: '1 set aside' }).click()
  await expect(page.getByRole('dialog')).toContainText('notes.txt')
})
