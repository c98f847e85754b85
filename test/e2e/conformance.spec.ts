// The self-proof in the page: on a file of our own with an answer spoilt, and on published questions where they are.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, skipMessage } from '../support/data'
import { drop, expect, fileOf, fixture, test } from './support'
import { within } from './pace'

const folder = dataFolder()

test('with nothing open, a dozen made questions are proven at a click', async ({ page }) => {
  await page.goto('./#score/key')
  await page.getByRole('button', { name: 'Check a dozen new questions' }).click()
  await expect(page.locator('[data-part=key-summary]')).toContainText(/\d+ answers agree\./)
  await expect(page.locator('[data-part=differences]')).toHaveCount(0)
})

test('a spoilt answer of a file is found, a click opens its question, and the result is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await test.step('found and opened', async () => {
    const text = readFileSync(fixture('courier.gen.json'), 'utf8')
    const records = JSON.parse(text.replace(/"id": *(-?\d+)/g, '"id": "$1"'))
    const spoilt = records.findIndex(({ group }: { group: string }) => group.startsWith('applicable_actions'))
    records[spoilt].answer = ['(no such-place)']
    await page.goto('./')
    await drop(page, { name: 'spoilt.json', bytes: Buffer.from(JSON.stringify(records)) })
    await expect(page.locator('[data-part=eyebrow]')).toContainText('1 of')
    await page.getByRole('link', { name: 'Score' }).click()
    await page.getByRole('tab', { name: 'Answer key' }).click()
    await page.getByRole('button', { name: /^Prove \d+ answers?/ }).click()
    await expect(page.locator('[data-part=key-summary]')).toContainText('differs')
    await expect(page.locator('[data-part=difference-name]')).toHaveCount(1)
    await page.locator('[data-part=difference-name]').click()
    await expect(page.locator('[data-part=eyebrow]')).toContainText(`${spoilt + 1} of ${records.length}`)
  })
  await test.step('copied as Markdown and as JSON', async () => {
    await page.getByRole('link', { name: 'Score' }).click()
    await page.getByRole('tab', { name: 'Answer key' }).click()
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByText('Markdown copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('| All |')
    await page.getByRole('button', { name: 'Copy as JSON' }).click()
    await expect(page.getByText('JSON copied')).toBeVisible()
    const json = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(json.summary.total.questions).toBe(json.questions.length)
  })
})

test('published questions: every answer is decided', async ({ page }) => {
  test.skip(folder === undefined, skipMessage)
  test.slow()
  const path = join(folder!, 'acpbench', 'app.gen.json')
  test.skip(!existsSync(path), skipMessage)
  await page.goto('./')
  await drop(page, fileOf(path))
  await expect(page.locator('[data-part=eyebrow]')).toContainText('1 of')
  await page.getByRole('link', { name: 'Score' }).click()
  await page.getByRole('tab', { name: 'Answer key' }).click()
  await page.getByRole('button', { name: /^Prove / }).click()
  await expect(page.locator('[data-part=key-summary]')).toContainText('agree', { timeout: within(150) })
  const cells = page.locator('[data-part=tally-table] tfoot td')
  await expect(cells.nth(3)).toHaveText('0')
})
