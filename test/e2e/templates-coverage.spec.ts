// Journeys through the coverage of a phrases file: missing wordings are shown, filled and undone, by keyboard too.

import { expect, test } from './support'
import { seriousFindings } from './axe'

test('a part without wordings is seen in the table and filled by mouse and keys; a phone and screen readers read it', async ({
  page,
}) => {
  await page.goto('#templates/ferry/coverage')
  const coverage = page.getByRole('region', { name: 'Coverage' })
  await test.step('the cells are one stop of the Tab key, and arrows move among them', async () => {
    const first = coverage.getByRole('button', { name: 'Introduction: written' })
    await expect(first).toBeVisible()
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(coverage.getByRole('button', { name: 'at: 2 wordings that say it holds' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(coverage.getByRole('button', { name: 'at: 1 wording that say it does not hold' })).toBeFocused()
  })
  await test.step('a missing part is filled where it belongs', async () => {
    await expect(coverage.getByRole('status')).toContainText('All')
    const holds = coverage.getByRole('button', { name: 'at: 2 wordings that say it holds' })
    await expect(holds).toBeVisible()
    // A wording for states of its own, for a predicate that has none.
    const add = coverage.getByRole('button', { name: 'on: add a wording of its own for states' })
    await add.click()
    await expect(coverage.getByRole('button', { name: 'on: 1 wording for states' })).toBeVisible()
    await expect(page.getByText('told: car {c}').first()).toBeVisible()
  })
  await test.step('the coverage is readable on a phone and by screen readers', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('tab', { name: 'Coverage' }).click()
    await expect(coverage.getByRole('table', { name: 'Predicates' })).toBeVisible()
    expect(await coverage.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1)
    expect(await seriousFindings(page)).toEqual([])
  })
})
