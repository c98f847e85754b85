// Every item is made and solved before a sheet is handed out; plan questions are worded for people on phones and
// paper.

import type { Page } from '@playwright/test'
import { seriousFindings } from './axe'
import { expect, test } from './support'

const add = async (page: Page, kind: string, format: string, more: Readonly<Record<string, string>> = {}) => {
  await page.getByLabel('Kind').selectOption(kind)
  await page.getByLabel('Format').selectOption(format)
  for (const [label, value] of Object.entries(more)) await page.getByLabel(label).selectOption(value)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
}

const check = (page: Page) => page.getByRole('region', { name: 'Check of the sheet' })

test('an item that cannot be made is refused, and replaced by keyboard', async ({ page }) => {
  await page.goto('./#class')
  await add(page, 'land', 'mcq', { Level: '4' })
  await expect(check(page)).toContainText('Not ready: no answer to item 1 can be right')
  await expect(page.getByRole('button', { name: 'Copy the link' })).toHaveCount(0)
  await check(page).getByRole('button', { name: 'Replace item 1' }).press('Enter')
  await expect(check(page).getByRole('status').first()).toContainText('About')
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('a plan question is previewed, taken on a phone and printed without the words of a prompt', async ({ page }) => {
  const prompt = /\[STATEMENT\]|\[PLAN|I have that/
  await page.goto('./#class')
  await add(page, 't1', 'gen')
  await expect(check(page)).toContainText('Every item can be answered.')
  await check(page)
    .getByRole('button', { name: /^Preview/ })
    .press('Enter')
  const preview = check(page).getByRole('tabpanel')
  await expect(preview).toContainText('The situation')
  for (const view of ['Paper', 'Projector']) {
    await check(page).getByRole('tab', { name: view }).click()
    await expect(preview).toContainText('The goal')
    expect(await preview.innerText()).not.toMatch(prompt)
  }
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Try it as a student' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Start' }).click()
  const question = page.locator('[data-part=question]')
  await expect(question.getByRole('region', { name: 'The situation' })).toBeVisible()
  await expect(question.getByRole('region', { name: 'The goal' })).toBeVisible()
  expect(await question.innerText()).not.toMatch(prompt)
  expect(await seriousFindings(page)).toEqual([])
  const hash = page.url().slice(-8)
  await page.evaluate(hash => {
    location.hash = `#class/print/${hash}`
  }, hash)
  const paper = page.locator('[data-part=paper-page]').first()
  await expect(paper).toContainText('The situation')
  expect(await paper.innerText()).not.toMatch(prompt)
})

test('four small questions fit on two pages, and no page is nearly empty', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./#class')
  for (const [kind, format] of [
    ['app', 'gen'],
    ['reach', 'bool'],
    ['t1', 'gen'],
    ['nexta', 'gen'],
  ] as const)
    await add(page, kind, format)
  // Added one right after the other, in this order.
  const items = check(page).getByRole('list', { name: 'Checked items' }).getByRole('listitem')
  for (const [i, title] of ['Applicability', 'Reachability', 'Plan generation', 'Next action'].entries())
    await expect(items.nth(i)).toContainText(title)
  await page.getByRole('button', { name: 'Print on paper' }).click()
  const pages = page.getByRole('region', { name: /^page \d+ of/ })
  await expect(pages).toHaveCount(2)
  const shares = await pages.evaluateAll(all =>
    all.map(each => {
      const bottom = Math.max(
        ...[...each.querySelectorAll('[data-part=atom]')].map(atom => atom.getBoundingClientRect().bottom),
      )
      const { top, height } = each.getBoundingClientRect()
      return (bottom - top) / height
    }),
  )
  expect(Math.min(...shares)).toBeGreaterThan(1 / 3)
})
