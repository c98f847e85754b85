// Journeys in Chromium that behaves as Safari where that made the page fail.

import { copyAsSafari, focusAsSafari } from './safari'
import { sampleRun } from './seed-run'
import { expect, openBundled, test } from './support'

test('a filter chosen by mouse is closed by Escape, though a click focuses no checkbox', async ({ page }) => {
  await focusAsSafari(page)
  await sampleRun(page)
  await page.getByRole('tab', { name: 'Rows' }).click()
  const chip = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Kind/ }).first()
  await chip.click()
  const kinds = page.getByRole('dialog', { name: 'Kind' })
  await kinds.getByRole('checkbox').first().click()
  await expect(kinds.getByRole('checkbox').first()).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(kinds).toHaveCount(0)
  await expect(chip).toBeFocused()
})

test('what is still to be made is copied, though a page may copy only in the task of a click', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await copyAsSafari(page)
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await page.getByRole('tab', { name: 'Graph' }).click()
  await page.getByRole('button', { name: 'Save image' }).click()
  await page.getByRole('menuitem', { name: 'Copy as a slide' }).click()
  await expect(page.getByText('Slide copied')).toBeVisible()
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(types).toEqual(['image/png'])
  await page.keyboard.press('v')
  await page.getByRole('textbox', { name: 'Raw response of a model' }).fill('[(sail l0 l1)]')
  await page.getByRole('button', { name: 'Copy as Markdown report' }).click()
  await expect(page.getByText('Report copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('(sail l0 l1)')
})

test('no shape of a picture is placed by a style, whose pixels Safari would zoom twice on a projector', async ({
  page,
}) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  const placed = page.locator('svg [style*="transform"]')
  await expect(page.locator('[data-part=picture] [data-part=scene] [transform]').first()).toBeAttached()
  await expect(placed).toHaveCount(0)
  await page.getByRole('tab', { name: 'Search' }).click()
  await expect(page.locator('svg [data-node][transform]').first()).toBeAttached()
  await expect(placed).toHaveCount(0)
})
