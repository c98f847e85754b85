// One focus shared by all panes, and "what if I start here".

import type { Locator, Page } from '@playwright/test'
import { answerBox, check, drop, expect, fileOf, fixture, goToQuestion, openByAddress, test } from './support'

/** How an element is lit, by its own look; '' where it is not. */
async function lightOf(element: Locator): Promise<string> {
  return element.evaluate(one => {
    const { boxShadow, outlineStyle, stroke } = getComputedStyle(one)
    if (one instanceof SVGElement) return stroke
    if (boxShadow !== 'none') return 'lit'
    return outlineStyle === 'none' ? '' : outlineStyle
  })
}

const fact = (page: Page, name: string): Locator => page.locator(`[data-part=facts] [data-fact="${name}"]`)
const strip = (page: Page): Locator => page.locator('[data-part=pointed-at]')

test('what one points at, with the mouse, the keyboard or the cursor of the editor, lights up everywhere', async ({
  page,
}) => {
  await openByAddress(page, 'Ferry')
  await test.step('a fact, in English and in the picture', async () => {
    const shownText = page.locator('[data-part=context] [data-fact="(at c0 l0)"]')
    await expect(shownText).toHaveText('c0 is at l0')
    const car = page.locator('[data-part=picture] [data-object="c0"]').first()
    const before = await lightOf(car)
    await fact(page, '(at c0 l0)').hover()
    await expect.poll(() => lightOf(shownText)).toBe('lit')
    await expect.poll(() => lightOf(car)).not.toBe(before)
    expect(await lightOf(fact(page, '(at c1 l1)'))).toBe('')
    await expect(strip(page)).toContainText('car c0 is at location l0')
    await expect(strip(page)).toContainText('holds here')
    // From the picture to the lists.
    await car.hover()
    await expect(strip(page)).toContainText('named in 1 fact here')
    // From the English, which lights in turn.
    await shownText.hover()
    await expect.poll(() => lightOf(fact(page, '(at c0 l0)'))).toBe('lit')
    await page.getByText('Planground').first().hover()
    await expect.poll(() => lightOf(shownText)).toBe('')
  })
  await test.step('the editor', async () => {
    await page.getByRole('tab', { name: 'PDDL' }).click()
    const editor = page.locator('[data-part=editor] .monaco-editor').first()
    await expect(editor).toBeVisible()
    const shownText = page.locator('[data-part=context] [data-fact="(at c0 l0)"]')
    await shownText.hover()
    await expect(page.locator('.monaco-editor .text-lit').first()).toBeAttached()
    await editor.locator('.view-line', { hasText: '(at c0 l0)' }).click({ position: { x: 40, y: 8 } })
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(strip(page)).toContainText('(at c0 l0)')
    await expect.poll(() => lightOf(shownText)).toBe('lit')
  })
  await test.step('keys: an action shows what it needs, adds and deletes', async () => {
    await page.getByRole('tab', { name: /^State/ }).click()
    await page.getByRole('textbox', { name: /^Find an action/ }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-part=action-list] button').first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(strip(page)).toContainText('(board c0 l0)')
    await expect(strip(page)).toContainText('is applicable here')
    await expect.poll(() => lightOf(fact(page, '(at-ferry l0)'))).toBe('dotted')
    await expect.poll(() => lightOf(fact(page, '(at c0 l0)'))).toBe('dashed')
    // One stop on, the facts; arrows go through them.
    await page.keyboard.press('Tab')
    await expect(strip(page)).toContainText('(empty-ferry)')
    await page.keyboard.press('ArrowDown')
    await expect(strip(page)).toContainText('(at c0 l0)')
    await page.keyboard.press('End')
    await expect(fact(page, '(at-ferry l0)')).toBeFocused()
    // Taking an action with a key leaves one in the list.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(fact(page, '(on c0)')).toBeVisible()
    await expect(page.locator('[data-part=action-list] button').first()).toBeFocused()
  })
})

test('a changed start, state or goal makes answers be about it, and undo and reverting bring all back', async ({
  page,
}) => {
  await openByAddress(page, 'Ferry')
  await test.step('starting from here', async () => {
    await goToQuestion(page, 8)
    expect(await check(page, '(sail l0 l1)')).toBe('wrong')
    await page.getByRole('button', { name: '(board c0 l0)', exact: true }).click()
    await page.getByRole('button', { name: 'Make this the start' }).click()
    await expect(page.getByText('This question is about your edited problem.')).toBeVisible()
    await expect(page.locator('[data-part=context]')).toContainText('c0 is on the ferry')
    await expect(page.locator('[data-part~=verdict][data-part~=stale]')).toBeVisible()
    expect(await check(page, '(sail l0 l1)')).toBe('right')
    await page.locator('[data-part=what-if]').click()
    await page.keyboard.press('Control+z')
    await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
    await expect(page.getByText('About your edited problem')).toBeHidden()
    await expect(page.getByText('The PDDL has changed since.')).toBeVisible()
  })
  await test.step('the goal and the state, by keys and clicks', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(page.locator('[data-part=way-title]')).toContainText('Initial state')
    expect(await check(page, '(sail l0 l1)')).toBe('wrong')
    await page.getByRole('button', { name: 'Change this state' }).click()
    await page.locator('[data-part=goal-parts]').getByRole('switch', { name: '(at c0 l1)' }).click()
    await expect(page.locator('[data-part=context]')).toContainText('The goal is that car c1 is at location l0.')
    await expect(page.locator('[data-part~=verdict][data-part~=stale]')).toBeVisible()
    expect(await check(page, '(sail l0 l1)')).toBe('right')
    // Facts that can never hold together are reported before the change is made.
    const field = page.getByRole('combobox', { name: 'Add a fact to the state' })
    await field.fill('c1 l0')
    const options = page.getByRole('listbox', { name: 'Facts' })
    await expect(options.getByRole('option').first()).toContainText('not with (at c1 l1)')
    await field.press('Enter')
    await expect(page.getByText('No state the original problem can reach has both')).toBeVisible()
    await page.getByRole('button', { name: 'Put it in place of that' }).press('Enter')
    await expect(page.locator('[data-part=facts]').getByRole('switch', { name: '(at c1 l0)' })).toBeChecked()
    await expect(page.locator('[data-part=goal-holds]')).toBeVisible()
    await page.getByRole('button', { name: 'Revert all' }).click()
    await expect(page.locator('[data-part=goal-holds]')).toBeHidden()
    await expect(page.locator('[data-part=context]')).toContainText('car c0 is at location l1, and car c1')
    expect(await check(page, '(sail l0 l1)')).toBe('wrong')
  })
})

test('of a published question the words that no longer hold are struck', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await expect(answerBox(page)).toBeVisible()
  const words = page.locator('[data-part=context] [data-fact="(lies red kitchen)"]')
  await expect(words).toHaveText('red lies in the kitchen')
  await page.getByRole('button', { name: 'Change this state' }).click()
  await page.locator('[data-part=facts]').getByRole('switch', { name: '(lies red kitchen)' }).click()
  await expect(page.getByText('What no longer holds is struck out.')).toBeVisible()
  await expect(words).toHaveClass(/mention-gone/)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByText('What no longer holds is struck out.')).toBeHidden()
})
