// Problems from texts: two problems compared and repaired, a text answered in the editor and by a pasted response,
// rows with results scored, and hostile texts.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seriousFindings } from './axe'
import { within } from './pace'
import { answerBox, drop, type Dropped, expect, openByAddress, test, verdictWord } from './support'

const problemOf = (goal: string): string => `(define (problem three)
  (:domain blocksworld)
  (:objects x y z)
  (:init (arm-empty) (clear x) (clear y) (clear z) (on-table x) (on-table y) (on-table z))
  (:goal (and ${goal})))`
const row = {
  name: 'three',
  domain: 'blocksworld',
  init: 'on_table',
  goal: 'stack',
  num_objects: 3,
  problem_pddl: problemOf('(on x y) (on y z)'),
  natural_language: 'Three blocks lie on the table and the arm is empty.\nThe goal is one tower of all three.',
  init_is_abstract: 1,
  goal_is_abstract: 1,
  is_placeholder: 1,
}
const rows = (name: string, list: readonly object[]): Dropped => ({
  name,
  bytes: new TextEncoder().encode(list.map(each => JSON.stringify(each)).join('\n')),
})
const checked = (page: Page) => page.locator('[data-part~=verdict]:not([data-part~=stale]) [data-part=verdict-word]')

/** Opens the text, its editor ready. */
async function openText(page: Page): Promise<void> {
  await page.goto('./')
  await drop(page, rows('texts.jsonl', [row]))
  await expect(page.getByRole('region', { name: 'The text' })).toContainText('one tower')
}

test('two problems are compared, the change that is offered is made and undone, and both stay over a reload', async ({
  page,
}) => {
  await openByAddress(page, 'Blocksworld')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('=')
  await page.getByRole('button', { name: /^A copy of the first/ }).click()
  const found = page.getByRole('region', { name: 'Comparison' })
  const word = found.getByRole('status').first()
  await expect(word).toContainText('Equivalent')
  const editor = page.locator('[data-part=compare-two] .monaco-editor').first()
  await editor.locator('.view-line', { hasText: '(on b2 b3)' }).click()
  await page.keyboard.press('Home')
  for (let i = 0; i < '(on b2 b3)'.length; i++) await page.keyboard.press('Delete')
  await expect(word).toContainText('Different')
  await expect(found.getByRole('row', { name: /missing/ })).toContainText('(on b2 b3)')
  await expect(found.getByRole('figure')).toHaveCount(2)
  await page.reload()
  await expect(word).toContainText('Different')
  await expect(page).toHaveTitle(/^Compare problems/)
  await expect(editor).toBeVisible()
  await found.getByRole('button', { name: 'Make this change' }).click()
  await expect(word).toContainText('Equivalent')
  await editor.click()
  await page.keyboard.press('Control+z')
  await expect(word).toContainText('Different')
  expect(await seriousFindings(page)).toEqual([])
})

