// Questions for a class: a question bank with proven reasons, and what a format has no place for.

import { readFileSync } from 'node:fs'
import { seriousFindings } from './axe'
import { expect, menu, test } from './support'

test('the questions of the list are saved for Moodle, and what Kahoot cannot take is reported', async ({ page }) => {
  await page.goto('./#open?domain=ferry&problem=p01&kind=app')
  await menu(page, 'Export for class')
  const dialog = page.getByRole('dialog', { name: 'Export for class' })
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save Moodle XML' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.moodle\.xml$/)
  const xml = readFileSync(await file.path(), 'utf8')
  expect(xml.match(/<question type="(?!category)/g)).toHaveLength(8)
  expect(xml).toContain('does not hold')
  await expect(dialog.getByRole('status')).toContainText('8 questions saved as')
  await dialog.getByRole('radio', { name: /^Kahoot/ }).check()
  const second = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save Kahoot columns' }).click()
  expect(readFileSync(await (await second).path(), 'utf8')).toMatch(/^Question - max 120 characters,/)
  await expect(dialog.getByRole('list', { name: /left out/ })).toContainText('characters; Kahoot takes 120')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await menu(page, 'Prompts and export')
  const other = page.getByRole('dialog', { name: 'Prompts and export' })
  await other.getByRole('button', { name: 'Export for class…' }).click()
  await expect(dialog).toBeVisible()
})
