// The state graph: layers, ways, plans, the list next to it, more on demand, and pictures that leave the page.

import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { drop, expect, openBundled, openByAddress, test } from './support'

test.use({ motion: 'moving' })

const picture = (page: Page) => page.getByRole('application', { name: /^State graph/ })

async function openGraph(page: Page, domain: string): Promise<void> {
  await openByAddress(page, domain)
  await page.getByRole('tab', { name: 'Graph' }).click()
  await expect(picture(page)).toBeVisible()
}

/** Three lamps to be lit in any order: 8 states in 4 layers, 12 transitions, and 3! = 6 cheapest plans. */
const lamps = {
  domain: `(define (domain lamps) (:predicates (lit ?l) (lamp ?l))
  (:action light :parameters (?l) :precondition (and (lamp ?l) (not (lit ?l))) :effect (lit ?l)))`,
  problem: `(define (problem three) (:domain lamps) (:objects a b c)
  (:init (lamp a) (lamp b) (lamp c)) (:goal (and (lit a) (lit b) (lit c))))`,
}

async function openLamps(page: Page): Promise<void> {
  await page.goto('./')
  await drop(
    page,
    { name: 'domain.pddl', bytes: Buffer.from(lamps.domain) },
    { name: 'problem.pddl', bytes: Buffer.from(lamps.problem) },
  )
  await page.getByRole('tab', { name: 'Graph' }).click()
  await expect(page.locator('[data-part=graph-count]')).toContainText('All 8 states')
}

/** Walks the keyboard's focus to the state after these arrow keys from where one is. */
async function walk(page: Page, ...keys: string[]): Promise<void> {
  await picture(page).focus()
  // The first arrow looks at the state one is in.
  for (const key of ['ArrowDown', ...keys]) await page.keyboard.press(key)
}