test('a text is answered in the editor, mended by its verdict, and answered by a whole response', async ({ page }) => {
  await openText(page)
  await test.step('in the editor, with the pictures of what is written', async () => {
    await expect(page.getByRole('region', { name: 'Views' })).toContainText('Nothing to draw yet')
    await page.getByRole('button', { name: 'Start with the frame' }).click()
    const editor = page.locator('[data-part=write-frame] .monaco-editor').first()
    await expect(editor).toContainText('define')
    await editor.locator('.view-line', { hasText: ':objects' }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(problemOf('(on x y)'))
    await expect(page.getByRole('region', { name: 'Views' })).toContainText('3 objects')
    await page.keyboard.press('Control+Enter')
    await expect(checked(page)).toHaveText('Wrong')
    const card = page.getByRole('region', { name: 'Verdict' })
    await expect(card.getByRole('list', { name: /part by part/ })).toContainText('Solvable')
    await expect(card.getByRole('figure')).toHaveCount(2)
    expect(await seriousFindings(page)).toEqual([])
    await card.getByRole('button', { name: 'Make this change' }).click()
    await page.getByRole('button', { name: /^Check/ }).click()
    await expect(checked(page)).toHaveText('Right')
  })
  await test.step('a pasted response: whatever objects are called; harm in it is text', async () => {
    await page.getByRole('tab', { name: 'Whole response' }).click()
    const renamed = problemOf('(on p q) (on q r)').replace(/\b([xyz])\b/g, letter =>
      letter === 'x' ? 'p' : letter === 'y' ? 'q' : 'r',
    )
    await answerBox(page).fill(`Sure (here it is):\n\`\`\`pddl\n${renamed}\n\`\`\`\nGood luck.`)
    await page.keyboard.press('Control+Enter')
    await expect(checked(page)).toHaveText('Right')
    const harm = problemOf('(on x y)').replace('three', '<img/src=x/onerror=document.title="x">')
    await answerBox(page).fill(`<script>document.title = 'x'</script>\n${harm}`)
    await page.keyboard.press('Control+Enter')
    await expect(verdictWord(page)).not.toHaveText('Right')
    await expect(page).not.toHaveTitle('x')
    await answerBox(page).fill(`${'('.repeat(200_000)}define (problem`)
    await page.keyboard.press('Control+Enter')
    await expect(checked(page)).toHaveText(/Wrong|Unreadable/)
  })
})

test('rows with results are scored, by the published rules next to what is proven', async ({ page }) => {
  await page.goto('./#score')
  const answered = (response: string, name: string) => ({
    ...row,
    name,
    natural_language: `${row.natural_language} (${name})`,
    response,
    model: 'toy',
  })
  await drop(
    page,
    rows('results.jsonl', [
      answered(row.problem_pddl, 'one'),
      answered(problemOf('(on x y)'), 'two'),
      answered('No.', 'three'),
    ]),
  )
  await page.getByRole('button', { name: /^Score the file/ }).click()
  await expect(page.getByText('1 of 3 responses with a verdict')).toBeVisible()
  await page.getByRole('tab', { name: 'Rows' }).click()
  await page.getByRole('button', { name: /^Part by part/ }).click()
  await page.getByRole('checkbox', { name: /^Equivalent: no(?!,)/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('gridcell', { name: /Solvable: yes/ })).toHaveCount(1)
})

test('two domains are compared: by hand the same but for names, then different; and from the list', async ({
  page,
}) => {
  await openByAddress(page, 'Ferry')
  await page.keyboard.press('Escape')
  await page.keyboard.press('=')
  const found = page.getByRole('region', { name: 'Comparison' })
  await found.getByRole('button', { name: 'A copy of the domain, to change' }).click()
  await expect(found.getByRole('heading', { name: 'Are the domains the same?' })).toBeVisible()
  await expect(found.getByText('The same', { exact: true })).toBeVisible({ timeout: within(20) })
  await expect(page.getByRole('heading', { name: 'Second domain' })).toBeVisible()
  const editor = page.locator('[data-part=compare-two] .monaco-editor').first()
  const text = readFileSync(new URL('../../domains/ferry/domain.pddl', import.meta.url), 'utf8')
  await editor.locator('.view-line').first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text.replaceAll('sail', 'cross'))
  await expect(found.getByText('The same but for names')).toBeVisible({ timeout: within(20) })
  await expect(found.getByRole('row', { name: 'action sail cross' })).toBeVisible()
  await page.getByRole('combobox', { name: 'What is the second text' }).selectOption({ label: 'The domain Grippers' })
  await expect(found.getByText('Different', { exact: true })).toBeVisible({ timeout: within(20) })
  await expect(found).toContainText('action sail: in the first domain only')
  // It is there when one comes back, and after a reload.
  await page.keyboard.press('Escape')
  await page.goto('./#explore')
  await page.goBack()
  await expect(found.getByText('Different', { exact: true })).toBeVisible()
  await page.reload()
  await expect(found.getByText('Different', { exact: true })).toBeVisible({ timeout: within(20) })
})
