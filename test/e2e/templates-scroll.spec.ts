// Templates: sentences that follow the text, pins, where words came from and back, and texts read back.

import type { Page } from '@playwright/test'
import { expect, test } from './support'

const rows = (page: Page) => page.getByRole('list', { name: 'Sentences with their PDDL' })

/** Templates with the ferry, as soon as there are sentences and editors. */
async function openFerry(page: Page): Promise<void> {
  await page.goto('#templates/ferry')
  await expect(rows(page).locator('[data-part=sentence]').first()).toHaveText('car c0 is at location l1')
  await expect(page.locator('.monaco-editor')).toHaveCount(2)
}

/** Goes from the words of a row to their wording, and selects it in the editor. */
async function toWording(page: Page): Promise<void> {
  await rows(page).locator('[data-part=piece]', { hasText: 'is at location' }).first().click()
  await page.getByRole('button', { name: /^wording 1 of at\b/ }).click()
  const editor = page.locator('.monaco-editor').first()
  await expect(editor).toHaveClass(/focused/)
  await expect(editor.locator('.selected-text').first()).toBeAttached()
}

test('sentences follow the text, what differs from before is marked, and a broken file keeps them', async ({
  page,
}) => {
  await openFerry(page)
  await toWording(page)
  await page.keyboard.insertText('car {c} stands at location {l}')
  const first = rows(page).locator('[data-part=sentence]').first()
  await expect(first).toHaveText('car c0 stands at location l1')
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('before')
  await expect(first.locator('[data-changed]')).toHaveText('stands')
  await expect(rows(page).locator('del').first()).toHaveText('is')
  const count = page.locator('[data-part=scroll-count]')
  const all = await count.textContent()
  await page.getByRole('button', { name: 'Different only' }).click()
  await expect(count).not.toHaveText(all ?? '')
  await expect(count).toContainText('those that differ')
  for (const row of await rows(page).locator('[data-part=scroll-raw] code').allTextContents())
    expect(row).toMatch(/^\(at /)

  await page.keyboard.press('Escape')
  await page.locator('.monaco-editor').first().click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText('types: [\n')
  await expect(page.getByText('The sentences below come from the last text that could be read.')).toBeVisible()
  await expect(first).toHaveText('car c0 stands at location l1')
})

test('a pinned instance stays on top, over other filters and a reload, and follows the text', async ({ page }) => {
  await openFerry(page)
  await page.getByRole('button', { name: 'Pin (at c0 l1)' }).click()
  const pins = page.getByRole('region', { name: 'Pinned' })
  await expect(pins.locator('[data-part=sentence]').first()).toHaveText('car c0 is at location l1')
  await toWording(page)
  await page.keyboard.insertText('car {c} waits at location {l}')
  await expect(pins.locator('[data-part=sentence]').first()).toHaveText('car c0 waits at location l1')
  await page.getByRole('radio', { name: 'Actions', exact: true }).click()
  await expect(rows(page).locator('[data-part=sentence]').first()).toContainText('board')
  await page.waitForFunction(() => localStorage.getItem('planground-drafts')?.includes('waits'))
  await page.reload()
  await expect(pins.locator('[data-part=sentence]').first()).toHaveText('car c0 waits at location l1')
})

test('by keyboard from a word to its slot and its declaration, and from the text to its sentences', async ({
  page,
}) => {
  await openFerry(page)
  const pieces = rows(page).locator('[data-part=piece]')
  await pieces.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(pieces.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('group', { name: 'Where “c0” came from' })
  await expect(card.getByRole('button', { name: /^slot \{c\}/ })).toBeFocused()
  await expect(card.getByRole('button', { name: /^parameter \?c of type car/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pieces.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: /^predicate at\b/ }).press('Enter')
  await expect(page.locator('.monaco-editor').nth(1)).toHaveClass(/focused/)
  await card.getByRole('button', { name: /^slot \{c\}/ }).press('Enter')
  await expect(page.locator('.monaco-editor').first()).toHaveClass(/focused/)
  // The other way round: the wording under the cursor, and its sentences alone.
  await page.keyboard.press('ArrowDown')
  const note = page.getByText('The cursor is in wording 2 of at.')
  await expect(note).toBeVisible()
  await expect(rows(page).locator('[data-part=piece][data-lit]').first()).toHaveText(/location/)
  await page.getByRole('button', { name: 'Show its sentences' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Name', exact: true })).toHaveValue('at')
  await expect(rows(page).locator('[data-part=sentence]').first()).toHaveText('location l1 has car c0')
})

test('a paragraph is read back, with what was not understood and the nearest wording', async ({ page }) => {
  await page.goto('#templates/ferry/read-back')
  await page
    .getByLabel('Text to read back')
    .fill('The ferry is empty. Car c0 is not at location l1. Car c1 dwells at location l0.')
  const parts = page.locator('[data-part=read-part]')
  await expect(parts).toHaveCount(3)
  await expect(parts.nth(0)).toContainText('(empty-ferry)')
  await expect(parts.nth(1)).toContainText('(not (at c0 l1))')
  await expect(parts.nth(2)).toContainText('not understood · almost car {c} is at location {l}')
  await parts
    .nth(2)
    .getByRole('button', { name: /^wording 1 of at/ })
    .click()
  await expect(page.locator('.monaco-editor').first()).toHaveClass(/focused/)
})
