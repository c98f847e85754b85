// On a projector: a lesson and a question, the second window that follows and drives, and pictures as slides.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seriousFindings, settled } from './axe'
import { within } from './pace'
import { smallType } from './small-type'
import { check, expect, menu, runCommand, test } from './support'

const shown = (page: Page) => page.locator('[data-part=projector]')

/** All that is in the document, seen or not. */
const allText = (page: Page): Promise<string> => page.evaluate(() => document.body.textContent ?? '')

test('lesson 11: step, guess, break, compare; the second window follows and drives', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('./#learn/informed/3')
  await expect(page.locator('[data-part=live-search]')).toBeVisible()
  await page.keyboard.press('Shift+P')
  await expect(shown(page)).toContainText('step 3 of 7')
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('w')
  const second = await opening
  await expect(second.getByRole('heading', { name: 'The right answer' })).toBeVisible()

  // Step, from the second window and by key; then guess.
  const part = shown(page).locator('[data-part=live-search]')
  const shownText = part.locator('[data-part=search-said] [role=status]')
  await part.getByRole('button', { name: 'Step', exact: true }).click()
  await expect(shownText).toContainText('Expanded #0')
  for (let i = 0; i < 2; i++) await page.keyboard.press(']')
  await expect(shownText).toContainText('Which node is chosen next? Pick a waiting node.')
  expect(await allText(page)).not.toContain('Chosen: #')
  await part
    .getByRole('button', { name: /^Node / })
    .first()
    .click()
  await shown(page).getByRole('button', { name: 'Check' }).click()
  await expect(shownText).toContainText('Chosen: #')
  await second.getByRole('button', { name: 'Search: next step' }).click()
  await expect(shownText).not.toContainText('Chosen: #')
  await part.getByRole('button', { name: 'More', exact: true }).click()
  await part.getByLabel('Breakpoint').fill('h <= 1')
  await page.keyboard.press('Tab')
  await part.getByLabel('Run to').selectOption('break')
  await expect(shownText).toContainText('+ 1 =')
  expect(await smallType(page, '[data-part=projector]')).toEqual([])

  // Compare: the step before; the right answer is only in the second window until it is shown.
  const heading = shown(page).getByRole('heading', { level: 1 })
  await second.bringToFront()
  await expect(async () => {
    await second.getByRole('button', { name: 'Back', exact: true }).click()
    // A slow machine must not go back too far.
    await expect(heading).toHaveText('Trusting the guess', { timeout: within(1) })
  }).toPass()
  await expect(second.locator('[data-part=presenter-note][data-right]')).toContainText('Greedy search')
  expect(await allText(page)).not.toMatch(/Greedy search expanded|Cost of the plan/)
  await second.getByRole('button', { name: 'Show the answer' }).click()
  await expect(part.locator('[data-part=search-compare] tr').last()).toHaveText(/Cost of the plan\s*5\s*5/)
  await expect(shown(page)).toContainText('Greedy search expanded 5 states')

  // Blank and back, by the clicker and by the second window.
  await page.bringToFront()
  await page.keyboard.press('b')
  await expect(page.locator('[data-part=projector-blank]')).toBeVisible()
  await expect(second.locator('[data-part=presenter-head]')).toContainText('the screen is blank')
  await second.keyboard.press('.')
  await expect(page.locator('[data-part=projector-blank]')).toBeHidden()
  await settled(page)
  expect(await seriousFindings(page)).toEqual([])
  expect(await seriousFindings(second)).toEqual([])

  // A second window that is opened again finds the projector; it hears when that ends.
  await second.reload()
  await expect(second.locator('[data-part=presenter-head]')).toContainText('step 2 of 7')
  await page.keyboard.press('Escape')
  await expect(second.getByRole('heading', { name: 'Nothing is on the projector' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusting the guess')
  await expect(page.locator('[data-part=live-search] [data-part=search-compare]')).toBeVisible()
})

test('a question: verdict and answer each at its step, then the next; the place is as it was', async ({ page }) => {
  await page.goto('./#open?domain=ferry&problem=p01')
  await check(page, '(board c0 l0)')
  await menu(page, 'Show on a projector')
  await expect(shown(page)).toContainText('question 1 of 8')
  await expect(shown(page).locator('[data-part=scene]')).toBeVisible()
  expect(await allText(page)).not.toMatch(/wrong|\(board c0 l0\)/i)
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await smallType(page, '[data-part=projector]')).toEqual([])
    const isWithin = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollY === 0)
    expect(isWithin).toBe(true)
  }
  await page.keyboard.press('PageDown')
  await expect(shown(page).locator('[data-part=verdict-word]')).toHaveText(/wrong/i)
  expect(await allText(page)).not.toContain('The right answer')
  await page.keyboard.press('r')
  const right = shown(page).locator('[data-beat=key]')
  await expect(right).toContainText('(board c0 l0)')
  await expect(right).toContainText('(sail l0 l1)')
  await settled(page)
  expect(await seriousFindings(page)).toEqual([])

  // The browser blocks the window; or it has no channel.
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await page.keyboard.press('w')
  await expect(page.getByText('The browser blocked the second window')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { BroadcastChannel: undefined }))
  await page.keyboard.press('w')
  await expect(page.getByText('does not let two windows of a page talk')).toBeVisible()

  while (!(await shown(page).textContent())?.includes('question 2 of 8')) await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  await expect(shown(page)).toContainText('question 1 of 8')
  await page.keyboard.press('Shift+P')
  await expect(page.locator('[data-part=eyebrow]')).toContainText('1 of 8')
  await expect(page.locator('[data-part=verdict-word]')).toHaveText(/wrong/i)
})

