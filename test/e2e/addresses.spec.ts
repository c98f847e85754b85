// The address and the title follow the current place; Back and Forward stay on the site; the place of an address is
// shown, or a message that it has none.

import type { Page } from '@playwright/test'
import { answerBox, drop, expect, fileOf, fixture, openBundled, test } from './support'

const eyebrow = (page: Page) => page.locator('[data-part=eyebrow]')
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash)

test('Back and Forward go through questions, tabs and workspaces, and home, where the logo leads too', async ({
  page,
}) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await test.step('Back and Forward', async () => {
    await expect(page).toHaveURL(/#q=bundled:ferry\/p01\/1$/)
    await expect(page).toHaveTitle('Applicability 1, Ferry · Planground')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/#q=bundled:ferry\/p01\/2$/)
    await expect(page).toHaveTitle('Progression 2, Ferry · Planground')
    await page.getByRole('tab', { name: 'Graph' }).click()
    await expect(page).toHaveURL(/p01\/2&tab=graph$/)
    await expect(page).toHaveTitle('Progression 2, Ferry, state graph · Planground')
    await page.getByRole('link', { name: 'Score', exact: true }).click()
    await expect(page).toHaveURL(/#score$/)
    await expect(page).toHaveTitle('Score · Planground')

    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Graph', selected: true })).toBeVisible()
    await expect(eyebrow(page)).toContainText('2 of 8')
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'State', selected: true })).toBeVisible()
    await page.goBack()
    await expect(eyebrow(page)).toContainText('1 of 8')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /Check any answer/ })).toBeVisible()
    await page.goForward()
    await expect(eyebrow(page)).toContainText('1 of 8')
    await page.goForward()
    await expect(eyebrow(page)).toContainText('2 of 8')
    await page.goForward()
    await expect(page.getByRole('tab', { name: 'Graph', selected: true })).toBeVisible()
  })
  await test.step('the logo and its word lead home', async () => {
    await page.getByRole('link', { name: 'Planground, home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Check any answer/ })).toBeVisible()
    await expect(page).toHaveTitle('Planground')
    await page.goBack()
    await expect(answerBox(page)).toBeVisible()
  })
})

test('a reload restores the same question and tab, also for a dropped file', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await expect(eyebrow(page)).toContainText('1 of')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/#q=courier\.gen\.json%23[\w.]+\/2$/)
  await page.getByRole('tab', { name: 'Landmarks' }).click()
  await expect(page).toHaveURL(/\/2&tab=landmarks$/)
  await page.reload()
  await expect(eyebrow(page)).toContainText('2 of')
  await expect(page.getByRole('tab', { name: 'Landmarks', selected: true })).toBeVisible()
  await expect(page).toHaveURL(/\/2&tab=landmarks$/)
})

test('the address of a built-in question opens it in a browser that has never seen it', async ({ page }) => {
  await page.goto('./#q=bundled:blocksworld/p02/7&tab=pddl')
  await expect(eyebrow(page)).toContainText('7 of 8')
  await expect(page).toHaveTitle(/^Landmark 7, Blocksworld, PDDL/)
})

test('an address that leads nowhere reports it, and the page stays usable', async ({ page }) => {
  await page.goto('./#q=exam.gen.json%231abc/3')
  await expect(page.getByText('This address leads nowhere')).toBeVisible()
  await expect(page.getByText(/question 3 of “exam\.gen\.json”, which is not open/)).toBeVisible()
  await openBundled(page, 'Ferry')
  await expect(eyebrow(page)).toContainText('1 of 8')
  for (const bad of ['#nonsense', '#q=bundled:ferry/p01/99', '#q=%E0%A4%A/1', '#q=a/1&tab=kitchen']) {
    await page.evaluate(to => (location.hash = to), bad)
    await expect(page.getByText('This address leads nowhere')).toHaveCount(1)
    await expect.poll(() => hash(page)).toBe('#q=bundled:ferry/p01/1')
    await expect(eyebrow(page)).toContainText('1 of 8')
  }
})

test('addresses of before still lead where they led', async ({ page }) => {
  await page.goto('./#open?domain=ferry&problem=p02&kind=nexta')
  await expect(eyebrow(page)).toContainText('next action')
  await expect(page).toHaveURL(/#q=bundled:ferry\/p02\/8$/)
  await page.goto('./#explore')
  await expect(eyebrow(page)).toContainText('next action')
  await page.goto('./#domain')
  await expect(page).toHaveTitle('Domain, Ferry · Planground')
})

test('on a phone Back leads from the picture to the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await page.getByRole('button', { name: 'See', exact: true }).click()
  await expect(page).toHaveURL(/&tab=state$/)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page).toHaveURL(/#more$/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'State', selected: true })).toBeVisible()
  await page.goBack()
  await expect(answerBox(page)).toBeAttached()
  await expect(page.getByRole('region', { name: 'Question and answer' })).toBeVisible()
})

test('an address that changes while the page starts is followed', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (location.hash = '#score/runs'), { once: true }),
  )
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/#score\/runs$/)
})
