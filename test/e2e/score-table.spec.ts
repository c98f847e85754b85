// The table of a run's rows: filters in the link, keys, verdicts by hand, the way to Explore and back, many rows.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { randomRows } from '../support/rows'
import { sampleRun, seedRun } from './seed-run'
import { answerBox, expect, test, untilOverruled } from './support'
import { nothingSerious } from './axe'

/** All rows of a run over responses that the page makes up. */
async function sampleRows(page: Page): Promise<void> {
  await sampleRun(page)
  await page.getByRole('tab', { name: 'Rows' }).click()
  await expect(grid(page)).toBeVisible()
  await expect(countLine(page)).toHaveText(/^\d+ rows$/)
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Rows' })
const rowAt = (page: Page) => page.locator('[data-part=row][aria-selected="true"]')
const chips = (page: Page) => page.getByRole('group', { name: 'Filters' })
const countLine = (page: Page) => page.locator('[data-part=rows-count]')
const pane = (page: Page) => page.getByRole('region', { name: /^Row \d/ })
const numberOfRows = async (page: Page): Promise<number> =>
  Number(await grid(page).getAttribute('aria-rowcount')) - 1

test('a filter by chips is in the link, and the link shows the same rows; words are found in responses too', async ({
  page,
}) => {
  await sampleRows(page)
  await test.step('filters and the link', async () => {
    const all = await numberOfRows(page)
    await page.getByRole('button', { name: /^wrong/ }).click()
    await expect(countLine(page)).toContainText(' of ')
    await chips(page).getByRole('button', { name: 'Kind', exact: true }).click()
    const kinds = page.getByRole('dialog', { name: 'Kind' })
    await kinds.getByRole('checkbox').first().check()
    await page.keyboard.press('Escape')
    await expect(kinds).toHaveCount(0)
    await expect(page).toHaveURL(/rows\?verdict=wrong&kind=app$/)
    const count = await numberOfRows(page)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(all)
    const shown = await page.locator('[data-part=row]').allInnerTexts()
    await page.reload()
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1))
    expect(await page.locator('[data-part=row]').allInnerTexts()).toEqual(shown)
    await expect(chips(page).getByRole('button', { name: 'Kind: applicability' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/rows$/)
    expect(await numberOfRows(page)).toBe(all)
  })
  await test.step('words', async () => {
    // Words of a response that are together neither in an answer nor in an explanation.
    await page.locator('[data-part=row]').first().click()
    const ignored = pane(page).locator('[data-part=reading-text] [data-part=dropped]').first()
    await expect(ignored).toBeVisible()
    const said = (await ignored.innerText()).replace('[ignored:', '')
    const words = said
      .match(/\p{L}{3,}/gu)!
      .slice(0, 6)
      .join(' ')
    await page.getByRole('searchbox', { name: 'Search the rows' }).fill(words)
    await expect(page.getByText('No row matches all of this')).toBeVisible()
    await page.getByRole('checkbox', { name: 'also in the responses' }).check()
    await expect(page).toHaveURL(/in=responses/)
    await expect(countLine(page)).toContainText(/^[1-9]\d* of/)
  })
})

test('a link with a filter that is not known, or to no run, opens with a message; rows are exported; letters can be switched off', async ({
  page,
}) => {
  await seedRun(page, 'seeded', randomRows(40))
  await test.step('a filter that is not known', async () => {
    await page.goto('./#score/run/seeded/rows?verdict=wrong&colour=red')
    await expect(page.getByText('A part of this link is not known here')).toBeVisible()
    await expect(page.getByText('“colour=red” was left out')).toBeVisible()
    await expect(page).toHaveURL(/rows\?verdict=wrong$/)
    await expect(page.locator('[data-part=row]').first()).toContainText('wrong')
  })
  await test.step('the rows that are shown are exported, and no others', async () => {
    const count = await numberOfRows(page)
    await page.getByRole('button', { name: `Export these ${count} rows` }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    const lines = readFileSync((await file.path())!, 'utf8')
      .trim()
      .split(/\r?\n/)
    expect(lines.length).toBe(count + 1)
    expect(lines.slice(1).every(line => line.includes('wrong'))).toBe(true)
  })
  await test.step('letters do nothing while they are switched off', async () => {
    await page.goto('./#score/run/seeded/rows')
    await expect(grid(page)).toBeVisible()
    await page.keyboard.press('j')
    await expect(rowAt(page)).toHaveCount(1)
    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: /Single-letter keys/ }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await page.keyboard.press('1')
    await expect(rowAt(page)).toHaveAttribute('aria-rowindex', '2')
    await expect(page.locator('[data-part=by-hand]')).toHaveCount(0)
  })
  await test.step('a run that is not in this browser is said to be missing', async () => {
    await page.goto('./#score/run/nowhere/rows')
    await expect(page.getByText('This run is not in this browser')).toBeVisible()
    await page.getByRole('button', { name: 'Show all runs' }).click()
    await expect(page).toHaveURL(/#score\/runs$/)
  })
})

test('keys move, open, search, sort and close; all are listed among the keys', async ({ page }) => {
  await sampleRows(page)
  await grid(page).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(rowAt(page)).toHaveAttribute('aria-rowindex', '3')
  await expect(grid(page)).toHaveAttribute('aria-activedescendant', 'row-1')
  await page.keyboard.press('Enter')
  await expect(pane(page)).toContainText('Row 2')
  await expect(pane(page).getByText('What we read')).toBeVisible()
  await page.keyboard.press('j')
  await expect(pane(page)).toContainText('Row 3')
  await expect(page).toHaveURL(/row=3$/)
  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
  await expect(grid(page)).toBeFocused()
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search the rows' })
  await expect(field).toBeFocused()
  await page.keyboard.type('jk 1')
  await expect(field).toHaveValue('jk 1')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(grid(page)).toBeFocused()
  await page.keyboard.press('End')
  await expect(rowAt(page)).toHaveAttribute('aria-rowindex', String((await numberOfRows(page)) + 1))
  await page.getByRole('columnheader', { name: 'Verdict' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Verdict' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page).toHaveURL(/sort=verdict/)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys and marks' })
  await expect(help).toContainText('Next row that differs')
  await expect(help).toContainText('Undo the last overruling')
})

test('a verdict by hand keeps the machine’s, its reason outlives a reload, and it can be undone', async ({
  page,
}) => {
  await sampleRows(page)
  await page.getByRole('button', { name: /^wrong/ }).click()
  await expect(countLine(page)).toContainText(' of ')
  await page.locator('[data-part=row]').first().click()
  await expect(pane(page).getByText('What we read')).toBeVisible()
  await page.keyboard.press('1')
  await expect(rowAt(page).locator('.cell-verdict')).toContainText(/right.*machine says.*wrong/s)
  await page.keyboard.press('c')
  await page.keyboard.type('the question names no such object')
  await page.keyboard.press('Enter')
  await expect(pane(page)).toContainText('By hand: the question names no such object')
  await untilOverruled(page, 1)
  await page.reload()
  await expect(pane(page)).toContainText('By hand: the question names no such object')
  await expect(pane(page)).toContainText('The machine says: wrong wrong.')
  await expect(rowAt(page).locator('[data-part=by-hand]')).toBeVisible()
  await page.keyboard.press('3')
  await expect(rowAt(page).locator('.cell-verdict')).toContainText('undecided')
  await page.keyboard.press('u')
  await expect(rowAt(page).locator('.cell-verdict')).toContainText('right')
  await page.getByRole('button', { name: 'Back to the machine’s verdict' }).click()
  await expect(page.locator('[data-part=by-hand]')).toHaveCount(0)
  await untilOverruled(page, 0)
  await page.reload()
  await expect(pane(page)).toBeVisible()
  await expect(page.locator('[data-part=by-hand]')).toHaveCount(0)
})

test('a row opens in Explore with its answer in the box, and Back leads to the row', async ({
  page,
}) => {
  await sampleRows(page)
  await page.getByRole('button', { name: /^wrong/ }).click()
  await expect(page).toHaveURL(/rows\?verdict=wrong$/)
  // The address changes at once, the rows when they are found.
  await expect(countLine(page)).toContainText(' of ')
  await page.locator('[data-part=row]').nth(1).click()
  await expect(pane(page).getByText('What we read')).toBeVisible()
  await expect(page).toHaveURL(/[?&]row=/)
  const [address, title] = [page.url(), await pane(page).getByRole('heading').first().innerText()]
  await page.getByRole('button', { name: /Open in Explore/ }).click()
  await expect(answerBox(page)).toBeVisible()
  expect((await answerBox(page).inputValue()).length).toBeGreaterThan(0)
  await expect(page.locator('[data-part=verdict-word]')).toHaveText('Wrong')
  // The address follows some tenths of a second later; before that, Back would lead past the row.
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  await expect(pane(page)).toContainText(title)
  expect(page.url()).toBe(address)
  await expect(rowAt(page)).toBeVisible()
  await page.goBack()
  await expect(pane(page)).toHaveCount(0)
  await expect(page).toHaveURL(/rows\?verdict=wrong$/)
})

test('of 100,000 rows only those in sight exist, and keys and the wheel reach all', async ({
  page,
}) => {
  await seedRun(page, 'many', randomRows(1_000, { models: ['one', 'two'] }), 100)
  await page.goto('./#score/run/many/rows')
  await expect(countLine(page)).toContainText('100,000 rows')
  const few = async (): Promise<void> =>
    expect(await page.locator('[data-part=row]').count()).toBeLessThan(90)
  await few()
  await grid(page).hover()
  for (let i = 0; i < 10; i++) await page.mouse.wheel(0, 600)
  await expect(page.locator('[data-part=row][aria-rowindex="180"]')).toBeVisible()
  await few()
  await grid(page).focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(rowAt(page)).toBeInViewport()
  await page.keyboard.press('End')
  await expect(rowAt(page)).toHaveAttribute('aria-rowindex', '100001')
  await expect(rowAt(page)).toBeInViewport()
  await few()
  await page.keyboard.press('Home')
  await expect(rowAt(page)).toHaveAttribute('aria-rowindex', '2')
  await expect(rowAt(page)).toBeInViewport()
  await page.getByRole('button', { name: /^wrong/ }).click()
  await expect(countLine(page)).toContainText(/^\d\d,\d\d\d of 100,000 rows/)
  await page.getByRole('columnheader', { name: 'Answer' }).getByRole('button').click()
  await expect(countLine(page)).not.toContainText('at work')
  await few()
})

test('axe finds nothing serious in the table and its details, in either theme', async ({
  page,
}) => {
  await sampleRows(page)
  await nothingSerious(page, 'table')
  await chips(page).getByRole('button', { name: 'Kind', exact: true }).click()
  await nothingSerious(page, 'list of kinds')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^wrong/ }).click()
  await expect(countLine(page)).toContainText(' of ')
  await page.locator('[data-part=row]').first().click()
  await page.keyboard.press('1')
  await expect(pane(page).getByText('What we read')).toBeVisible()
  await nothingSerious(page, 'details')
  await page.setViewportSize({ width: 390, height: 844 })
  await nothingSerious(page, 'details on a phone')
  await page.getByRole('button', { name: 'Close the details' }).click()
  await expect(page.locator('[data-part=row-card]').first()).toBeVisible()
  await nothingSerious(page, 'cards')
})

