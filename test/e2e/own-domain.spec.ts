// A domain of the visitor's own: dropped as a folder, asked about, answered in its English, kept, shared, made questions
// of, saved, and removed.

import { zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { tower, towerSource } from '../support/own-domain'
import { answerBox, check, drop, expect, test } from './support'

const notices = (page: Page) => page.getByRole('log', { name: 'Messages' })
const yours = (page: Page) => page.getByRole('region', { name: 'Your domains' })
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const folder = {
  name: 'tower.zip',
  bytes: zipSync({
    'tower/domain.pddl': bytes(tower.domain),
    'tower/phrases.yaml': bytes(tower.phrases),
    'tower/problems/p01.pddl': bytes(towerSource.problem),
    '__MACOSX/tower/._phrases.yaml': bytes('rubbish'),
  }),
}
const word = 'Send robot r0 from floor f0 up to floor f1, and grab parcel p0 with robot r0 on floor f0.'

test('a dropped folder is a domain like the shipped ones, over a reload, until it is removed', async ({ page }) => {
  await page.goto('./')
  await drop(page, folder)
  await expect(yours(page).getByRole('heading', { name: 'Tower' })).toBeVisible()
  await yours(page)
    .getByRole('button', { name: /One robot, 2 parcels, 3 floors/ })
    .click()
  await expect(page.getByText('Robot r0 waits on floor f0.').first()).toBeVisible()
  expect(await check(page, word)).toBe('right')

  await page.reload()
  await expect(answerBox(page)).toHaveValue(word)
  await page.goto('./#home')
  await expect(yours(page).getByRole('heading', { name: 'Tower' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await yours(page).getByRole('button', { name: 'Save Tower as a folder' }).click()
  expect((await saving).suggestedFilename()).toBe('tower.zip')
  await yours(page).getByRole('button', { name: 'Remove Tower' }).click()
  await expect(yours(page)).toHaveCount(0)
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(yours(page).getByRole('heading', { name: 'Tower' })).toBeVisible()
})

test('questions are made of it, and one that is shared brings its English along', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./')
  // As loose files, too.
  await drop(
    page,
    { name: 'domain.pddl', bytes: bytes(tower.domain) },
    { name: 'phrases.yaml', bytes: bytes(tower.phrases) },
    { name: 'p01.pddl', bytes: bytes(towerSource.problem) },
  )
  await expect(yours(page)).toBeVisible()
  await page.getByRole('button', { name: 'Make questions' }).click()
  await page.getByRole('checkbox', { name: 'Tower' }).check()
  await page.getByRole('checkbox', { name: 'Ferry' }).uncheck()
  for (const kind of ['Reachability A proposition', 'Validation', 'Landmark'])
    await page.getByRole('checkbox', { name: kind }).uncheck()
  await page.getByRole('button', { name: /^Make \d+ questions/ }).click()
  await expect(page.getByText(/waits on floor/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Share this question' }).click()
  const field = page.getByRole('textbox', { name: 'The link' })
  await expect(field).toHaveValue(/#s=1\./)
  await expect(field).toHaveAttribute('aria-busy', 'false')
  const link = await field.inputValue()
  expect(link.length).toBeLessThan(8_000)

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await other.goto(link)
  await expect(notices(other)).toContainText('its own English for the domain Tower')
  await expect(other.getByText(/waits on floor/).first()).toBeVisible()
  await other.goto('./#home')
  await expect(yours(other).getByRole('heading', { name: 'Tower' })).toBeVisible()
  await other.context().close()
})

test('a phrases file by itself opens in Templates, over the domain that it fits', async ({ page }) => {
  await page.goto('./')
  await drop(page, folder)
  await expect(yours(page)).toBeVisible()
  const text = tower.phrases.replaceAll('waits on', 'rests on')
  await drop(page, { name: 'phrases.yaml', bytes: bytes(text) })
  await expect(notices(page)).toContainText('phrases.yaml is opened for Tower')
  await expect(page).toHaveURL(/#templates\/tower/)
  await drop(page, { name: 'phrases.yaml', bytes: bytes('predicates:\n  nothing: []\n') })
  await expect(notices(page)).toContainText('fits no known domain')
})

test('typed texts get English, and the questions that are open are in it, after a reload too', async ({ page }) => {
  await page.goto('./#domain')
  await page.getByRole('button', { name: 'New…' }).click()
  await page.getByRole('textbox', { name: 'PDDL' }).fill(`${towerSource.domain}\n${towerSource.problem}`)
  await page.getByRole('button', { name: 'Open the text' }).click()
  await page.getByRole('button', { name: 'Templates', exact: true }).last().click()
  await page.getByRole('button', { name: 'Start from it' }).click()
  await page.getByRole('button', { name: 'Use in questions' }).first().click()
  await expect(notices(page)).toContainText('open questions are in the new English now')
  await notices(page).getByRole('button', { name: 'Show the question' }).click()
  const card = page.getByRole('article').first()
  await expect(card).not.toContainText('is true')
  await expect(card).toContainText('floor f0')
  await page.reload()
  await expect(card).toContainText('floor f0')
})