test('all cheapest plans are marked and counted; Shift leads to a state; states are found by their facts', async ({
  page,
}) => {
  await openLamps(page)
  await test.step('plans from the start and from further on', async () => {
    await page.getByRole('button', { name: 'Cheapest plans' }).click()
    const shownText = page.locator('[data-part=graph-plans]')
    await expect(shownText).toContainText('6 cheapest plans from the start, cost 3, through 8 states')
    await expect(page.locator('[data-part=graph-stressed] path')).toHaveCount(12)
    await walk(page, 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(shownText).toContainText('2 cheapest plans from here, cost 2, through 4 states')
    await expect(page.locator('[data-part=graph-stressed] path')).toHaveCount(4)
  })
  await test.step('Shift leads by a shortest way from here', async () => {
    await page.getByRole('tab', { name: /^State/ }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('tab', { name: 'Graph' }).click()
    // Two lamps further: the path is ahead, and the current state is still the first.
    await walk(page, 'ArrowDown', 'ArrowDown')
    await expect(page.locator('[data-part=graph-description] strong')).toContainText('2 steps from the start')
    await page.keyboard.press('Shift+Enter')
    await page.getByRole('tab', { name: /^State/ }).click()
    await expect(page.locator('[data-part=way-title]')).toContainText('Initial state of 2')
    await expect(page.locator('[data-part=way-steps] [data-ahead]')).toHaveCount(2)
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByRole('tab', { name: 'Graph' }).click()
    // Lamps are never put out, so nothing leads back. A click with Shift asks the same as the keys.
    const start = await page.locator('[data-part=graph-label]').boundingBox()
    await page.keyboard.down('Shift')
    await page.mouse.click(start!.x + start!.width / 2, start!.y + start!.height + 12)
    await page.keyboard.up('Shift')
    await expect(page.getByText('No way leads there')).toBeVisible()
  })
  await test.step('states are found by their facts, and gone to', async () => {
    await picture(page).focus()
    await page.keyboard.press('Shift+F')
    const hold = page.getByRole('combobox', { name: 'All of these hold' })
    await expect(hold).toBeFocused()
    await hold.fill('lit a')
    await hold.press('Enter')
    const fail = page.getByRole('combobox', { name: 'None of these holds' })
    await fail.fill('lit b')
    await fail.press('Enter')
    const row = page.getByRole('region', { name: 'Find states' }).getByRole('status').first()
    await expect(row).toHaveText('2 of the 8 states')
    await page.getByRole('button', { name: 'Next state found' }).click()
    await expect(row).toContainText('number 1 shown')
    // One is where both are lit.
    await expect(page.locator('[data-part=graph-description]')).toContainText('now false: (lit b)')
  })
})

test('layers change to goal distance; a saved picture is self-contained', async ({ page }) => {
  await openGraph(page, 'Floortile')
  await test.step('the state one stands in stays in sight', async () => {
    const bands = page.locator('[data-part=graph-band-name]')
    await expect(bands.first()).toHaveText('0')
    const ring = page.locator('[data-part=graph-svg] circle[stroke-width="3"]')
    await expect(ring).toBeInViewport()
    await page.getByRole('button', { name: 'To goal' }).click()
    await expect(bands.first()).toHaveText('6')
    await expect(bands.last()).toHaveText('dead end')
    await expect(ring).toBeInViewport()
  })
  await test.step('SVG without variables or scripts, PNG at twice the size', async () => {
    const save = async (item: RegExp): Promise<Download> => {
      await page.getByRole('button', { name: 'Save image' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: item }).click()
      return download
    }
    const read = async (download: Download): Promise<Buffer> => readFileSync(await download.path())
    await page.getByRole('button', { name: 'Save image' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.keyboard.press('Escape')
    for (const part of ['graph', 'scene']) {
      if (part === 'scene') await page.getByRole('tab', { name: /^State/ }).click()
      const vectors = await save(/^Save SVG/)
      expect(vectors.suggestedFilename()).toMatch(/floortile-p01.*\.svg$/)
      const svg = (await read(vectors)).toString()
      const parsed = await page.evaluate(text => {
        const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
        return {
          name: root.localName,
          errors: root.getElementsByTagName('parsererror').length,
          scripts: root.querySelectorAll('script, foreignObject, [onload], [onclick]').length,
          title: root.querySelector('title')?.textContent ?? '',
          description: root.querySelector('desc')?.textContent ?? '',
          shapes: root.querySelectorAll('path, circle, rect').length,
          ground: root.querySelector('rect')?.getAttribute('fill'),
          width: Number(root.getAttribute('width')),
        }
      }, svg)
      expect(parsed).toMatchObject({ name: 'svg', errors: 0, scripts: 0 })
      expect(parsed.title).toContain('floortile-p01')
      expect(parsed.description.length).toBeGreaterThan(10)
      expect(parsed.shapes).toBeGreaterThan(part === 'graph' ? 120 : 4)
      expect(svg).not.toMatch(/var\(|class=|style=|light-dark|url\((?!#)/)
      // Dark, although the page is light.
      expect(parsed.ground).toBe('rgb(25, 27, 32)')
      const png = await read(await save(/^Save PNG/))
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect(png.readUInt32BE(16)).toBe(2 * parsed.width)
    }
  })
})

test('Jump draws the goal of a large graph; a part of many states reports it and grows by hand; keys alone go through the list', async ({
  page,
}) => {
  await page.goto('./')
  await test.step('Jump', async () => {
    await page
      .getByRole('button', { name: /^Visitall: / })
      .nth(2)
      .click()
    await page.getByRole('tab', { name: 'Graph' }).click()
    const goal = page.locator('[data-part=graph-goal]')
    await expect(goal).toContainText('Goal at layer 19')
    await goal.getByRole('button', { name: 'Jump' }).click()
    await expect(page.locator('[data-part=graph-description] strong')).toContainText('the goal holds')
  })
  await test.step('a part of many states', async () => {
    await page.getByRole('link', { name: 'Planground, home' }).click()
    await page
      .getByRole('button', { name: /^Grid: / })
      .nth(1)
      .click()
    await page.getByRole('tab', { name: 'Graph' }).click()
    const count = page.locator('[data-part=graph-count]')
    // The cheapest plans come to the front by themselves, and with them the states they need.
    await expect(page.locator('[data-part=graph-plans]')).toContainText('cheapest plan')
    await expect(count).toContainText(/2,0\d\d of 115,257 states/)
    const goal = page.locator('[data-part=graph-goal]')
    await expect(goal).toContainText(/Goal at layer \d+\s*Jump/)
    await page.getByRole('button', { name: 'Cheapest plans' }).click()
    await expect(count).toContainText('2,000 of 115,257 states')
    await expect(goal).toContainText(/Goal at layer \d+, not drawn yet/)
    await expect(page.locator('[data-part=graph-minimap]')).toHaveCount(1)
    await walk(page, 'End')
    await expect(page.locator('[data-part=graph-description] strong')).toContainText('more states follow')
    await page.keyboard.press('e')
    await expect(count).toContainText(/2,00[1-9] of 115,257 states/)
  })
  await test.step('the list', async () => {
    await page.getByRole('link', { name: 'Planground, home' }).click()
    await openBundled(page, 'Grippers')
    await page.getByRole('tab', { name: 'Graph' }).click()
    await picture(page).focus()
    await page.keyboard.press('t')
    const list = page.getByRole('treegrid', { name: /^States/ })
    await expect(list).toBeFocused()
    const rows = list.getByRole('row')
    await expect(rows.first()).toContainText('3 to the goal')
    await page.keyboard.press('ArrowRight')
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const third = list.getByRole('row', { selected: true })
    await expect(third).toHaveAttribute('aria-level', '3')
    const action = await third.locator('[data-part=tree-action] code').textContent()
    await page.keyboard.press('Enter')
    await expect(third).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('1')
    await expect(page.locator('[data-part=way-title]')).toContainText('After 2 steps')
    await expect(page.locator('[data-part=way-steps]')).toContainText(action!)
  })
})

/** The position of the picture: its translation and scale. */
const lies = (page: Page): Promise<string> =>
  page
    .locator('[data-part=graph-svg] > g')
    .first()
    .evaluate(group => group.getAttribute('transform') ?? '')

test('a small graph names its edges; moved by hand it is fitted again; states are pictures', async ({ page }) => {
  await openGraph(page, 'Ferry')
  await test.step('edges have names, and the pane is full', async () => {
    await expect(page.locator('[data-part=graph-edge-name]').nth(8)).toBeVisible()
    const across = await page
      .locator('[data-part=graph-svg] > g')
      .first()
      .evaluate(group => {
        const pane = group.closest('svg')!.getBoundingClientRect().width
        return group.getBoundingClientRect().width / pane
      })
    expect(across).toBeGreaterThan(0.6)
  })
  await test.step('a state one points at is a picture, on the whole page every state is', async () => {
    await expect(page.locator('[data-part=graph-preview]')).toHaveCount(0)
    await walk(page, 'ArrowDown')
    await expect(page.locator('[data-part=graph-preview] svg')).toBeVisible()
    await expect(page.locator('[data-part=graph-thumb]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Enlarge' }).click()
    await expect(page.locator('[data-part=graph-thumb]')).toHaveCount(16)
    await expect(page.locator('[data-part=graph-thumb][data-current]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Back to the question' }).click()
  })
  await test.step('fitted again when layers, plans or states change', async () => {
    const lost = async (): Promise<void> => {
      const box = (await picture(page).boundingBox())!
      await page.mouse.move(box.x + 10, box.y + 10)
      for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -500)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width - 10, box.y + box.height - 10, { steps: 4 })
      await page.mouse.up()
      await expect(page.locator('[data-part=graph-svg] circle[stroke-width="3"]')).not.toBeInViewport()
    }
    const ring = page.locator('[data-part=graph-svg] circle[stroke-width="3"]')
    await expect(ring).toBeInViewport()
    await lost()
    await page.getByRole('button', { name: 'To goal' }).click()
    await expect(ring).toBeInViewport()
    await lost()
    await page.getByRole('button', { name: 'Cheapest plans' }).click()
    await expect(ring).toBeInViewport()
    await expect(page.locator('[data-part=graph-stressed] path').first()).toBeInViewport()
    // A change of the state makes another graph, and Undo brings the first one back.
    await page.getByRole('tab', { name: /^State/ }).click()
    await page.getByRole('button', { name: 'Change this state' }).click()
    await page.locator('[data-part=facts]').getByRole('switch', { name: '(at c1 l1)' }).click()
    await page.getByRole('tab', { name: 'Graph' }).click()
    await expect(page.locator('[data-part=graph-count]')).not.toContainText('All 16 states')
    await expect(ring).toBeInViewport()
    await lost()
    const before = await lies(page)
    await page.getByRole('tab', { name: /^State/ }).click()
    await page.locator('[data-part=what-if]').getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('tab', { name: 'Graph' }).click()
    await expect(page.locator('[data-part=graph-count]')).toContainText('All 16 states')
    await expect(ring).toBeInViewport()
    expect(await lies(page)).not.toBe(before)
  })
})
