// PlanBench from the page: one question of every family is made, answered by its parts or its key, and judged.

import type { Page } from '@playwright/test'
import { expect, test, verdict } from './support'

/** Makes one question of each of these kinds, of blocks. */
async function make(page: Page, kinds: readonly RegExp[] | 'all'): Promise<void> {
  await page.goto('./#make')
  await page.getByRole('tab', { name: 'PlanBench' }).click()
  const domains = page.getByRole('group', { name: 'Domains' })
  await domains.getByRole('checkbox', { name: 'Ferry' }).uncheck()
  await domains.getByRole('checkbox', { name: 'Blocksworld' }).check()
  const group = page.getByRole('group', { name: 'Kinds' })
  for (const box of await group.getByRole('checkbox').all()) await box.setChecked(kinds === 'all')
  if (kinds !== 'all') for (const name of kinds) await group.getByRole('checkbox', { name }).check()
  await page.getByRole('spinbutton', { name: 'How many of each' }).fill('1')
  await page.getByRole('button', { name: /^Make \d+ question/ }).click()
  await expect(page.locator('[data-part=eyebrow]')).toContainText(/1 of \d+/)
}

const word = (page: Page) => page.locator('[data-part~=verdict]:not([data-part~=stale]) [data-part=verdict-word]')

test('every family: the key is right, and what is read of the key is the key', async ({ page }) => {
  await make(page, 'all')
  const all = Number(/of (\d+)/.exec(await page.locator('[data-part=eyebrow]').innerText())![1])
  expect(all).toBe(10)
  for (let at = 1; at <= all; at++) {
    await expect(page.locator('[data-part=eyebrow]')).toContainText(`${at} of ${all}`)
    await page.getByRole('button', { name: 'Reveal' }).click()
    await page.getByRole('button', { name: 'Use this answer' }).click()
    await page.getByRole('button', { name: /^Check/ }).click()
    await expect(word(page), `question ${at}`).toHaveText('Right')
    if (at < all) await page.getByRole('button', { name: /^Next/ }).click()
  }
})

test('a plan is put together from the steps taken in the picture, with keys', async ({ page }) => {
  await make(page, [/^plan generation/i])
  const actions = page.getByRole('textbox', { name: /^Find an action/ })
  await actions.fill('a')
  await page.getByRole('button', { name: /^\(/ }).first().click()
  await page.getByRole('button', { name: /^Use the 1 step/ }).click()
  const steps = page.getByRole('list', { name: /The plan: steps/ })
  await expect(steps.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(word(page)).toHaveText('Wrong')
  await steps.getByRole('button', { name: /^Step 1/ }).focus()
  await page.keyboard.press('Delete')
  await expect(steps).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what is stated about a plan is chosen in a form', async ({ page }) => {
    await make(page, [/^plan verification/i])
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await page.getByRole('radio', { name: 'The plan is valid' }).check()
    await page.getByRole('button', { name: /^Check/ }).click()
    await expect(word(page)).toHaveText(/Right|Wrong/)
    await expect(verdict(page).getByRole('list', { name: /part by part/ })).toContainText('Valid or not')
  })
})
