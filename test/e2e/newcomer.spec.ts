// What newcomers do first: unusual texts, and why they have no plan; faults with several fixes; versions that an
// address reopens; one file of responses for each model.

import type { Page } from '@playwright/test'
import { questions, samples } from './score-files'
import { drop, type Dropped, expect, runCommand, test } from './support'
import { within } from './pace'

const file = (name: string, text: string): Dropped => ({ name, bytes: new TextEncoder().encode(text) })

/** Words of PDDL in capitals, no types, comments in odd places, and line ends of Windows. */
const warehouse = [
  file(
    'warehouse.pddl',
    `; exercise 3
(DEFINE (DOMAIN warehouse) ; no types here
 (:PREDICATES (at ?r ?x) (in ?b ?x) (holds ?r ?b) (open ?x ?y) (door ?x ?y) (haskey ?r))
 (:ACTION move :PARAMETERS (?r ?x ?y) ;; from, to
  :PRECONDITION (AND (at ?r ?x) (door ?x ?y) (open ?x ?y)) :EFFECT (AND (NOT (at ?r ?x)) (at ?r ?y)))
 (:ACTION unlock :PARAMETERS (?r ?x ?y)
  :PRECONDITION (AND (at ?r ?x) (door ?x ?y) (haskey ?r)) :EFFECT (open ?x ?y))
 (:ACTION take :PARAMETERS (?r ?b ?x)
  :PRECONDITION (AND (at ?r ?x) (in ?b ?x)) :EFFECT (AND (holds ?r ?b) (NOT (in ?b ?x)))))
`.replaceAll('\n', '\r\n'),
  ),
  file(
    'p03.pddl',
    `(define (PROBLEM wh-3) (:domain Warehouse) (:objects r hall office b)
 (:INIT (at r hall) (in b office) (door hall office) (door office hall)) ; locked!
 (:GOAL (holds r b)))
`.replaceAll('\n', '\r\n'),
  ),
]

const hanoi = (bracket: string, name: string, argument: string): Dropped =>
  file(
    'hanoi.pddl',
    `(define (domain hanoi)
 (:requirements :strips :typing)
 (:types disk peg - object)
 (:predicates (clear ?x - object) (on ?d - disk ?x - object) (smaller ?x - object ?d - disk))
 (:action move
  :parameters (?d - disk ?from ?to - object)
  :precondition (and (${name} ?to ?d) (on ?d ?from) (clear ?d) (clear ?to)${bracket}
  :effect (and (clear ?from) (on ?d ?to) (not (on ?d${argument})) (not (clear ?to))))
)
`,
  )
const disks = file(
  'p.pddl',
  `(define (problem two) (:domain hanoi) (:objects d1 d2 - disk p1 p2 p3 - peg)
 (:init (smaller p1 d1) (smaller p2 d1) (smaller p3 d1) (smaller p1 d2) (smaller p2 d2) (smaller p3 d2) (smaller d2 d1)
  (clear p2) (clear p3) (clear d1) (on d2 p1) (on d1 d2))
 (:goal (and (on d2 p3) (on d1 d2))))
`,
)

const problems = (page: Page) => page.getByRole('region', { name: 'Problems' })