test('of two runs the rows that differ are shown, each with both answers', async ({ page }) => {
  const rows = randomRows(60, { seed: 'one' })
  const others = randomRows(60, { seed: 'two' })
  await seedRun(page, 'first', rows)
  await seedRun(page, 'second', others)
  await page.goto('./#score/compare/first/second/rows')
  await expect(countLine(page)).toHaveText('60 rows')
  await chips(page)
    .getByRole('button', { name: /^different only/ })
    .click()
  await expect(page).toHaveURL(/between=first,second,otherwise$/)
  await expect(countLine(page)).toContainText(/^[1-5]?\d of 60 rows/)
  const first = page.locator('[data-part=row]').first()
  const at = Number((await first.getAttribute('id'))!.replace('row-', ''))
  expect(rows[at]!.verdict).not.toBe(others[at]!.verdict)
  await expect(first.locator('.cell-verdict')).toContainText(rows[at]!.verdict)
  await expect(first.locator('.cell-other')).toContainText(others[at]!.verdict)
  await expect(first.locator('.cell-answer')).toContainText(rows[at]!.answer)
  await expect(first.locator('.cell-answer')).toContainText(others[at]!.answer)
  await first.click()
  await expect(pane(page)).toContainText('The second run')
  await expect(pane(page)).toContainText(others[at]!.answer)
})
