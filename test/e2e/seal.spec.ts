// What the stage hides until it is requested or the question is checked, and the visitor's place in the meantime.

import type { Page } from '@playwright/test'
import { answerBox, check, drop, expect, fileOf, fixture, openBundled, openByAddress, test } from './support'

test.use({ alwaysShow: false })

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const cover = (page: Page) => page.locator('[data-part=seal]')
const actions = (page: Page) => page.locator('[data-part=action-list] li')

test('the applicable actions are covered until the question is checked, or they are asked for', async ({ page }) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await expect(cover(page)).toContainText('The list of applicable actions is the answer')
  await expect(actions(page)).toHaveCount(0)
  // A click on a thing of the picture names no action either.
  await page.locator('[data-part=picture] svg [data-object="c0"]').first().click()
  await expect(page.locator('[data-part=way-title]')).toContainText('Initial state')
  await tab(page, 'Graph').click()
  await expect(cover(page)).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  await tab(page, 'State').click()
  await cover(page)
    .getByRole('button', { name: /^Show \(counts as a hint\)/ })
    .click()
  expect(await actions(page).count()).toBeGreaterThan(1)
  // Another part stays covered; the verdict opens it.
  await tab(page, 'Graph').click()
  await expect(cover(page)).toBeVisible()
  await check(page, '[(board c0 l0)]')
  await expect(page.getByRole('application', { name: /^State graph/ })).toBeVisible()
  await expect(cover(page)).toHaveCount(0)
})

test('an answer that cannot be read opens nothing, and what is always shown stays so', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  expect(await check(page, 'I have no idea.')).toContain('unreadable')
  await expect(cover(page)).toBeVisible()
  await cover(page).getByRole('button', { name: 'Always show' }).click()
  await expect(cover(page)).toHaveCount(0)
  await page.reload()
  await expect(answerBox(page)).toBeVisible()
  await expect(page.locator('[data-part=action-list] li').first()).toBeVisible()
})

test('each kind has its own cover; a graph can cover goal distances without covering states', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await test.step('each kind, and the rest of the stage stays open', async () => {
    const covered: string[] = []
    for (let row = 0; row < 9; row++) {
      await page.locator('[data-part=virtual-row]').nth(row).click()
      await tab(page, 'State').click()
      await expect(page.locator('[data-part=picture], [data-part=state-body]').first()).toBeVisible()
      const kind = (await page.locator('[data-part=eyebrow]').textContent()) ?? ''
      const found: string[] = []
      for (const name of ['State', 'Graph', 'Trace', 'Landmarks']) {
        await tab(page, name).click()
        await expect(page.locator('[data-part=stage-body] > *').first()).toBeVisible()
        if (name === 'Graph' && /next action/i.test(kind)) await expect(cover(page)).toBeVisible()
        if ((await cover(page).count()) > 0) found.push(name)
      }
      covered.push(found.join(' '))
    }
    expect(covered).toEqual([
      'State Graph',
      'Graph',
      'Graph',
      'Graph',
      'Graph',
      'Trace',
      'Trace',
      'Landmarks',
      'Graph Trace',
    ])
  })
  await test.step('goal distances are covered in the graph of a next-action question, its states are not', async () => {
    await page.locator('[data-part=virtual-row]').nth(8).click()
    await tab(page, 'Graph').click()
    const picture = page.getByRole('application', { name: /^State graph/ })
    await expect(picture).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cheapest plans' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'To goal' })).toBeDisabled()
    await picture.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-part=graph-description] strong')).toContainText('goal distance not known')
    await cover(page).getByRole('button', { name: /^Show/ }).click()
    await expect(page.getByRole('button', { name: 'To goal' })).toBeEnabled()
  })
})

test('one who is elsewhere is led back; Ctrl-click and the plus put an action into the answer', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  await test.step('the stage says that one stands elsewhere than the question, and leads back', async () => {
    await cover(page).getByRole('button', { name: /^Show/ }).click()
    const strip = page.locator('[data-part=elsewhere-strip]')
    await expect(strip).toHaveCount(0)
    await page.getByRole('button', { name: '(sail l0 l1)', exact: true }).click()
    await expect(strip).toContainText('You are 1 step after the question’s state')
    await tab(page, 'Landmarks').click()
    await expect(strip).toBeVisible()
    await strip.getByRole('button', { name: 'Back to it' }).click()
    await expect(strip).toHaveCount(0)
    await tab(page, 'State').click()
    await expect(page.locator('[data-part=way-title]')).toContainText('Initial state')
  })
  await test.step('Ctrl-click and the plus put an action into the answer, and take it out again', async () => {
    const sail = page.getByRole('button', { name: '(sail l0 l1)', exact: true })
    await sail.click({ modifiers: ['Control'] })
    await expect(answerBox(page)).toHaveValue('[(sail l0 l1)]')
    await expect(page.locator('[data-part=way-title]')).toContainText('Initial state')
    const board = page.getByRole('button', { name: '(board c0 l0) in the answer' })
    await board.click()
    await expect(answerBox(page)).toHaveValue('[(sail l0 l1), (board c0 l0)]')
    await expect(board).toHaveAttribute('aria-pressed', 'true')
    await board.click()
    await expect(answerBox(page)).toHaveValue('[(sail l0 l1)]')
    await sail.focus()
    await page.keyboard.press('+')
    await expect(answerBox(page)).toHaveValue('')
  })
})
