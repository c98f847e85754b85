// A verdict's certificate by keys alone: opened, read, watched, and left again, on a small screen.

import type { Page } from '@playwright/test'
import { answerBox, expect, test, verdict, verdictWord } from './support'

/** Presses Tab until something of this role and name is focused. */
async function tabTo(page: Page, role: 'button' | 'link', name: RegExp, key = 'Tab'): Promise<void> {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'))
  for (let i = 0; i < 60 && (await target.count()) === 0; i++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

test.use({ viewport: { width: 1024, height: 768 } })

test('a certificate is opened, watched and left by keys alone', async ({ page }) => {
  await page.goto('./')
  await tabTo(page, 'button', /30-second example/)
  await page.keyboard.press('Enter')
  await expect(answerBox(page)).toBeVisible()
  for (const kind of ['Progression', 'Reachability', 'Action reachability']) {
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${kind} *open`, 'i'))
  }
  await page.keyboard.press('a')
  await expect(answerBox(page)).toBeFocused()
  await page.keyboard.type('None')
  await page.keyboard.press('Control+Enter')
  await expect(verdictWord(page)).toHaveText(/wrong/i)

  const summary = verdict(page).locator('summary', { hasText: '9 facts' })
  for (let i = 0; i < 10 && !(await summary.evaluate(each => each === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(verdict(page).locator('[data-part=fact]')).toHaveCount(9)
  await expect(verdict(page).locator('[data-part=fact]').filter({ hasText: '(not-eq l0 l0)' })).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /Watch the set grow/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Previous round' })).toBeVisible()
  await tabTo(page, 'button', /Previous round/)
  await tabTo(page, 'link', /^Score$/)
  await page.keyboard.press('Enter')
  const response = page.getByRole('textbox', { name: 'Raw response of a model' })
  await expect(response).toHaveValue('None')
  for (let i = 0; i < 30 && !(await response.evaluate(each => each === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The answer is (sail l0 l0).')
  await expect(page.getByText(/^Right/).first()).toBeVisible()
  // Tab leaves the box.
  await page.keyboard.press('Tab')
  await expect(response).not.toBeFocused()
  await tabTo(page, 'link', /^Explore$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(answerBox(page)).toHaveValue('The answer is (sail l0 l0).')
})
