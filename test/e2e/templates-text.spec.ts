// The texts of Templates: a broken wording repaired from its diagnostic, by mouse, by keyboard and on a phone;
// invalid YAML; and links between the phrases file and its domain.

import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support'

const phrases = (page: Page): Locator => page.locator('[data-text=phrases] .monaco-editor').first()
const domain = (page: Page): Locator => page.locator('[data-text=domain] .monaco-editor').first()
const findings = (page: Page): Locator => page.getByRole('region', { name: 'Findings' })
const lineOf = (editor: Locator, text: string): Locator => editor.locator('.view-line', { hasText: text }).first()

const folder = new URL('../../domains/ferry/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
/** The number, as in findings, of the line that is `lines` below a text in the ferry's English. */
const numbered = (text: string, lines = 0): string => {
  const at = read('phrases.yaml')
    .split('\n')
    .findIndex(line => line.includes(text))
  return `line ${at + 1 + lines}`
}

/** Opens the findings of the ferry, its English changed by the visitor before. */
async function openEdited(page: Page, change: (text: string) => string): Promise<void> {
  const draft = {
    ...{ id: 'ferry', title: 'Ferry', domain: read('domain.pddl') },
    phrases: change(read('phrases.yaml')),
    problems: readdirSync(new URL('problems', folder)).map(name => ({
      ...{ name: name.replace('.pddl', ''), title: name },
      text: read(`problems/${name}`),
    })),
  }
  await page.addInitScript(
    kept => {
      if (localStorage.getItem('planground-drafts') === null) localStorage.setItem('planground-drafts', kept)
    },
    JSON.stringify([draft]),
  )
  await page.goto('./#templates/ferry/findings')
}

test('a broken wording is underlined, listed with its culprits, and mended from there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.goto('./#templates/ferry/findings')
  await expect(phrases(page)).toBeVisible()
  await expect(findings(page)).toContainText('No findings')
  await expect(findings(page)).toContainText(/\d+ facts and actions of 3 problems/)

  // The slot's braces are there; its name is completed from the parameters.
  await lineOf(phrases(page), 'has car').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- at {')
  await expect(page.locator('.suggest-widget')).toContainText('?l - location')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' one finds {cx}')
  await page.keyboard.press('Escape')
  // Findings for the half-written name are shown until the next check.
  const row = findings(page).getByRole('listitem').filter({ hasText: 'unknown-parameter' }).filter({ hasText: 'cx' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(numbered('location {l} has', 1))
  await expect(phrases(page).locator('.squiggly-error').first()).toBeVisible()
  await row.getByRole('button', { name: /Write/ }).click()
  await expect(findings(page)).toContainText('No findings')
  await expect(lineOf(phrases(page), 'one finds')).toContainText(/\{[lc]\}$/)

  // Two facts that read the same are next to each other, each leading to its wording.
  await lineOf(phrases(page), 'car {c} is on the ferry').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- car {c}')
  await page.keyboard.press('End')
  await page.keyboard.type(' is not on the ferry')
  const opposite = findings(page).getByRole('listitem').filter({ hasText: 'says-the-opposite' })
  await expect(opposite.locator('[data-part=culprit]')).toHaveCount(2)
  await opposite.locator('[data-part=culprit]').last().click()
  await expect(phrases(page)).toHaveClass(/focused/)
  await expect(opposite.locator('[data-part=culprit]', { hasText: '(not (on' })).toHaveCount(1)

  // From a name to its declaration, and back to its English.
  await lineOf(phrases(page), 'at-ferry:').locator('span > span').nth(1).click()
  await page.keyboard.press('F12')
  await expect(domain(page)).toHaveClass(/focused/)
  await page.keyboard.press('F12')
  await expect(phrases(page)).toHaveClass(/focused/)
})

test('by keys alone: to a fault, its quick fix, back, and down the list', async ({ page }) => {
  await openEdited(page, text =>
    text.replace('has car {c}', 'has car {cc}').replace('carries car {c}', 'carries  car {c}'),
  )
  await expect(phrases(page)).toBeVisible()
  await expect(findings(page).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('F8')
  await expect(phrases(page)).toHaveClass(/focused/)
  await expect(findings(page).locator('[data-chosen]')).toContainText('cc')
  await page.keyboard.press('Control+.')
  await expect(page.locator('.action-widget').first()).toContainText('Write {c}')
  await page.keyboard.press('Enter')
  await expect(findings(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(findings(page).getByRole('listitem')).toHaveCount(2)

  // Out of the editor, and to the list.
  await page.keyboard.press('Control+m')
  const first = findings(page).locator('[data-rove]').first()
  for (let at = 0; at < 40; at++) {
    if (await first.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('f')
  await expect(findings(page).getByRole('listitem')).toHaveCount(1)
  await expect(first).toBeFocused()
  await page.keyboard.press('f')
  await expect(findings(page)).toContainText('No findings')
})

test('YAML that is none is reported of by line, and its quotes are put by a fix', async ({ page }) => {
  await openEdited(page, text =>
    text
      .replace('- location {l} has', '- {l} has')
      .replace('    fails:\n      - car {c} is not on', '\tfails:\n      - car {c} is not on'),
  )
  await expect(phrases(page)).toBeVisible()
  const rows = findings(page).getByRole('listitem')
  await expect(rows.filter({ hasText: numbered('location {l} has') }).first()).toBeVisible()
  const tab = rows.filter({ hasText: /[Tt]ab/ }).first()
  await expect(tab).toContainText(numbered('car {c} is not on', -1))
  await tab.getByRole('button').first().click()
  await expect(lineOf(phrases(page), 'car {c} is not on the ferry')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Current finding' })).toContainText(/[Tt]ab/)
  await rows
    .filter({ hasText: numbered('location {l} has') })
    .first()
    .getByRole('button', { name: 'Put the wording in quotes', exact: true })
    .click()
  await expect(rows.filter({ hasText: numbered('location {l} has') })).toHaveCount(0)
})

test('at 390 pixels findings are read, shown in the text and mended', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEdited(page, text => text.replace('has car {c}', 'has car {cc}'))
  await page.getByRole('tab', { name: /Findings/ }).click()
  const row = findings(page).getByRole('listitem')
  await expect(row).toHaveCount(1)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await row.getByRole('button').first().click()
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true')
  await expect(phrases(page).locator('.view-line', { hasText: '{cc}' })).toBeInViewport()
  await page.getByRole('tab', { name: /Findings/ }).click()
  await row.getByRole('button', { name: /Write/ }).click()
  await expect(findings(page)).toContainText('No findings')
})
