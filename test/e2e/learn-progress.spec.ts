// Worked examples with open lines, practice, and the learner's record.

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { seriousFindings } from './axe'
import { expect, test } from './support'

test('lines of a worked example are answered by keyboard, and the next version follows', async ({ page }) => {
  await page.goto('./#learn/landmarks')
  await page.getByRole('link', { name: /Worked example/ }).click()
  const worked = page.getByRole('region', { name: 'Worked example' })
  const last = worked.getByRole('listitem').last()
  await expect(last.getByText('So which fact')).toBeVisible()
  const right = (await last.locator('[data-part=worked-answer] code').textContent())!
  const go = worked.getByRole('button', { name: 'Now you: the last line' })
  await go.focus()
  await page.keyboard.press('Enter')
  // The answer of the open line is not in the page.
  await expect(last.getByText('No plan avoids')).toHaveCount(0)
  const none = worked.getByRole('radio', { name: 'None there is none' })
  await none.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(worked.getByRole('status').getByText('Not right.')).toBeVisible()
  await worked.getByRole('radio', { name: right }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(worked.getByText('That line was yours.')).toBeVisible()
  const next = worked.getByRole('button', {
    name: /^Now you: the last \d lines|^Now you: all lines/,
  })
  await expect(next).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await expect(worked.getByRole('button', { name: 'Last 3 yours', pressed: true })).toBeVisible()
})

test('practice counts, missed questions are due for review, and the record is exported and imported', async ({
  page,
}) => {
  await page.goto('./#learn/+')
  const row = page.getByRole('listitem').filter({ hasText: 'Validation' })
  await expect(row.getByText('not begun')).toBeVisible()
  await row.getByRole('button', { name: 'Try one of validation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await answer.fill('97')
  await page.getByRole('button', { name: 'Check', exact: false }).first().click()
  await expect(page.getByText('Wrong', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Your progress' }).click()
  await expect(row.getByText('0 of 4 points.')).toBeVisible()
  await expect(page.getByText('1 more question comes back later, the next tomorrow.')).toBeVisible()

  expect(await seriousFindings(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await saved).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    planground: 'learning',
    version: 1,
  })
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row.getByText('not begun')).toBeVisible()
  await page.getByLabel('A record of learning').setInputFiles(file)
  await expect(row.getByText('0 of 4 points.')).toBeVisible()
})

const finishedParts = (page: Page): Locator => page.locator('[data-part=moment][data-settled]')

test('a lesson in two tabs keeps the work of both', async ({ page, context }) => {
  await page.goto('./#learn/landmarks/2')
  const other = await context.newPage()
  await other.goto('./#learn/landmarks/2')
  await expect(other.getByRole('button', { name: 'Show me' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show me' }).first().click()
  await expect(finishedParts(page)).toHaveCount(1)
  await expect(finishedParts(other)).toHaveCount(1)
  await other.getByRole('link', { name: /^Try to get round it/ }).click()
  await other.getByRole('textbox', { name: /In your own words/ }).fill('No other road')
  await expect(finishedParts(page)).toHaveCount(1)
  await page.reload()
  await expect(finishedParts(page)).toHaveCount(1)
  await page.getByRole('link', { name: /^Try to get round it/ }).click()
  await expect(page.getByRole('textbox', { name: /In your own words/ })).toHaveValue('No other road')
})

test('where all storage is denied a lesson opens, and its work lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(self, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('./#learn/landmarks/2')
  await page.getByRole('button', { name: 'Show me' }).first().click()
  await expect(finishedParts(page)).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Workspaces' }).getByRole('link', { name: 'Explore' }).click()
  await page.goBack()
  await expect(finishedParts(page)).toHaveCount(1)
  await page.goto('./#learn/+')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('planground-lesson:landmarks')
})
