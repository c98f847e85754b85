// Plans in the Domain workspace: an own domain opened, solved, and a failing plan found out: by mouse, by keyboard
// alone, and on a phone.

import type { Locator, Page } from '@playwright/test'
import { drop, expect, runCommand, test } from './support'

const domain = `(define (domain courier)
  (:requirements :strips :typing)
  (:types place parcel)
  (:predicates (at ?p - place) (road ?a ?b - place) (lies ?x - parcel ?p - place) (holds ?x - parcel) (free))
  (:action drive :parameters (?a ?b - place)
    :precondition (and (at ?a) (road ?a ?b))
    :effect (and (not (at ?a)) (at ?b)))
  (:action load :parameters (?x - parcel ?p - place)
    :precondition (and (at ?p) (lies ?x ?p) (free))
    :effect (and (holds ?x) (not (lies ?x ?p)) (not (free))))
  (:action unload :parameters (?x - parcel ?p - place)
    :precondition (and (at ?p) (holds ?x))
    :effect (and (lies ?x ?p) (free) (not (holds ?x)))))
`
const problem = `(define (problem round) (:domain courier)
  (:objects depot shop home - place red blue - parcel)
  (:init (at depot) (free) (lies red shop) (lies blue depot)
    (road depot shop) (road shop home))
  (:goal (lies red home)))
`
const failing = 'Plan:\n1. (load blue depot)\n2. (drive depot shop)\n3. `(load red shop)` - pick it up\n'

const bytes = (text: string): Buffer => Buffer.from(text)
const editor = (page: Page, role: 'domain' | 'problem'): Locator => page.locator(`.of-${role} .monaco-editor`).first()
const line = (page: Page): Locator => page.locator('[data-part=check-line]')

async function openOwn(page: Page): Promise<void> {
  await page.goto('./')
  await drop(page, { name: 'domain.pddl', bytes: bytes(domain) }, { name: 'round.pddl', bytes: bytes(problem) })
  await expect(page).toHaveURL(/#q=/)
}

test('an own domain is solved, and a failing plan is marked in the plan and in the text', async ({ page }) => {
  await openOwn(page)
  await page.getByRole('link', { name: 'Domain', exact: true }).click()
  await expect(editor(page, 'domain')).toBeVisible()
  await test.step('quick, and cheapest with its certificate', async () => {
    await page.getByRole('button', { name: 'Solve', exact: true }).click()
    const solved = page.locator('[data-part=solve-line]')
    await expect(solved).toContainText('A plan: 4 steps, cost 4')
    await page.getByRole('button', { name: 'Cheapest plan' }).click()
    await expect(solved).toContainText('Cheapest plan: 4 steps, cost 4')
    await expect(page.locator('[data-part=checked]').first()).toContainText('checked')
    await expect(page.locator('[data-part=plan-steps] li')).toHaveCount(4)
  })
  await test.step('a failing plan', async () => {
    await page.getByRole('button', { name: 'Check a plan' }).click()
    await page.getByRole('textbox', { name: 'Plan', exact: true }).fill(failing)
    await expect(line(page)).toContainText('step 3 fails')
    await expect(line(page)).toContainText('(free) does not hold')
    await expect(page.locator('[data-failing]')).toContainText('(load red shop)')
    await expect(page.getByRole('list', { name: 'What is unmet' })).toContainText(
      'step 1, (load blue depot), made it false',
    )
    await expect(page.locator('[data-part=plan-state]')).toContainText('(lies red shop)')
    await expect(editor(page, 'domain').locator('.text-deletes')).toHaveCount(1)
    await page.locator('[data-failing]').getByRole('button').click()
    const selected = await page
      .locator('#plan-text')
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))
    expect(selected).toBe('(load red shop)')
    await page.getByRole('button', { name: 'Show in the domain' }).click()
    await expect(editor(page, 'domain')).toHaveClass(/focused/)
  })
  await test.step('a valid plan is known to be cheapest, and is shown in the trace', async () => {
    await page
      .getByRole('textbox', { name: 'Plan', exact: true })
      .fill('drive(depot, shop)\nload(red, shop)\ndrive(shop, home)\nunload(red, home)')
    await expect(line(page)).toContainText('A valid plan, cost 4')
    await expect(page.locator('[data-part=is-cheapest]')).toHaveText('It is a cheapest plan.')
    await expect(editor(page, 'domain').locator('.text-deletes')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show in the trace' }).click()
    await expect(page.getByText('unload red home').first()).toBeVisible()
  })
})

test('no plan is proven, and the texts may be edited meanwhile', async ({ page }) => {
  await openOwn(page)
  await page.getByRole('link', { name: 'Domain', exact: true }).click()
  await editor(page, 'problem').locator('.view-line', { hasText: '(road shop home)' }).click()
  await page.keyboard.press('End')
  for (let i = 0; i < '(road shop home))'.length; i++) await page.keyboard.press('Backspace')
  await page.keyboard.type(')')
  await page.keyboard.press('Control+Enter')
  const solved = page.locator('[data-part=solve-line]')
  await expect(solved).toContainText('There is no plan')
  await expect(solved).toContainText('(lies red home) of the goal can never hold')
  await expect(page.locator('[data-part=checked]').first()).toContainText('checked')
})

