// The picture of the state: it fills its frame with letters one can read, is zoomed and moved by hand and by keys, and
// has the whole page when asked.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataFolder, skipMessage } from '../support/data'
import { drop, expect, fileOf, goToQuestion, openByAddress, test } from './support'

test.use({ motion: 'moving' })

const frame = (page: Page) => page.getByRole('application', { name: /^Picture of the state/ })
const mover = (page: Page) => page.locator('[data-part=scene-mover]')

/** The smallest letters, in pixels of the screen, and the share of the frame's width that the picture takes. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const mover = document.querySelector<HTMLElement>('[data-part=scene-mover]')!
    const k = mover.getBoundingClientRect().width / mover.clientWidth
    const sizes = [...mover.querySelectorAll('text')].map(
      text => Number.parseFloat(getComputedStyle(text).fontSize) * k,
    )
    const across = document.querySelector<HTMLElement>('[data-part=scene-frame]')!.clientWidth
    return { least: Math.min(...sizes), width: mover.getBoundingClientRect().width / across, k }
  })

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`letters of large pictures can be read at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('./')
    for (const [domain, place] of [
      ['Rovers', 2],
      ['Depot', 0],
      ['Logistics', 2],
    ] as const) {
      await page
        .getByRole('button', { name: new RegExp(`^${domain}: `) })
        .nth(place)
        .click()
      await expect(mover(page)).toBeVisible()
      const { least, width: share } = await looks(page)
      expect(least, domain).toBeGreaterThanOrEqual(8.9)
      expect(share, domain).toBeGreaterThan(0.6)
      await page.keyboard.press('e')
    }
  })

test('a published kitchen of twenty-five cupboards fills the width of its pane', async ({ page }) => {
  const path = join(dataFolder() ?? '', 'acpbench', 'nexta.gen.json')
  test.skip(!existsSync(path), skipMessage)
  await page.goto('./')
  await drop(page, fileOf(path))
  await goToQuestion(page, 54)
  await expect(page.locator('[data-part=picture] figcaption')).toContainText('25 receptacles')
  const { least, width } = await looks(page)
  expect(least).toBeGreaterThanOrEqual(8.9)
  expect(width).toBeGreaterThan(0.9)
})

test('wheel, keys and buttons zoom and move the picture, give it the whole page, and make it higher', async ({
  page,
}) => {
  await openByAddress(page, 'Ferry')
  await test.step('Fit and 0 bring it back', async () => {
    await expect(mover(page)).toBeVisible()
    // The pane has its final size once typefaces have come and all of the question is there.
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('[data-part=state-pane] [data-part=way-title]')).toBeVisible()
    let k = 0
    await expect
      .poll(async () => {
        const before = k
        k = (await looks(page)).k
        return k === before
      })
      .toBe(true)
    const box = (await frame(page).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, -400)
    await expect.poll(async () => (await looks(page)).k).toBeGreaterThan(k * 1.2)
    await page.getByRole('button', { name: 'Fit', exact: true }).click()
    // A pane that got its last pixels meanwhile may fit a little more.
    await expect.poll(async () => (await looks(page)).k).toBeLessThan(k * 1.05)
    await frame(page).focus()
    await page.keyboard.press('+')
    await expect.poll(async () => (await looks(page)).k).toBeGreaterThan(k * 1.2)
    const before = (await mover(page).boundingBox())!.x
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await mover(page).boundingBox())!.x).toBeGreaterThan(before + 30)
    // Taking a step leaves it where it was put.
    await page.locator('[data-part=action-list] button', { hasText: '(sail l0 l1)' }).click()
    await expect(page.locator('[data-part=picture] figcaption')).toContainText('is at l1')
    expect((await looks(page)).k).toBeGreaterThan(k * 1.2)
    await frame(page).focus()
    // The position is now shown above it, so that it has a little less room.
    await page.keyboard.press('0')
    await expect.poll(async () => (await looks(page)).k).toBeLessThan(k * 1.05)
  })
  await test.step('the stage has the whole page by a double click, a button or Enter, until Escape', async () => {
    await expect(mover(page)).toBeVisible()
    const stage = page.locator('[data-part=stage]')
    const width = async (): Promise<number> => (await stage.boundingBox())!.width
    const own = await width()
    await frame(page).dblclick({ position: { x: 4, y: 4 } })
    expect(await width()).toBe(1440)
    await page.keyboard.press('Escape')
    expect(await width()).toBe(own)
    await page.getByRole('button', { name: 'Enlarge this view' }).click()
    expect(await width()).toBe(1440)
    await page.getByRole('tab', { name: 'Graph' }).click()
    await page.getByRole('button', { name: 'Back to the question' }).click()
    expect(await width()).toBe(own)
    await page.getByRole('tab', { name: /^State/ }).click()
    await frame(page).focus()
    await page.keyboard.press('Enter')
    expect(await width()).toBe(1440)
    await page.keyboard.press('Escape')
    expect(await width()).toBe(own)
  })
  await test.step('the line below the picture makes it higher by keys, and is remembered', async () => {
    await expect(mover(page)).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.locator('[data-part=way-title]')).toContainText('Initial state')
    const line = page.getByRole('separator', { name: 'Height of the picture' })
    const height = async (): Promise<number> => (await page.locator('[data-part=picture]').boundingBox())?.height ?? 0
    const own = await height()
    await line.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(height).toBeGreaterThan(own + 30)
    const made = await height()
    await page.reload()
    await expect(mover(page)).toBeVisible()
    await expect.poll(height).toBe(made)
    await line.dblclick()
    await expect.poll(height).toBe(own)
  })
})
