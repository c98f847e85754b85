// Steps of lessons that are done by hand: a domain to be written, pairs of a layer, a search line by line; and why a
// prediction is wrong.

import { seriousFindings } from './axe'
import { expect, test } from './support'

test.use({ motion: 'moving' })

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a domain is written by keyboard: a fault by its line, a mistake in meaning, and what is right', async ({
      page,
    }) => {
      await page.goto('./#learn/writing/5')
      const part = page.locator('[data-part=write]').first()
      const field = part.getByLabel('Domain')
      const result = part.getByRole('status').last()
      await field.focus()
      await page.keyboard.press('Control+Enter')
      await expect(result).toContainText('Line 30:')
      await expect(result).toContainText('wett')
      const text = await field.inputValue()
      await field.fill(text.replace('wett', 'wet').replace(' (not (full))', ''))
      await page.keyboard.press('Control+Enter')
      await expect(result).toContainText('does not yet mean what it should')
      await expect(result).toContainText('5 steps')
      await field.fill(text.replace('wett', 'wet'))
      await page.keyboard.press('Control+Enter')
      await expect(result).toContainText('now means what it should')
      expect(await seriousFindings(page, ['button-name', 'label', 'color-contrast'])).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    })

    test('a wrong prediction is explained, a right one is not', async ({ page }) => {
      await page.goto('./#learn/writing/2')
      const moment = page.locator('[data-part=moment]').first()
      await moment.locator('[data-part=number-text]').fill('1')
      await moment.getByRole('button', { name: 'Check' }).click()
      await expect(moment.locator('[data-part=moment-mistake]')).toContainText('no effect makes (at tap) false')
      await page.goto('./#learn/patterns/2')
      await moment.locator('[data-part=number-text]').fill('6')
      await moment.getByRole('button', { name: 'Check' }).click()
      await expect(moment.locator('[data-part=moment-verdict]')).toHaveAttribute('data-truth', 'right')
      await expect(moment.locator('[data-part=moment-mistake]')).toHaveCount(0)
    })

    test('a search plays line by line, and the line at work is marked', async ({ page }) => {
      await page.goto('./#learn/blind/2')
      const part = page.locator('[data-part=live-search]').first()
      const here = part.getByRole('list', { name: 'The algorithm, line by line' }).locator('[aria-current=step]')
      await expect(here).toContainText('initial state')
      await part.getByLabel('Speed').selectOption('Line by line')
      await part.getByLabel('Speed').press('}')
      await expect(here).toContainText('n ←')
      await part.getByRole('button', { name: 'Play' }).click()
      await expect(here).toContainText('s')
      await part
        .getByRole('button', { name: 'Pause' })
        .or(part.getByRole('button', { name: 'Play' }))
        .first()
        .click()
      await part.getByLabel('Nodes chosen so far').focus()
      await page.keyboard.press('ArrowRight')
      await expect(part.getByLabel('Nodes chosen so far')).not.toHaveValue('0')
    })
  })

test('the pairs of a layer are marked, and later layers can be looked at', async ({ page }) => {
  await page.goto('./#learn/graphplan/2')
  await page.getByRole('button', { name: '(in bowl) and (in cup)' }).click()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.locator('[data-part=moment-mistake]')).toContainText('That pair is right, and there are more')
  await expect(page.locator('[data-pair=missed]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next layer' }).click()
  await expect(page.getByRole('heading', { name: 'Layer 2' })).toBeVisible()
  await expect(page.getByText('mutex in this layer').first()).toBeVisible()
})

test('in a lesson the steps of a trace count from 0, as its questions do', async ({ page }) => {
  await page.goto('./#learn/plans/1')
  const steps = page.locator('[data-part=trace-step]')
  await expect(steps.nth(1)).toHaveAttribute('title', /^Index 0: \(pickup-bomb/)
  await expect(steps.nth(1)).toContainText('0')
  await steps.nth(2).click()
  await expect(page.locator('[data-part=trace-description]')).toContainText('Index 1')
})

test('on a phone a part without a prediction is there to be touched, and a world of nothing has no picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./#learn/certificates/1')
  await expect(page.getByRole('button', { name: /^\(open-lower\)/ })).toBeVisible()
  await expect(page.getByText('Somebody hands you this as a plan.')).toBeVisible()
  await expect(page.locator('[data-part=live-picture]:visible')).toHaveCount(0)
})
