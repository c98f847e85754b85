// The facts that every plan passes through: shown, explained, and tested with plans that avoid other facts.

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { drop, expect, openByAddress, test } from './support'

test.use({ motion: 'moving' })

const nodes = (page: Page): Locator => page.locator('[data-part=lm-node]')
const why = (page: Page): Locator => page.getByRole('region', { name: 'Why' })
const list = (page: Page): Locator => page.getByRole('region', { name: 'Landmarks in order' })

async function openLandmarks(page: Page, domain: string): Promise<void> {
  await openByAddress(page, domain)
  await page.getByRole('tab', { name: 'Landmarks' }).click()
  await expect(nodes(page).first()).toBeVisible()
}

test('landmarks are explained and listed in order; other facts come with a plan that avoids them', async ({ page }) => {
  await openLandmarks(page, 'Blocksworld')
  await test.step('why, with a proof that was checked, by mouse and by keys alone', async () => {
    await nodes(page).filter({ hasText: '(clear b1)' }).click()
    await expect(why(page)).toContainText('A landmark')
    await expect(why(page).locator('[data-part=checked]')).toHaveText('checked')
    await expect(why(page)).toContainText('block b1 is clear')
    await expect(why(page)).toContainText('only 9 facts can be reached without ever making it true; (on b1 b2)')
    await expect(why(page)).toContainText('(unstack b3 b1)')
    // From there by arrow keys to what comes after it, and Enter.
    await page.keyboard.press('ArrowRight')
    const reached = await page.evaluate(() => document.activeElement?.getAttribute('data-fact'))
    await page.keyboard.press('Enter')
    await expect(why(page).locator('[data-part=lm-fact] code')).toHaveText(reached!)
    await expect(list(page).getByRole('button', { pressed: true })).toContainText(reached!)
  })
  await test.step('the list has what the picture has, each after all that come before it', async () => {
    const drawn = await nodes(page).evaluateAll(found => found.map(each => each.getAttribute('data-fact')))
    const listed = await list(page).locator('[data-part=lm-what] > code').allTextContents()
    expect([...listed].sort()).toEqual([...drawn].sort())
    expect(listed.indexOf('(clear b1)')).toBeLessThan(listed.indexOf('(holding b1)'))
    expect(listed.indexOf('(holding b1)')).toBeLessThan(listed.indexOf('(on b1 b2)'))
    await page.getByRole('button', { name: 'Trivial landmarks' }).click()
    await expect(nodes(page)).toHaveCount(5)
    await expect(list(page).locator('[data-part=lm-row]')).toHaveCount(5)
    await expect(page.locator('[data-part=lm-counts]')).toContainText('5 landmarks')
    // The saved picture is the shown one.
    await page.getByRole('button', { name: 'Save image' }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save SVG' }).click(),
    ])
    const svg = readFileSync(await saved.path(), 'utf8')
    expect(svg).toContain('>(clear b1)<')
    expect(svg).not.toContain('>(on b1 b2)<')
  })
  await test.step('what is no landmark, and the walk marks what it passed', async () => {
    await page.getByRole('button', { name: 'Trivial landmarks' }).click()
    const box = page.getByRole('combobox', { name: 'Is this a landmark?' })
    await box.fill('holding b4')
    await box.press('Enter')
    await expect(why(page)).toContainText('no object b4')
    await box.fill('on b2 b1')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(why(page)).toContainText('Not a landmark')
    await expect(why(page).locator('[data-part=checked]')).toHaveText('checked')
    const plan = await why(page).locator('[data-part=lm-plan] code').allTextContents()
    expect(plan.length).toBeGreaterThan(3)
    await why(page)
      .getByRole('button', { name: /^Watch the plan that avoids \(on b2 b1\): \d+ steps$/ })
      .click()
    await expect(page.locator('[data-part=way-watched]')).toContainText('the plan that avoids (on b2 b1)')
    await page.keyboard.press('Escape')
    await page.locator('[data-part=way-steps] button').first().click()
    await page.keyboard.press(']')
    await page.keyboard.press(']')
    await expect(page.locator('[data-part=way-title]')).toContainText('After 2 steps')
    await page.getByRole('tab', { name: 'Landmarks' }).click()
    const row = (fact: string): Locator => list(page).locator('[data-part=lm-row]', { hasText: fact })
    await expect(row('(clear b1)').first()).toContainText('holds now')
    await expect(row('(holding b3)').first()).toContainText('was true')
    await expect(row('(holding b1)').first()).toContainText('not yet')
    await page.getByRole('button', { name: 'From here' }).click()
    await expect(page.locator('[data-part=lm-counts]')).toContainText('2 landmarks')
    await expect(row('(holding b3)')).toHaveCount(0)
  })
})

