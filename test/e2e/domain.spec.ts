// The Domain workspace: errors as one types, the ways to them and out of them, one name changed in both texts, and
// what the texts mean next to them.

import type { Locator, Page } from '@playwright/test'
import { within } from './pace'
import { expect, goToQuestion, openByAddress, test } from './support'

const editor = (page: Page, role: 'domain' | 'problem'): Locator => page.locator(`.of-${role} .monaco-editor`).first()
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Problems' })
const meaning = (page: Page): Locator => page.getByRole('complementary', { name: 'What the texts mean' })

/** Opens the small ferry in the workspace, both editors ready. */
async function openFerry(page: Page): Promise<void> {
  await page.goto('./#domain')
  await page.getByRole('button', { name: 'Open Ferry' }).click()
  await expect(editor(page, 'domain')).toBeVisible()
  await expect(editor(page, 'problem')).toBeVisible()
  await expect(panel(page)).toContainText('None found')
}

/** Takes all edits back. */
async function revert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revert' }).click()
  await expect(page.getByRole('button', { name: 'Revert' })).toHaveCount(0)
  await expect(panel(page)).toContainText('None found')
}

/** A word of one of the texts, at its first occurrence. */
const word = (page: Page, role: 'domain' | 'problem', text: string, line = text): Locator =>
  editor(page, role).locator('.view-line', { hasText: line }).first().locator('span > span', { hasText: text }).first()

/** Puts the cursor at the end of the first line that holds this. */
async function endOf(page: Page, role: 'domain' | 'problem', line: string): Promise<void> {
  await editor(page, role).locator('.view-line', { hasText: line }).first().click()
  await page.keyboard.press('End')
}

test('an error is underlined, listed, found by F8, and mended by its fixes', async ({ page }) => {
  await openFerry(page)
  await test.step('from the list', async () => {
    await expect(meaning(page)).toContainText('Facts9')
    await endOf(page, 'problem', '(empty-ferry)')
    await page.keyboard.type(' (emty-ferry')
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'error:' })).toHaveCount(1)
    await expect(panel(page)).toContainText('1 error')
    await expect(editor(page, 'problem').locator('.squiggly-error')).toHaveCount(1)
    await expect(meaning(page)).toContainText('until you fix the errors')

    // F8 works from anywhere in the page, and moves to the place of the fault.
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('F8')
    await expect(panel(page).locator('li[data-chosen]')).toHaveCount(1)
    await expect(editor(page, 'problem')).toHaveClass(/focused/)
    await panel(page)
      .getByRole('button', { name: /empty-ferry/ })
      .last()
      .click()
    await expect(panel(page)).not.toContainText('error')

    // The effect of a fix can be undone.
    await page.keyboard.press('Control+z')
    await expect(panel(page)).toContainText('1 error')
  })
  await test.step('where the error stands', async () => {
    await expect(panel(page)).toContainText('emty-ferry')
    await expect(editor(page, 'problem').locator('.squiggly-error')).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(panel(page).locator('li[data-chosen]')).toHaveCount(1)
    await page.keyboard.press('Control+.')
    const fix = page.locator('.action-widget .monaco-list-row.focused')
    await expect(fix).toContainText('empty-ferry')
    await page.keyboard.press('Enter')
    await expect(panel(page)).not.toContainText('error')
  })
  await test.step('by a declaration in the other text', async () => {
    await revert(page)
    // A double click selects a whole name. If half a second passes between the two clicks, the editor takes them for
    // two.
    await expect(async () => {
      await word(page, 'problem', 'empty-ferry').dblclick()
      const selected = editor(page, 'problem').locator('.selected-text').first()
      await expect(selected).toBeAttached({ timeout: within(1) })
    }).toPass()
    await page.keyboard.type('harbour-is-closed-for-the-night')
    await expect(panel(page)).toContainText('1 error')
    await page.keyboard.press('Control+.')
    const menu = page.locator('.action-widget').first()
    const offer = menu.getByText('Declare (harbour-is-closed-for-the-night) in :predicates')
    await expect(offer).toBeVisible()
    // Nothing of what it states is cut.
    expect(await offer.evaluate(node => node.scrollWidth <= node.clientWidth + 1)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('None found')
    await expect(editor(page, 'domain')).toContainText('(harbour-is-closed-for-the-night)')
  })
})

test('hover shows wording, type and counts, F12 leads into the other text, renaming changes both', async ({ page }) => {
  await openFerry(page)
  await test.step('hover and F12', async () => {
    await expect(meaning(page)).toContainText('Facts9')
    const hover = page.locator('.monaco-hover:visible')
    // The editor drops a hover that begins while it is laid out.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await word(page, 'problem', 'at-ferry').hover()
      await expect(hover).toContainText('the ferry is at location ?l', { timeout: within(1.5) })
    }).toPass()
    await expect(hover).toContainText('2 facts')
    await word(page, 'problem', 'at-ferry').click()
    await page.keyboard.press('F12')
    await expect(editor(page, 'domain')).toHaveClass(/focused/)
  })
  await test.step('renaming, and the question goes on with it', async () => {
    await word(page, 'problem', 'at-ferry').click()
    await page.keyboard.press('F2')
    const box = page.locator('.rename-input')
    await expect(box).toBeVisible()
    await box.fill('moored')
    await page.keyboard.press('Enter')
    await expect(editor(page, 'problem')).toContainText('moored')
    await expect(editor(page, 'domain')).toContainText('moored')
    await expect(editor(page, 'domain').locator('.view-line', { hasText: 'at-ferry' })).toHaveCount(0)
    await expect(panel(page)).toContainText('None found')
    await expect(meaning(page)).toContainText('moored')
    await expect(meaning(page)).toContainText('Facts9')
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await expect(page.locator('[data-part=action-list]')).toBeVisible()
    await page.getByRole('link', { name: 'Domain', exact: true }).click()
    await expect(editor(page, 'problem')).toContainText('moored')
  })
  await test.step('on a phone the texts are read one at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('tab', { name: 'Problem' })).toBeVisible()
    await page.getByRole('tab', { name: 'Problem' }).click()
    await expect(page.locator('[data-text=problem]')).toBeVisible()
    await expect(page.locator('[data-text=domain]')).toBeHidden()
    await page.getByRole('tab', { name: 'Meaning' }).click()
    await expect(meaning(page)).toContainText('Facts9')
  })
})

