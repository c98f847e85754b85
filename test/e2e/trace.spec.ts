// The plan trace and the moving picture: a plan as a whole, walked by keys and played, with the faults and redundant
// steps of a sequence marked in place.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataFolder, skipMessage } from '../support/data'
import { drop, expect, fileOf, openByAddress, test } from './support'

test.use({ motion: 'moving' })

const folder = dataFolder()
const picture = (page: Page) => page.getByRole('slider', { name: /^Steps of/ })

async function openTrace(page: Page, domain: string): Promise<void> {
  await openByAddress(page, domain)
  await page.getByRole('tab', { name: 'Trace' }).click()
  await page.getByRole('button', { name: 'Show a cheapest plan' }).click()
  await expect(page.locator('[data-part=trace-word]')).toHaveText('A plan')
}

test('a cheapest plan is shown, walked by keys, and played to its end', async ({ page }) => {
  await openTrace(page, 'Ferry')
  await expect(page.locator('[data-part=trace-summary]')).toContainText('no plan is cheaper')
  const slider = picture(page)
  const last = Number(await slider.getAttribute('aria-valuemax'))
  expect(last).toBeGreaterThan(3)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '2')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^After step 2 .*h\\* ${last - 2}$`))
  // The needs and supports of the step are listed and drawn.
  await expect(page.locator('[data-part=said-links]')).toContainText(/(needs|gives)/)
  expect(await page.locator('[data-part=trace-arcs] g').count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  await expect(slider).toHaveAttribute('aria-valuetext', /\. \(.*\) (holds|does not hold)/)
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', String(last))
  // Dragging over the heads of the columns scrubs.
  await page.locator('[data-part=trace-step]').nth(1).hover()
  await page.mouse.down()
  await expect(slider).toHaveAttribute('aria-valuenow', '1')
  await page.locator('[data-part=trace-step]').nth(4).hover()
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuenow', '4')
  await page.keyboard.press('Home')
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4')
  await slider.focus()
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuenow', String(last))
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  // The state next to it is the same as in the trace.
  await page.getByRole('tab', { name: /^State/ }).click()
  await expect(page.locator('[data-part=goal-holds]')).toBeVisible()
})

test('the picture moves between neighbouring states; a needless step taken by hand is marked and explained', async ({
  page,
}) => {
  await openByAddress(page, 'Ferry')
  await test.step('the picture, and not for those who want it still', async () => {
    await expect(page.locator('[data-part=picture] [data-part=scene]')).toBeVisible()
    await page.locator('[data-part=action-list] button', { hasText: '(sail l0 l1)' }).click()
    await expect(page.locator('[data-part=picture] figcaption')).toContainText('is at l1')
    // A busy machine may show too few frames to see it move; again, then.
    await expect(async () => {
      await placesOf(page, '[')
      expect((await placesOf(page, ']')).length).toBeGreaterThan(2)
    }).toPass()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await placesOf(page, '[')).toHaveLength(2)
    expect(await placesOf(page, ']')).toHaveLength(2)
  })
  await test.step('a needless step, in the trace and in a table', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.locator('[data-part=way-title]')).toContainText('Initial state')
    for (const action of ['(sail l0 l1)', '(sail l1 l0)'])
      await page.locator('[data-part=action-list] button', { hasText: action }).click()
    await page.getByRole('tab', { name: 'Trace' }).click()
    await expect(page.locator('[data-part=trace-word]')).toHaveText('No plan yet')
    await page.getByRole('button', { name: 'from here' }).click()
    await expect(page.locator('[data-part=trace-word]')).toHaveText('A plan')
    await expect(page.locator('[data-part=trace-summary]')).toContainText('2 steps not needed')
    await expect(page.locator('[data-part=trace-summary]')).toContainText('2 less')
    await expect(page.locator('[data-part=trace-step][data-needless]')).toHaveCount(2)
    await page.getByRole('button', { name: 'As a table' }).click()
    const rows = page.getByRole('region', { name: 'Steps as a table' }).getByRole('row')
    await expect(rows.nth(2)).toContainText('The two lead back to the same state.')
    await rows.nth(3).getByRole('button').click()
    await expect(rows.nth(3).getByRole('button')).toHaveAttribute('aria-current', 'step')
  })
})

test('the redundant steps of a published plan are marked', async ({ page }) => {
  const path = join(folder ?? '', 'acpbench', 'just.gen.json')
  test.skip(!existsSync(path), skipMessage)
  await page.goto('./')
  await drop(page, fileOf(path))
  await page.getByRole('tab', { name: 'Trace' }).click()
  await page.getByRole('button', { name: /Show the plan asked about/ }).click()
  await expect(page.locator('[data-part=trace-word]')).toHaveText('A plan')
  expect(await page.locator('[data-part=trace-step][data-needless]').count()).toBeGreaterThan(0)
  await page.locator('[data-part=trace-line] [data-part=trace-link]').first().click()
  await expect(page.locator('[data-part=trace-description]')).toContainText('Not needed')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save image' }).click()
  await page.getByRole('menuitem', { name: /SVG/ }).click()
  const svg = readFileSync(await (await download).path(), 'utf8')
  expect(svg).toMatch(/^<svg [\s\S]*✂[\s\S]*<\/svg>$/)
})

test('a published sequence shows where it breaks and what is missing there', async ({ page }) => {
  const path = join(folder ?? '', 'acpbench', 'val.gen.json')
  test.skip(!existsSync(path), skipMessage)
  await page.goto('./')
  await drop(page, fileOf(path))
  await page.getByRole('tab', { name: 'Trace' }).click()
  await page.getByRole('button', { name: /Show the sequence asked about/ }).click()
  await expect(page.locator('[data-part=trace-word]')).toContainText(/Breaks at step \d+ \(index \d+\)$/)
  await expect(page.locator('[data-part=trace-lacking] code').first()).toBeVisible()
  await expect(page.locator('[data-part=trace-step][data-breaks]')).toHaveCount(1)
  await expect(page.locator('[data-part=trace-lack]').first()).toBeVisible()
  expect(await page.locator('[data-part=trace-step][data-never]').count()).toBeGreaterThan(0)
})

/** A light passed along a row of lamps: as many steps as lamps, and twice as many facts. */
function lamps(count: number): { domain: string; problem: string } {
  const names = Array.from({ length: count + 1 }, (_, i) => `s${i}`)
  return {
    domain: `(define (domain lamps) (:requirements :strips :typing) (:types lamp)
      (:predicates (lit ?l - lamp) (before ?a ?b - lamp) (warm ?l - lamp))
      (:action hand-on :parameters (?a ?b - lamp) :precondition (and (before ?a ?b) (lit ?a))
        :effect (and (lit ?b) (not (lit ?a)) (warm ?a))))`,
    problem: `(define (problem row) (:domain lamps) (:objects ${names.join(' ')} - lamp)
      (:init (lit s0) ${names
        .slice(1)
        .map((name, i) => `(before s${i} ${name})`)
        .join(' ')}) (:goal (lit s${count})))`,
  }
}

test('of hundreds of steps and facts only what is in sight is in the page', async ({ page }) => {
  const { domain, problem } = lamps(250)
  await page.goto('./')
  await drop(
    page,
    { name: 'lamps.pddl', bytes: Buffer.from(domain) },
    { name: 'row.pddl', bytes: Buffer.from(problem) },
  )
  await page.getByRole('tab', { name: 'Trace' }).click()
  await page.getByRole('button', { name: 'Show a cheapest plan' }).click()
  await expect(page.locator('[data-part=trace-summary]')).toContainText('250 steps')
  await expect(page.locator('[data-part=trace-summary]')).toContainText('no plan is cheaper')
  const slider = picture(page)
  await slider.focus()
  await page.keyboard.press('End')
  await expect(page.locator('[data-part=trace-step][data-now]')).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-part=trace-name][data-picked]')).toBeInViewport()
  expect(await slider.locator('*').count()).toBeLessThan(2_000)
})

/** The positions of the drawn ferry, frame by frame, while the step is executed (or undone). */
async function placesOf(page: Page, key: ']' | '['): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const look = (): void => {
      if ((globalThis as unknown as { seen: string[] }).seen !== seen) return
      const ferry = [...document.querySelectorAll<SVGElement>('[data-part=picture] path')].find(path =>
        path.textContent?.startsWith('the ferry'),
      )
      const place = ferry?.getAttribute('transform') ?? ''
      if (seen.at(-1) !== place) seen.push(place)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.keyboard.press(key)
  await expect(page.locator('[data-part=picture] figcaption')).toContainText(key === ']' ? 'is at l1' : 'is at l0')
  // Until it has was still for twenty frames.
  return page.evaluate(
    () =>
      new Promise<string[]>(done => {
        const { seen } = globalThis as unknown as { seen: string[] }
        let known = seen.length
        let still = 0
        const look = (): void => {
          still = seen.length === known ? still + 1 : 0
          known = seen.length
          if (still >= 20) done(seen)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}
