// Long work, the editor, the stage: running work can be stopped, edits count, shown states can be stepped.

import type { Page } from '@playwright/test'
import { answerBox, check, drop, expect, fileOf, fixture, menu, openBundled, test, verdict } from './support'

test.use({ motion: 'moving' })

/** A problem with a cheapest plan that no search finds quickly: a wide product of counters. */
function hardProblem(): { domain: string; problem: string } {
  const names = Array.from({ length: 26 }, (_, i) => `s${i}`)
  return {
    domain: `(define (domain lamps) (:requirements :strips :typing :negative-preconditions) (:types lamp)
      (:predicates (lit ?l - lamp) (before ?a ?b - lamp))
      (:action swap-on :parameters (?a ?b - lamp) :precondition (and (before ?a ?b) (lit ?a) (not (lit ?b))) :effect (and (lit ?b) (not (lit ?a))))
      (:action swap-back :parameters (?a ?b - lamp) :precondition (and (before ?a ?b) (lit ?b) (not (lit ?a))) :effect (and (lit ?a) (not (lit ?b)))))`,
    problem: `(define (problem many) (:domain lamps) (:objects ${names.join(' ')} - lamp)
      (:init ${names
        .slice(1)
        .map((name, i) => `(before s${i} ${name})`)
        .join(' ')} ${names
        .slice(0, 13)
        .map(name => `(lit ${name})`)
        .join(' ')})
      (:goal (and ${names
        .slice(13)
        .map(name => `(lit ${name})`)
        .join(' ')})))`,
  }
}

test('Escape stops the work, and the next answer is judged', async ({ page }) => {
  await page.goto('./')
  const { domain, problem } = hardProblem()
  await drop(
    page,
    { name: 'lamps.pddl', bytes: Buffer.from(domain) },
    { name: 'many.pddl', bytes: Buffer.from(problem) },
  )
  await page.locator('[data-part=virtual-row]', { hasText: 'next action' }).click()
  await answerBox(page).fill('(swap-on s12 s13)')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-part~=verdict]').getByText('Judging the answer')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Stopped. The answer was not judged.')).toBeVisible()
  await page.locator('[data-part=virtual-row]', { hasText: 'applicability' }).click()
  expect(await check(page, '[(swap-on s12 s13)]')).toBe('right')
})

test('actions are taken, undone and explained; the editor marks errors, and verdicts follow an edit', async ({
  page,
}) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await test.step('from the list', async () => {
    const first = page.locator('[data-part=action-list] button').first()
    const name = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
    await expect(page.locator('[data-part=way-steps]')).toContainText(name)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[data-part=way-title]')).toContainText('Initial state')
    const find = page.getByRole('textbox', { name: /Find an action/ })
    await find.fill('(debark c0 l1)')
    await find.press('Enter')
    await expect(page.locator('[data-part=why]')).toContainText('does not hold')
  })
  await test.step('a click in the picture takes the one action there, or lists the several', async () => {
    const inPicture = (object: string) => page.locator(`[data-part=picture] svg [data-object="${object}"]`).first()
    await inPicture('c0').click()
    await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
    await expect(page.locator('[data-part=way-steps]')).toContainText('(board c0 l0)')
    await inPicture('l0').click({ position: { x: 8, y: 8 } })
    await expect(page.getByRole('textbox', { name: /Find an action/ })).toHaveValue('l0')
    await expect(page.locator('[data-part=action-list] [data-rove]')).toHaveText(['(sail l0 l1)', '(debark c0 l0)'])
    await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
  })
  await test.step('the editor opens, and reverts', async () => {
    await page.getByRole('tab', { name: 'PDDL' }).click()
    const editor = page.locator('[data-part=editor] .monaco-editor').first()
    await expect(editor).toBeVisible()
    await expect(page.getByText('No problems found')).toBeVisible()
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(')')
    await expect(page.locator('[data-part=problem-line]').first()).toBeVisible()
    await expect(page.locator('.squiggly-error').first()).toBeAttached()
    await expect(page.getByText('Your edit')).toBeVisible()
    await page.getByRole('button', { name: 'Revert' }).click()
    await expect(page.getByText('No problems found')).toBeVisible()
  })
})