test('what the texts mean leads to its places; texts are completed and set in order; the question follows', async ({
  page,
}) => {
  await openFerry(page)
  await test.step('mutex groups, counts and requirements lead to their places', async () => {
    await expect(meaning(page)).toContainText('(at ?x *)')
    await expect(meaning(page).locator('[data-part=mutexes] > li').first()).toContainText('exactly one')
    await meaning(page).getByText('(at ?x *)').click()
    await expect(meaning(page).locator('[data-part=mutexes] code[data-holds]').first()).toBeVisible()
    await meaning(page).getByRole('button', { name: /^sail/ }).click()
    await expect(editor(page, 'domain')).toHaveClass(/focused/)
    await expect(meaning(page).getByRole('button', { name: /:typing/ })).toContainText('used')
  })
  await test.step('completion knows what belongs at a place', async () => {
    await endOf(page, 'problem', '(at-ferry l0)')
    await page.keyboard.type(' (')
    const list = page.locator('.suggest-widget.visible')
    await expect(list).toContainText('empty-ferry')
    await page.keyboard.type('at')
    await page.keyboard.press('Escape')
    await page.keyboard.type(' ')
    await expect(list).toContainText('c1')
    await expect(list).not.toContainText('l1')
  })
  await test.step('formatting, and why brackets keep it from that', async () => {
    await revert(page)
    await endOf(page, 'problem', '(at-ferry l0)')
    await page.keyboard.type('        (at    c0   l1)')
    await page.getByRole('button', { name: 'Format' }).click()
    await expect(editor(page, 'problem').locator('.view-line', { hasText: '(at c0 l1)' })).not.toHaveCount(0)
    await endOf(page, 'problem', '(at-ferry l0)')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Format' }).click()
    await expect(page.getByText('the brackets of this text do not match')).toBeVisible()
  })
  await test.step('what an edit makes of the open question is said in both places, with the way back', async () => {
    await revert(page)
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await goToQuestion(page, 2)
    const asked = page.locator('[data-part=asked-note] code')
    const action = (await asked.textContent())!
    const schema = action.slice(1).split(' ')[0]!
    await page.getByRole('link', { name: 'Domain', exact: true }).click()
    await endOf(page, 'domain', `(:action ${schema}`)
    await page.keyboard.type('-slowly')
    const gone = `The question asks what ${action} changes, but that action no longer exists.`
    await expect(page.locator('[data-part=domain-objection]')).toContainText(gone)
    await expect(page.getByRole('button', { name: 'Revert' })).toBeVisible()
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await expect(page.locator('[data-part=edit-note]')).toContainText(gone)
    await expect(asked).not.toHaveText(action)
    await page.getByRole('button', { name: 'Back to the original' }).click()
    await expect(page.locator('[data-part=edit-note]')).toHaveCount(0)
    await expect(asked).toHaveText(action)
  })
})

test('next to the question the texts have the same services', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  await page.getByRole('tab', { name: 'PDDL' }).click()
  const problem = page.locator('[data-part=pddl-text]:visible .monaco-editor').first()
  await expect(problem).toBeVisible()
  await expect(page.getByText('No problems found')).toBeVisible()
  const line = (text: string): Locator => problem.locator('.view-line', { hasText: text }).first()
  await line('at-ferry').locator('span > span', { hasText: 'at-ferry' }).first().hover()
  await expect(page.locator('.monaco-hover:visible')).toContainText('the ferry is at location ?l')
  await expect(page.locator('.monaco-hover:visible')).toContainText('2 facts')

  // A name changes in both texts, also in the one that was never shown.
  await line('at-ferry').locator('span > span', { hasText: 'at-ferry' }).first().click()
  await page.keyboard.press('F2')
  await page.locator('.rename-input').fill('moored')
  await page.keyboard.press('Enter')
  await expect(line('(moored l0)')).toBeVisible()
  await expect(page.getByText('No problems found')).toBeVisible()
  await line('(moored l0)').locator('span > span', { hasText: 'moored' }).first().click()
  await page.keyboard.press('F12')
  await expect(page.getByRole('tab', { name: 'Domain', selected: true })).toBeVisible()
  await expect(page.locator('[data-part=pddl-text]:visible .monaco-editor').first()).toContainText('moored')

  // A mistake is mended by its fix, found by F8.
  await page.getByRole('tab', { name: 'Problem', exact: true }).last().click()
  await line('(moored l0)').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' (mored l1')
  await expect(page.locator('[data-part=problem-item]')).toHaveCount(1)
  await page
    .locator('[data-part=problem-item]')
    .getByRole('button', { name: /moored/ })
    .last()
    .click()
  await expect(page.getByText('No problems found')).toBeVisible()
})
