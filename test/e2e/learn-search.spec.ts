// Searches in lessons: nothing comes before its prediction; the next state is predicted in the list; a search led by hand.

import { expect, test } from './support'

test.use({ motion: 'moving' })

test('the next state is picked among those that wait, and then chosen before one’s eyes', async ({ page }) => {
  await page.goto('./#learn/blind/2')
  const part = page.locator('[data-part=live-search]').first()
  const shownText = part.locator('[data-part=search-said] [role=status]')
  await part.getByRole('button', { name: 'Step', exact: true }).click()
  await expect(shownText).toContainText('Expanded #0')
  for (let i = 0; i < 3; i++) await page.keyboard.press(']')
  await expect(shownText).toContainText('Which node is chosen next? Pick a waiting node.')
  await page.keyboard.press('}')
  await expect(shownText).not.toContainText('Chosen')
  await part.getByRole('button', { name: 'Node 4' }).click()
  await expect(part.getByRole('button', { name: 'Node 4, your prediction' })).toBeVisible()
  await page.getByRole('button', { name: 'Check' }).first().click()
  await expect(shownText).toContainText('Chosen: #4')
})

test('a search led by hand reaches the goal by the choices that were made', async ({ page }) => {
  await page.goto('./#learn/blind/1')
  const part = page.locator('[data-part=live-search]').first()
  const shownText = part.locator('[data-part=search-said] [role=status]')
  await expect(shownText).toContainText('Pick a waiting node to expand it')
  await part.getByRole('button', { name: 'Node 0' }).click()
  await expect(shownText).toContainText('Expanded #0')
  await part.getByRole('button', { name: 'Node 3' }).click()
  await expect(shownText).toContainText('Goal reached in 1 expansion')
})

test('a search with an estimate: guess the next state, halt at a breakpoint, compare two runs', async ({ page }) => {
  await page.goto('./#learn/informed/3')
  const part = page.locator('[data-part=live-search]').first()
  const shownText = part.locator('[data-part=search-said] [role=status]')
  await expect(shownText).toContainText('The search begins')
  await part.getByRole('button', { name: 'Step', exact: true }).click()
  await expect(shownText).toContainText('Expanded #0')
  for (let i = 0; i < 2; i++) await page.keyboard.press(']')
  await expect(shownText).toContainText('Which node is chosen next? Pick a waiting node.')
  await part
    .getByRole('button', { name: /^Node / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Check' }).first().click()
  await expect(shownText).toContainText('Chosen: #')
  await part.getByRole('button', { name: 'More', exact: true }).click()
  await part.getByLabel('Breakpoint').fill('h <= 1')
  await page.keyboard.press('Tab')
  await part.getByLabel('Run to').selectOption('break')
  await expect(shownText).toContainText('+ 1 =')

  await page.goto('./#learn/informed/2')
  await page.getByRole('radio', { name: 'Greedy search' }).check()
  await page.getByRole('button', { name: 'Check' }).first().click()
  await expect(part.locator('[data-part=search-compare] tr').last()).toHaveText(/Cost of the plan\s*5\s*5/)
})