test('texts without a plan state it at once, with one cause, and nothing is asked about plans', async ({ page }) => {
  const locked = domain
    .replace('(free))', '(free) (badge) (open ?p - place))')
    .replace('(road ?a ?b))\n', '(road ?a ?b) (open ?b))\n')
    .replace(
      '(:action load',
      `(:action unlock :parameters (?a ?b - place)
    :precondition (and (at ?a) (road ?a ?b) (badge)) :effect (open ?b))
  (:action fetch-badge :parameters (?p - place) :precondition (and (at ?p) (open ?p)) :effect (badge))
  (:action load`,
    )
  await page.goto('./')
  await drop(page, { name: 'domain.pddl', bytes: bytes(locked) }, { name: 'round.pddl', bytes: bytes(problem) })
  const note = page.locator('[data-part=no-plan]')
  await expect(note).toContainText('There is no plan. (lies red home) of the goal can never hold')
  const list = page.getByRole('listbox', { name: 'Questions' })
  await expect(list).toContainText(/applicability/i)
  await expect(list).not.toContainText(/landmark|next action/i)
  await note.getByRole('button', { name: 'The cause' }).click()
  const cause = page.getByRole('region', { name: 'The cause' })
  await expect(cause).toContainText('(unlock depot shop) and (fetch-badge shop) need each other')
  await expect(cause.getByRole('listitem')).toHaveCount(2)
  await expect(note).toBeVisible()
  await test.step('the header leads to the English of this domain', async () => {
    await page.getByRole('link', { name: 'Templates', exact: true }).first().click()
    await expect(page.getByRole('region', { name: 'From the open problem' })).toContainText('courier')
    await page.getByRole('button', { name: 'Start from it' }).click()
    await expect(page).toHaveURL(/#templates\/courier/)
    await page.keyboard.press('Alt+2')
    await page.keyboard.press('Alt+3')
    await expect(page.getByRole('combobox', { name: 'Domain' })).toHaveValue('courier')
  })
})

test('by keyboard alone', async ({ page }) => {
  await openOwn(page)
  await page.keyboard.press('Alt+2')
  await expect(editor(page, 'domain')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-part=solve-line]')).toContainText('A plan: 4 steps')
  await runCommand(page, 'check a plan')
  await expect(page.getByRole('textbox', { name: 'Plan', exact: true })).toBeFocused()
  await page.keyboard.insertText('(drive depot home)')
  await expect(line(page)).toContainText('step 1 fails')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show in the domain' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor(page, 'domain')).toHaveClass(/focused/)
})

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOwn(page)
  await page.goto('./#domain')
  await page.getByRole('button', { name: 'Solve', exact: true }).click()
  await expect(page.locator('[data-part=solve-line]')).toContainText('A plan: 4 steps')
  await page.getByRole('button', { name: 'Check a plan' }).click()
  await page.getByRole('textbox', { name: 'Plan', exact: true }).fill(failing)
  await expect(line(page)).toContainText('step 3 fails')
  await page.getByRole('button', { name: 'Show in the domain' }).click()
  await expect(page.locator('[data-text=domain]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('an edit of a built-in problem is a copy: the address of the problem leads to it unchanged', async ({ page }) => {
  await page.goto('./#q=bundled:ferry/p01/1')
  await expect(page.locator('[data-part=answer-box], textarea').first()).toBeVisible()
  await page.goto('./#domain')
  await expect(editor(page, 'problem')).toBeVisible()
  const edit = async (): Promise<void> => {
    await editor(page, 'problem').locator('.view-line', { hasText: '(empty-ferry)' }).first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' ; mine')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('your edit')
  }
  await test.step('kept as a copy, by hand', async () => {
    await edit()
    await page.getByRole('button', { name: 'Keep as a copy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('your edit')
    await expect(editor(page, 'problem')).toContainText('; mine')
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await expect(page).toHaveURL(/#q=copy:/)
    await page.getByRole('link', { name: 'Domain', exact: true }).click()
    await page.getByRole('combobox', { name: 'Problem' }).selectOption({ label: 'p01' })
    await expect(editor(page, 'problem')).not.toContainText('; mine')
  })
  await test.step('and where the link to the problem is opened', async () => {
    await edit()
    await page.goto('./#q=bundled:ferry/p01/1')
    await expect(page.getByText('Your edit is kept as')).toBeVisible()
    await page.goto('./#domain')
    await expect(editor(page, 'problem')).not.toContainText('; mine')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('your edit')
    await page.getByRole('button', { name: 'Open your edit' }).click()
    await expect(editor(page, 'problem')).toContainText('; mine')
  })
})