test('what was predicted before in this browser is withheld on a projector', async ({ page }) => {
  await page.goto('./#learn/informed/2')
  await page.getByRole('button', { name: 'Show me' }).first().click()
  await expect(page.locator('[data-part=moment][data-settled]')).toBeVisible()
  await expect(page.locator('[data-part=live-search] [data-part=search-compare]')).toBeVisible()
  for (const isAgain of [false, true]) {
    if (isAgain) await page.reload()
    await expect(page.locator('[data-part=moment][data-settled]')).toBeVisible()
    await page.keyboard.press('Shift+P')
    await expect(shown(page)).toContainText('step 2 of 7')
    await expect(shown(page).locator('[data-part=moment]')).toBeVisible()
    await expect(shown(page).locator('[data-settled], [data-part=moment-result]')).toHaveCount(0)
    expect(await allText(page)).not.toMatch(/Shown\.|Cost of the plan/)
    if (!isAgain) await page.keyboard.press('Escape')
  }
  await page.keyboard.press('r')
  await expect(shown(page).locator('[data-part=moment-result]')).toContainText('Shown.')
  await expect(shown(page).locator('[data-part=search-compare]')).toBeVisible()
})

test('a walk that was taken before is withheld while the question is asked', async ({ page }) => {
  await page.goto('./#open?domain=ferry&problem=p01')
  await check(page, '(board c0 l0)')
  await page.locator('[data-part=action-list] button').first().click()
  await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
  await menu(page, 'Show on a projector')
  await expect(shown(page).locator('[data-part=scene]')).toBeVisible()
  await expect(shown(page).locator('[data-part=way-steps]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
})

test('a picture and the live part of a lesson become slides of 1920 by 1080', async ({ page }) => {
  const slide = async (): Promise<Buffer> => {
    const saving = page.waitForEvent('download')
    await runCommand(page, 'save as a slide')
    return readFileSync(await (await saving).path())
  }
  await page.goto('./#open?domain=ferry&problem=p01')
  await expect(page.locator('[data-part=stage] [data-part=scene]')).toBeVisible()
  const picture = await slide()
  await page.goto('./#learn/effects/1')
  await expect(page.locator('[data-part=live] [data-part=scene]').first()).toBeVisible()
  const part = await slide()
  for (const png of [picture, part]) {
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 1080])
    // More than a blank ground.
    expect(png.length).toBeGreaterThan(15_000)
  }
})