test('the closed set behind a landmark grows round by round, and ends without the goal', async ({ page }) => {
  await openLandmarks(page, 'Ferry')
  await test.step('by itself', async () => {
    await growSet(page)
    const set = page.getByRole('region', { name: 'A closed set' })
    await expect(set).toContainText('if (on c0) never does')
    await expect(set.locator('[data-part=growing-wanted]')).toContainText('(at c0 l1)')
    await expect(set.locator('[data-part=growing-rounds] li').nth(1)).toContainText('Round 1 adds')
    await page.keyboard.press('Escape')
    await expect(set.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await set.getByRole('button', { name: 'To the end' }).click()
    await expect(set.locator('[data-part=growing-end]')).toContainText(
      'Nothing new: the set is closed. (at c0 l1), a goal, is not in it. So every plan makes (on c0) true.',
    )
    await expect(set.locator('[data-part=growing-rounds] [data-part=fact]', { hasText: '(at c0 l1)' })).toHaveCount(0)
    await set.getByRole('button', { name: 'Play again' }).click()
    await expect(set.locator('[data-part=growing-end]')).toHaveCount(0)
    await expect(set.locator('[data-part=growing-end]')).toBeVisible()
    await set.getByRole('button', { name: 'Back to the state' }).click()
    await expect(page.locator('[data-part=picture]')).toBeVisible()
  })
  await test.step('by one round with each press for those who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('tab', { name: 'Landmarks' }).click()
    await growSet(page)
    const set = page.getByRole('region', { name: 'A closed set' })
    await expect(set.locator('[data-part=growing-rounds] li')).toHaveCount(2)
    await set.getByRole('button', { name: 'Next round' }).click()
    await expect(set.locator('[data-part=growing-rounds] li')).toHaveCount(3)
  })
  await test.step('a problem without a plan says that nothing is a landmark worth the name, and why', async () => {
    await drop(
      page,
      {
        name: 'rooms.pddl',
        bytes: Buffer.from(`(define (domain rooms) (:requirements :strips :typing) (:types room)
        (:predicates (door ?a ?b - room) (in ?r - room))
        (:action go :parameters (?a ?b - room) :precondition (and (in ?a) (door ?a ?b))
          :effect (and (not (in ?a)) (in ?b))))`),
      },
      {
        name: 'locked.pddl',
        bytes: Buffer.from(`(define (problem locked) (:domain rooms) (:objects hall attic cellar - room)
        (:init (in hall) (door hall attic) (door attic hall)) (:goal (in cellar)))`),
      },
    )
    await page.getByRole('tab', { name: 'Landmarks' }).click()
    await expect(page.getByRole('heading', { name: 'There is no plan' })).toBeVisible()
    await expect(page.locator('[data-part=lm-proof]')).toContainText('(in cellar), a goal, is missing')
    await expect(page.locator('[data-part=lm-proof] [data-part=checked]')).toHaveText('checked')
  })
})

/** The landmark of Ferry p01 that a closed set shows. */
async function growSet(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Is this a landmark?' })
  await box.fill('on c0')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(why(page)).toContainText('A landmark')
  await why(page)
    .getByRole('button', { name: /^Watch the set grow until nothing is new: \d rounds$/ })
    .click()
}
