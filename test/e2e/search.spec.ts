// Search step by step: forward and back, by mouse and by keys, the lens, two runs in step, and the cover.

import type { Page } from '@playwright/test'
import { seriousFindings } from './axe'
import { expect, openByAddress, test } from './support'

test.use({ motion: 'moving' })

const announcement = (page: Page) => page.locator('[data-part=search-said] [role=status]')
const nodes = (page: Page) => page.locator('[data-part=tree-node]')

async function openSearch(page: Page, domain: string): Promise<void> {
  await openByAddress(page, domain)
  await page.getByRole('tab', { name: 'Search' }).click()
  await expect(announcement(page)).toContainText('The search begins: the initial state is #0')
}

test('a search is stepped by keys, and its next node is guessed before it is shown', async ({ page }) => {
  await openSearch(page, 'Ferry')
  await test.step('forward, and back to just where they came from', async () => {
    await page.keyboard.press(']')
    await expect(announcement(page)).toHaveText('Expanded #0, f = 0 + 3 = 3. 2 successors: 2 new.')
    await page.keyboard.press('}')
    await expect(announcement(page)).toContainText('Chosen: #1, f = 1 + 3 = 4')
    await page.keyboard.press('}')
    await expect(announcement(page)).toContainText('leads to a known state, #0')
    await page.keyboard.press('{')
    await expect(announcement(page)).toContainText('Chosen: #1')
    await page.keyboard.press('[')
    await page.keyboard.press('[')
    await expect(announcement(page)).toContainText('The search begins')
    await expect(nodes(page)).toHaveCount(1)
    await page.keyboard.press('>')
    await expect(announcement(page)).toHaveText('Plan found after 8 expansions: 6 steps, cost 6.')
    await expect(nodes(page)).toHaveCount(11)
  })
  await test.step('the next node is guessed before it is shown', async () => {
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await page.keyboard.press(']')
    await page.getByRole('button', { name: 'Guess the next node' }).click()
    await expect(announcement(page)).toContainText('Which node is chosen next?')
    await page.getByRole('button', { name: 'Node 2' }).click()
    await expect(announcement(page)).toContainText('Not #2. Chosen: #1')
    await page.keyboard.press('[')
    await nodes(page).nth(1).click()
    await expect(announcement(page)).toContainText('Right. Chosen: #1')
  })
})

test('a waiting node explains why it waits, and the lens takes its estimate apart', async ({ page }) => {
  await openSearch(page, 'Ferry')
  for (let i = 0; i < 5; i++) await page.keyboard.press(']')
  await page.getByRole('button', { name: 'Node 7' }).click()
  await page.getByRole('tab', { name: 'State', exact: true }).last().click()
  await expect(page.locator('[data-part=node-about]')).toContainText(
    '#7 waits in place 3 of 3: f = 4 + 3 = 7 is more than f = 2 + 3 = 5 of #4, which is next.',
  )
  await page.getByRole('tab', { name: 'Estimate' }).click()
  await expect(page.locator('[data-part=lens-value]')).toContainText('of #7: 3')
  await page.getByLabel('Estimate under the lens').selectOption('lm-cut')
  await expect(page.locator('[data-part=lens-cuts] > li').first()).toContainText('charges 1')
  await page.getByRole('button', { name: 'All estimates here' }).click()
  await expect(page.locator('[data-part=lens-bars] tr')).toHaveCount(8)
})

test('the run lies in the state graph: tree, lists and graph light up together, by keys alone', async ({ page }) => {
  await openSearch(page, 'Ferry')
  for (let i = 0; i < 5; i++) await page.keyboard.press(']')
  const lit = page.locator('[data-node][data-lit]')
  const waiting = page.getByRole('grid', { name: /^Waiting nodes/ })
  await waiting.getByRole('button', { name: 'Node 4' }).focus()
  await expect(lit).toHaveAttribute('aria-label', /^#4, waiting/)
  await page.keyboard.press('ArrowDown')
  await expect(lit).not.toHaveAttribute('aria-label', /^#4/)
  await page.getByRole('tab', { name: 'State graph' }).click()
  await expect(page.locator('[data-part=run-graph-head] p')).toHaveText(
    'Of all 16 states: 5 chosen so far, 3 waiting, 8 not met yet.',
  )
  // Down in the graph to the state of a node that waits, and to that node.
  await page.getByRole('application').focus()
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-part=run-graph-description]')).toContainText('#6 waiting, 4 steps from the start')
  await expect(lit).toHaveAttribute('aria-label', /^#6, waiting/)
  await page.keyboard.press('Enter')
  const tree = page.getByRole('treegrid')
  await expect(tree.getByRole('row', { selected: true })).toHaveAttribute('aria-label', /^#6/)
  // And up in the tree to its parent; its state is highlighted in the graph.
  await tree.focus()
  await page.keyboard.press('ArrowUp')
  await expect(tree.locator('[data-node][data-active]')).toHaveAttribute('aria-label', /^#5, expanded/)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'As a list' }).click()
  await expect(page.getByRole('grid', { name: /^States/ }).getByRole('row')).toHaveCount(17)
  expect(await seriousFindings(page)).toEqual([])
})

test('two runs go in step, and share what both expanded', async ({ page }) => {
  await openSearch(page, 'Visitall')
  for (let i = 0; i < 3; i++) await page.keyboard.press(']')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('Estimate', { exact: true }).selectOption('h-add')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByLabel('Estimate of run B').selectOption('lm-cut')
  await page.getByRole('button', { name: 'To the end' }).click()
  const cost = page.locator('[data-part=search-compare] tr').last()
  await expect(cost).toHaveText(/Cost of the plan\s*7\s*5/)
  await expect(page.locator('[data-part=compare-shared]')).toContainText('expanded by both')
  await page.getByRole('button', { name: 'Expansion back' }).click()
  await expect(cost).toHaveText(/Cost of the plan\s*…\s*5/)
  const shared = page.locator('[data-part=search-compare] thead')
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByLabel('In step by').selectOption('f')
  await page.getByRole('button', { name: 'The next larger f' }).click()
  await expect(shared).toContainText('Nodes chosen with f up to 3')
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'The next larger f' }).click()
  await expect(shared).toContainText('f up to 5')
  await expect(cost).toHaveText(/Cost of the plan\s*…\s*5/)
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Back to a smaller f' }).click()
  await page.getByRole('button', { name: 'Back to a smaller f' }).click()
  await expect(announcement(page)).toContainText('The search begins')
  expect(await seriousFindings(page)).toEqual([])
})

test.describe('while a question is open', () => {
  test.use({ alwaysShow: false })
  test('a search is covered where it would give the answer away', async ({ page }) => {
    await openByAddress(page, 'Ferry')
    await page.getByRole('tab', { name: 'Search' }).click()
    await expect(page.locator('[data-part=seal]')).toContainText('A search takes every applicable action first')
    await expect(nodes(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show (counts as a hint)' }).click()
    await expect(nodes(page)).toHaveCount(1)
  })
})