test('parts that cannot be loaded are reported: the engine can be retried, and a text field replaces Monaco', async ({
  page,
  watch,
}) => {
  await page.route(/\/monaco-[^/]*\.js/, route => route.abort())
  await page.route(/engine\.worker/, route => route.abort())
  await page.goto('./')
  await test.step('the engine', async () => {
    await page
      .getByRole('button', { name: /^Depot: / })
      .first()
      .click()
    // The question comes with the page; states and verdicts need the engine.
    await expect(page.getByText('The state could not be computed')).toBeVisible()
    await answerBox(page).fill('[(lift hoist0 crate0 pallet0 depot0)]')
    await page.keyboard.press('Control+Enter')
    const lost = page.locator('main').getByText('The engine did not answer')
    await expect(lost).toBeVisible()
    await page.unroute(/engine\.worker/)
    expect(await check(page, '[(lift hoist0 crate0 pallet0 depot0)]')).toBe('wrong')
    await expect(lost).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Facts that hold')).toBeVisible()
  })
  await test.step('Monaco', async () => {
    await page.getByRole('tab', { name: 'PDDL' }).click()
    const field = page.locator('textarea[aria-label="PDDL problem"]')
    await expect(field).toBeVisible()
    await field.fill('(define (problem x) (:domain ferry)')
    await expect(page.locator('[data-part=problem-line]').first()).toBeVisible()
    // The refused files themselves are what the console describes.
    watch.complaints.splice(0)
  })
})

test('what a verdict shows can be watched: a sequence, a plan, a closed set', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await test.step('a sequence, step by step', async () => {
    await page.locator('[data-part=virtual-row]').nth(3).click()
    await check(page, '(at kitchen)')
    const watch = verdict(page).locator('[data-part=watch]').first()
    await expect(watch).toContainText(/Watch .*\(at kitchen\).*: \d+ steps?$/)
    await watch.click()
    await expect(page.locator('[data-part=way-watched]')).toBeVisible()
    await page.locator('[data-part=way-steps] button').first().click()
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
  })
  await test.step('a plan plays at once, pauses by key and by click, and plays again', async () => {
    await openPlan(page)
    const title = page.locator('[data-part=way-title]')
    const pause = page.getByRole('button', { name: 'Pause' })
    await expect(pause).toBeVisible()
    await expect(title).toContainText('After 2 steps')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const stood = (await title.textContent()) ?? ''
    // The key that pressed the button does not press it twice.
    await page.keyboard.press('.')
    await expect(pause).toBeVisible()
    await page.keyboard.press(' ')
    await expect(pause).toHaveCount(0)
    await page.keyboard.press('.')
    await expect(pause).toBeVisible()
    const steps = await page.locator('[data-part=way-steps] li').count()
    await page.locator('[data-part=picture] [data-part=scene]').click({ position: { x: 30, y: 40 } })
    await expect(pause).toHaveCount(0)
    expect(await page.locator('[data-part=way-steps] li').count()).toBe(steps)
    expect(stood).toContain('of')
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(title).toContainText('After 1 step')
    await expect(pause).toBeVisible()
  })
  await test.step('the closed set of a verdict grows on the stage until nothing is new', async () => {
    await page.locator('[data-part=virtual-row]').nth(7).click()
    expect(await check(page, '(carrying red)')).toBe('right')
    await verdict(page)
      .getByRole('button', { name: /^Watch the set grow/ })
      .click()
    const set = page.getByRole('region', { name: 'A closed set' })
    await expect(set).toContainText('if (carrying red) never does')
    await expect(set.locator('[data-part=growing-rounds] li').nth(1)).toBeVisible()
    await page.keyboard.press(' ')
    await set.getByRole('button', { name: 'To the end' }).click()
    await expect(set.locator('[data-part=growing-end]')).toContainText(
      '(lies red hall), a goal, is not in it. So every plan makes (carrying red) true.',
    )
  })
})

test('who wants less motion takes one step with each press of Watch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await openPlan(page)
  await expect(page.locator('[data-part=way-title]')).toContainText('After 1 step')
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await menu(page, 'Hide the views')
  await watchPlan(page)
  await expect(page.locator('[data-part=way-title]')).toContainText('After 2 steps')
})

const watchPlan = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Watch the plan that avoids/ })
    .first()
    .click()

/** A plan that avoids a fact, watched from the landmark question it answers wrongly. */
async function openPlan(page: Page): Promise<void> {
  await page.locator('[data-part=virtual-row]').nth(7).click()
  await check(page, '(carrying blue)')
  await watchPlan(page)
}

test('ten thousand questions make a list that answers at once', async ({ page }) => {
  await page.goto('./')
  const line = Buffer.from(fileOf(fixture('courier.bool.jsonl')).bytes)
    .toString()
    .split('\n')[0]!
  const lines = Array.from({ length: 10_000 }, (_, i) => line.replace(/"id": ?\d+/, `"id": ${i}`))
  await drop(page, { name: 'many.jsonl', bytes: Buffer.from(lines.join('\n')) })
  await expect(page.locator('[data-part=list-pane] [data-part=count]')).toHaveText('10,000')
  expect(await page.locator('[data-part=virtual-row]').count()).toBeLessThan(100)
  await page.getByRole('listbox', { name: 'Questions' }).focus()
  await page.keyboard.press('End')
  await expect(page.locator('[data-part=eyebrow]')).toContainText('10,000 of 10,000')
})

test('theme and panes are remembered, and known before the first paint', async ({ page }) => {
  await page.goto('./')
  await menu(page, 'Dark theme')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(236, 235, 230)')
})