async function toDomain(page: Page, ...files: readonly Dropped[]): Promise<void> {
  await page.goto('./')
  await drop(page, ...files)
  await expect(page.getByRole('link', { name: 'Domain', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/#(?:q=|domain)/)
  await page.getByRole('link', { name: 'Domain', exact: true }).click()
}

test('a problem without a plan names what is missing, and a failing step too', async ({ page }) => {
  await toDomain(page, ...warehouse)
  await page.getByRole('button', { name: 'Solve', exact: true }).click()
  const line = page.locator('[data-part=solve-line]')
  await expect(line).toContainText('There is no plan', { timeout: within(30) })
  const chain = page.getByRole('region', { name: 'The cause' })
  await expect(chain).toContainText('(haskey r) does not hold initially, and no action makes it true.')
  await chain.getByText('How this blocks the goal').click()
  await expect(chain.getByRole('listitem')).toHaveCount(3)
  await expect(chain.getByRole('listitem').last()).toContainText(
    '(unlock r hall office) would make (open hall office) true',
  )
  await page.getByRole('button', { name: 'Check a plan' }).click()
  await page
    .getByRole('textbox', { name: 'Plan', exact: true })
    .fill('[t=0.1s] Solution found!\nmove r hall office (1)\n')
  await expect(page.getByRole('list', { name: 'What is unmet' })).toContainText(
    '(unlock r hall office) would make it true, but needs (haskey r), which never holds',
    { timeout: within(30) },
  )
})

test('questions are made about the own problem in front, not about another domain', async ({ page }) => {
  await page.goto('./')
  await drop(page, ...warehouse)
  // The first page has a button of this name, too.
  await expect(page).toHaveURL(/#(?:q=|domain)/)
  await page.getByRole('button', { name: 'Make questions' }).click()
  await expect(page.getByRole('checkbox', { name: 'The open problem' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Ferry' })).not.toBeChecked()
})

test('three faults are mended: two at once, one from a list, by keys alone', async ({ page }) => {
  await toDomain(page, hanoi('', 'smaler', ''), disks)
  await expect(problems(page)).toContainText('3 errors', { timeout: within(40) })
  await page.keyboard.press('Alt+Shift+x')
  await expect(problems(page)).toContainText('1 error')
  await problems(page).getByRole('button', { name: 'Fixes…' }).press('Enter')
  const fixes = problems(page).getByRole('list', { name: 'Possible fixes' }).getByRole('button')
  await expect(fixes.first()).toBeFocused()
  const labels = await fixes.allTextContents()
  expect(new Set(labels).size).toBe(labels.length)
  await fixes.filter({ hasText: 'Insert ?from after ?d' }).press('Enter')
  await expect(problems(page)).toContainText('None found')
  await expect(page.getByRole('button', { name: 'Ask questions about it' })).toBeVisible()
})

test('faults have their fixes at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  await drop(page, hanoi(')', 'smaller', ''), disks)
  await problems(page)
    .getByRole('button', { name: 'Fixes…' })
    .click({ timeout: within(40) })
  await problems(page).getByRole('button', { name: 'Insert ?from after ?d' }).click()
  await expect(problems(page)).toContainText('None found')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a version is gone back to, and its address reopens it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toDomain(page, hanoi(')', 'smaller', ''), disks)
  await expect(problems(page)).toContainText('1 error', { timeout: within(40) })
  // From within an editor, where Monaco has keys of its own.
  await page.locator('.monaco-editor').first().click()
  await runCommand(page, 'Versions of the open texts')
  const dialog = page.getByRole('dialog', { name: 'Versions of these texts' })
  const listed = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Keep this version' }).click()
  await expect(listed).toHaveCount(2)
  await expect(listed.first()).toContainText('open now')
  expect(await dialog.evaluate(each => each.matches(':modal'))).toBe(true)
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/#open\?texts=[\w.-]+$/)
  await page.keyboard.press('Escape')

  await problems(page).getByRole('button', { name: 'Fixes…' }).click()
  await problems(page).getByRole('button', { name: 'Insert ?from after ?d' }).click()
  await expect(problems(page)).toContainText('None found')
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await expect(listed.first()).toContainText('1 line differs from now')
  await listed.first().getByRole('button', { name: 'Go back to it' }).click()
  await expect(problems(page)).toContainText('1 error')

  // At once, before the address of the first place is written.
  await page.goto('./#home')
  await page.goto(address)
  await expect(problems(page)).toContainText('1 error', { timeout: within(30) })
  await page.goto('./#open?texts=nothing')
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('This version is not in this browser')
})

test('a file for each model becomes a run for each, at 390 px without an overlap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('#score/runs')
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
  const asked = questions(1).slice(0, 6)
  await drop(page, ...['a', 'b', 'c'].map((name, i) => samples(`samples_model-${name}.jsonl`, asked, i)))
  const all = page.getByRole('button', { name: 'Score as 3 runs, to compare' })
  await expect(all).toBeEnabled({ timeout: within(40) })
  const [name, tags] = await Promise.all(
    ['Name', 'Tags'].map(title => page.getByRole('textbox', { name: title }).boundingBox()),
  )
  expect(name!.x + name!.width <= tags!.x || name!.y + name!.height <= tags!.y).toBe(true)
  expect(tags!.x + tags!.width).toBeLessThanOrEqual(390)
  await all.click()
  for (const title of ['samples_model-a', 'samples_model-b', 'samples_model-c'])
    await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible({ timeout: within(40) })
  await page.reload()
  await expect(all).toHaveCount(0)
})
