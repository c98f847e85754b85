// First impressions: nothing cut without a sign, keys that do what they show, buttons that stay in place, one
// reading.

import type { Page } from '@playwright/test'
import { answerBox, drop, type Dropped, expect, fileOf, fixture, test, verdictWord } from './support'

const text = (name: string, content: string): Dropped => ({ name, bytes: Buffer.from(content) })
const eyebrow = (page: Page) => page.locator('[data-part=eyebrow]')

/** A text of a problem that is longer than its box. */
const blocks = Array.from({ length: 40 }, (_, i) => `b${i}`)
const row = {
  ...{ name: 'forty', domain: 'blocksworld', init: 'on_table', goal: 'stack', num_objects: 40 },
  problem_pddl: `(define (problem forty) (:domain blocksworld) (:objects ${blocks.join(' ')})
    (:init (arm-empty) ${blocks.map(b => `(clear ${b}) (on-table ${b})`).join(' ')})
    (:goal (and ${blocks
      .slice(1)
      .map((b, i) => `(on b${i} ${b})`)
      .join(' ')})))`,
  natural_language: `${blocks.map(b => `Block ${b} is on the table.`).join('\n')}\nYour goal is to have the following:\n${blocks
    .slice(1)
    .map((b, i) => `Block b${i} should be on ${b}.`)
    .join('\n')}`,
  ...{ init_is_abstract: 0, goal_is_abstract: 0, is_placeholder: 0 },
}

for (const width of [1440, 1024, 390])
  test(`a text that continues is shaded where it is cut, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('./')
    await drop(page, text('texts.jsonl', JSON.stringify(row)))
    const box = page.getByRole('region', { name: 'The text' })
    await expect(box).toContainText('Block b39')
    const cut = await box.evaluate(box => ({
      goesOn: box.scrollHeight > box.clientHeight,
      shade: getComputedStyle(box).backgroundImage,
    }))
    expect(cut.goesOn).toBe(true)
    expect(cut.shade).toContain('gradient')
  })

test('Y and N choose wherever the focus is, and Previous stays at every width', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.bool.jsonl')))
  await expect(page.getByRole('radio', { name: 'yes' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  const here = await eyebrow(page).innerText()
  await page.getByRole('tab', { name: 'State' }).focus()
  await page.keyboard.press('n')
  await expect(page.getByRole('radio', { name: 'no' })).toBeChecked()
  await eyebrow(page).click()
  await page.keyboard.press('y')
  await expect(page.getByRole('radio', { name: 'yes' })).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await eyebrow(page).innerText()).toBe(here)
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('button', { name: 'Previous' })).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('k')
  await expect(eyebrow(page)).not.toHaveText(here)
})

// That it leaves by itself: test/app/notices.test.ts.
test('a problem is reported below the page, and covers nothing', async ({ page }) => {
  await page.goto('./')
  await drop(page, text('notes.txt', 'Nothing that could be opened.'))
  const notice = page.locator('[data-part=notice]')
  await expect(notice).toContainText('notes.txt')
  const bottom = await page.locator('main').evaluate(main => main.getBoundingClientRect().bottom)
  const top = await notice.evaluate(box => box.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(bottom)
})

test('an answer on a plan is read once', async ({ page }) => {
  await page.goto('./#make')
  await page.getByRole('tab', { name: 'PlanBench' }).click()
  const kinds = page.getByRole('group', { name: 'Kinds' })
  for (const box of await kinds.getByRole('checkbox').all()) await box.setChecked(false)
  await kinds.getByRole('checkbox', { name: /^plan verification/i }).check()
  await page.getByRole('spinbutton', { name: 'How many of each' }).fill('1')
  await page.getByRole('button', { name: /^Make \d+ question/ }).click()
  await answerBox(page).fill('I looked at each step. The plan is not valid, I am sure.')
  await expect(page.getByRole('status').filter({ hasText: 'Free text' })).toContainText('Read as invalid')
  await page.keyboard.press('Control+Enter')
  await expect(verdictWord(page)).toBeVisible()
  await expect(page.getByText(/Read as/)).toHaveCount(1)
})
