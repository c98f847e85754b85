// Own logs at the door of Score: questions that are missing, added afterwards; names and tags; three runs as a matrix; the
// question of a response found by its prompt.

import type { Page } from '@playwright/test'
import { questionFile, questions, samples } from './score-files'
import { randomRows } from '../support/rows'
import { seedRun } from './seed-run'
import { drop, type Dropped, expect, test } from './support'
import { within } from './pace'

interface Asked {
  readonly id: string
  readonly context: string
  readonly question: string
}
const asked = questions(1).slice(0, 12) as unknown as readonly (Asked & { readonly answer?: unknown })[]
const encoded = (name: string, value: unknown): Dropped => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(value)),
})

/** A log of Inspect with the whole prompts alone, after a worked example, and one sample that was invalidated. */
const log = (name: string, model: string, answer: string): Dropped =>
  encoded(name, {
    ...{ version: 2, status: 'success', eval: { task: 'own', model, scorers: [{ name: 'match' }] } },
    samples: asked.map(({ context, question }, i) => ({
      ...{ id: i + 1, epoch: 1, target: '', messages: [], scores: {}, metadata: {} },
      input: `Example.\n\nThe answer is 3.\n\n${context}\n\n${question}\nAnswer briefly.`,
      output: { model, choices: [], completion: answer },
      ...(i === 0 ? { invalidation: { author: 'a', reason: 'wrong sandbox' } } : {}),
    })),
  })

const start = (page: Page) => page.getByRole('button', { name: /^Score (the file|\d)/ })

async function dropped(page: Page, ...files: readonly Dropped[]): Promise<void> {
  await page.goto('#score/runs')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  await drop(page, ...files)
  await expect(start(page)).toBeVisible()
}

test('a log without its questions is announced, grouped, and scored when they are added', async ({ page }) => {
  await dropped(page, log('own.json', 'mine', 'The answer is yes.'))
  await expect(page.locator('[data-part=import-unmatched]')).toContainText('first records find no question here')
  await page.getByRole('textbox', { name: 'Name' }).fill('At the door')
  await page.getByRole('textbox', { name: 'Tags' }).fill('few-shot, temperature 0')
  await start(page).click()
  await expect(page.getByRole('heading', { name: 'At the door' })).toBeVisible()
  const bar = page.locator('[data-part=run-over]')
  await expect(bar).toContainText(`0 of ${asked.length - 1} responses scored`, { timeout: within(30) })
  await page.getByRole('button', { name: /wait for their questions/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-part=bad-line]')).toHaveCount(2)
  await expect(dialog).toContainText(`${asked.length - 1} responses, for example:`)
  await expect(dialog).toContainText('was invalidated in Inspect and is left out: wrong sandbox')
  await page.keyboard.press('Escape')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    bar.getByRole('button', { name: 'Add question files' }).click(),
  ])
  const { name, bytes } = questionFile('questions.jsonl', asked)
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(bytes) })
  await expect(page.getByRole('button', { name: /wait for their questions/ })).toHaveCount(0, { timeout: within(30) })
  await page.goto('#score/runs')
  const entry = page.locator('[data-part=run-entry]')
  await expect(entry.locator('[data-part=verdict-counts]')).toBeVisible({ timeout: within(30) })
  await expect(entry.getByRole('button', { name: /^temperature 0: choose the 1 run/ })).toBeVisible()
})

test('a scorer of a log is chosen, and invalidated samples too, by keys', async ({ page }) => {
  const two = { scorers: [{ name: 'includes' }, { name: 'match' }] }
  const { name, bytes } = log('own.json', 'mine', 'The answer is yes.')
  const value = JSON.parse(new TextDecoder().decode(bytes))
  await page.setViewportSize({ width: 390, height: 844 })
  await dropped(page, encoded(name, { ...value, eval: { ...value.eval, ...two } }))
  await page.getByRole('combobox', { name: 'Score in the log, from' }).focus()
  await page.keyboard.type('match')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Also read samples that are marked invalid' })).toBeFocused()
  await page.keyboard.press('Space')
  await start(page).click()
  const bar = page.locator('[data-part=run-over]')
  await expect(bar).toContainText(`0 of ${asked.length} responses scored`, { timeout: within(30) })
})

test('three runs are named by keys alone and compared as a matrix, at 390 px too', async ({ page }) => {
  for (const [i, name] of ['a.jsonl', 'b.jsonl', 'c.jsonl'].entries()) {
    await dropped(page, samples(name, asked, i))
    await page.getByRole('textbox', { name: 'Tags' }).fill('three')
    await page.keyboard.press('Tab')
    await expect(start(page)).toBeFocused()
    // Until the file is looked through, the button does nothing.
    await expect(start(page)).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#score\/run\//)
    await page.goto('#score/runs')
    await expect(page.locator('[data-part=run-entry-state], [data-part=run-over]')).toHaveCount(i + 1, {
      timeout: within(60),
    })
  }
  await page
    .getByRole('button', { name: 'Name and tags of a.jsonl' })
    .or(page.getByRole('button', { name: 'Rename a.jsonl' }))
    .focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Run A')
  await page.keyboard.press('Tab')
  await page.keyboard.type('three, baseline')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^baseline: choose the 1 run/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^three: choose the 3 runs/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Compare 3 runs' }).focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('region', { name: 'Paired differences' })
  await expect(table.getByRole('row')).toHaveCount(4, { timeout: within(30) })
  await expect(table.getByRole('link')).toHaveCount(6)
  await expect(page.getByText('Holm 1979')).toBeVisible()
  await expect(table).toContainText('Run A')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await table.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#score\/compare\//)
  await page.goBack()
  await expect(table).toBeVisible()
})

test('the question of a response is found by its prompt, and by words in Explore', async ({ page }) => {
  await page.goto('#explore')
  await drop(page, questionFile('questions.jsonl', asked))
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible({ timeout: within(20) })
  await page.goto('#score/one')
  const { context, question } = asked.at(-1)!
  await page.getByRole('button', { name: 'Find a question' }).focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'The prompt, words of the question, or the response' })
  await expect(box).toBeFocused()
  await box.fill(`You are a planner.\n\n${context}\n\n${question}\nThink first.`)
  await expect(page.getByText('One question fits: Enter chooses it.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`question ${asked.length}`, { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find a question' })).toBeFocused()
  await page.goto('#explore')
  const list = page.getByRole('region', { name: 'Questions' })
  await list.getByRole('button', { name: 'Filter' }).click()
  const search = list.getByRole('searchbox', { name: 'Search the texts of the questions' })
  await search.fill('no such words at all')
  await expect(list).toContainText('No open question matches')
  await search.fill(`${context}\n\n${question}`)
  await expect(list.locator('[data-part=count]')).toHaveText('1')
  await search.fill('')
  await expect(list.locator('[data-part=count]')).toHaveText(String(asked.length))
})

test('a bare response to another question is named so, found by its names, and moved there', async ({ page }) => {
  await page.goto('#explore')
  await drop(page, questionFile('questions.jsonl', asked))
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible({ timeout: within(20) })
  await page.goto('#score/one')
  const box = page.getByRole('textbox', { name: 'Raw response of a model' })
  // The first question is about Alfworld, which has no such names.
  await box.fill('[(pick-up b1), (stack b1 b2)]')
  const note = page.locator('[data-part=fit-note]')
  await expect(note).toContainText('Perhaps', { timeout: within(20) })
  await expect(note).toContainText('questions.jsonl, question 1 does not have')
  const offer = note.getByRole('button', { name: /^Judge it for questions\.jsonl, question/ }).first()
  const place = (await offer.getAttribute('aria-label'))!.replace('Judge it for ', '')
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(note).toHaveCount(0)
  await expect(box).toHaveValue('[(pick-up b1), (stack b1 b2)]')
  await expect(box).toBeFocused()
  await expect(page.locator('[data-part=response-said]')).toContainText(`Judged for ${place}`)
  await page.getByRole('button', { name: 'Previous question' }).click()
  await expect(page.locator('[data-part=response-said]')).not.toContainText('Judged')
  // The response finds its question, and goes with it.
  await page.getByRole('button', { name: 'Find a question' }).click()
  const search = page.getByRole('textbox', { name: 'The prompt, words of the question, or the response' })
  await search.fill('[(pick-up b1), (stack b1 b2)]')
  await expect(page.getByText('Taken as a response')).toBeVisible()
  // Built-in questions fit its names too.
  await page.getByRole('region', { name: 'Find a question' }).getByRole('button', { name: place }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(place, { exact: false }).first()).toBeVisible()
  // In Explore too.
  await page.goto('#explore')
  const list = page.getByRole('region', { name: 'Questions' })
  await list.getByRole('button', { name: 'Filter' }).click()
  await list.getByRole('searchbox', { name: 'Search the texts of the questions' }).fill('(stack b1 b2)')
  await expect(list).toContainText('Taken as a response')
})

test('a comparison is where it was left: filter, measure and place, after a reload too', async ({ page }) => {
  const rows = (seed: string) => randomRows(400, { seed })
  await seedRun(page, 'first', rows('one'))
  await seedRun(page, 'second', rows('two'))
  await page.goto('./#score/compare/first/second')
  const best = page.locator('[data-part=best]')
  await expect(best).toContainText(/is better than|No difference can be claimed/, { timeout: within(30) })
  await page.getByRole('tab', { name: 'Official score' }).click()
  await expect(best).toContainText('official score')
  const panel = page.locator('[data-part=compare-panel]')
  await panel.evaluate(element => element.scrollTo({ top: 240 }))
  await page.getByRole('link', { name: /^Only the first right/ }).click()
  await expect(page).toHaveURL(/rows\?/)
  const narrowed = page.url()
  await page.getByRole('tab', { name: 'Summary' }).click()
  await expect.poll(() => panel.evaluate(element => element.scrollTop)).toBe(240)
  await page.getByRole('tab', { name: 'Rows', exact: true }).click()
  await expect(page).toHaveURL(narrowed)
  // Elsewhere, and after a reload, the list of runs leads back.
  await page.goto('./#explore')
  await page.goto('./#score/runs')
  await page.reload()
  await page.getByRole('button', { name: 'Back to Run first against Run second' }).click()
  await expect(page.getByRole('tab', { name: 'Official score' })).toHaveAttribute('aria-selected', 'true')
  await expect(best).toContainText('official score', { timeout: within(30) })
  await page.getByRole('tab', { name: 'Rows', exact: true }).click()
  await expect(page).toHaveURL(narrowed)
})

test('a file dropped while Score still loads waits for it', async ({ page }) => {
  let release = (): void => undefined
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/assets\/score-[^/]*\.js$/, async route => {
    await isReleased
    await route.continue()
  })
  await page.goto('#score/runs')
  await expect(page.getByRole('navigation', { name: 'Workspaces' })).toBeVisible()
  await drop(page, log('early.json', 'mine', 'yes'))
  await expect(page).toHaveURL(/#score\/runs$/)
  release()
  await expect(start(page)).toBeVisible()
})
