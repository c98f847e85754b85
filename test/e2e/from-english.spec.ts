// From English: a context in words is next to the problem that it describes; published yes/no and choice questions,
// which have only English, are shown and proven from their English.

import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { seriousFindings } from './axe'
import { drop, expect, runCommand, test, verdict, verdictWord } from './support'

const stray = '<img src=x onerror=alert(1)> The wind blows from the north. '
const context = (middle: string): string =>
  `This is a ferry domain, where the task is to bring cars across the water. There are 2 locations and 2 cars, numbered consecutively. Currently, the ferry is at l1 location and it is empty. ${middle}The cars are at locations as follows: c0 is at l0; c1 is at l1.`
const goal =
  ' The goal is to reach a state where the following facts hold: Car c0 is at location l1 and Car c1 is at location l0.'

const field = (page: Page) => page.getByRole('textbox', { name: 'Context in English' })
const status = (page: Page) => page.locator('#english-summary')
const notes = (page: Page) => page.getByRole('region', { name: 'Notes on the reading' })
const lit = (page: Page) => page.locator('[data-part=english-problem] .text-lit')
const picture = (page: Page) => page.getByText('The ferry is at l1 with no car on board')

test('the marks stay at their words while a long text scrolls', async ({ page }) => {
  await page.goto('./#domain/english')
  await field(page).fill(context(stray.repeat(60)))
  await expect(page.locator('[data-mark]')).not.toHaveCount(0)
  const scrolled = () =>
    field(page).evaluate(({ scrollTop, parentElement }) => [scrollTop, parentElement!.scrollTop > 100])
  await field(page).hover({ position: { x: 100, y: 100 } })
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled, 'of the field alone, and of the field with its marks').toEqual([0, true])
})

test('a pasted context is next to its problem, is mended, and is opened', async ({ page }) => {
  await page.goto('./#domain/english')
  await field(page).fill(context(stray) + goal)
  await expect(status(page)).toContainText('1 not read')
  await expect(page.getByRole('combobox', { name: 'Domain of the text' })).toContainText('Recognised: Ferry')
  await expect(page.locator('[data-part=english-problem] .monaco-editor').first()).toBeVisible()

  const rules = ['label', 'button-name', 'select-name', 'aria-allowed-attr', 'scrollable-region-focusable']
  expect(await seriousFindings(page, rules)).toEqual([])

  // A sentence lights its facts, and a fact its sentence.
  const cursorAt = (words: string): Promise<void> =>
    field(page).evaluate((area: HTMLTextAreaElement, sought) => {
      area.focus()
      area.setSelectionRange(area.value.indexOf(sought), area.value.indexOf(sought))
    }, words)
  await cursorAt('he cars are at locations')
  await page.keyboard.press('ArrowRight')
  await expect(lit(page)).toHaveCount(2)
  await page
    .locator('[data-part=english-problem] .view-line span', { hasText: /^at-ferry/ })
    .first()
    .hover()
  await expect(page.locator('[data-mark][data-lit]')).toHaveText(/the ferry is at l1/)

  // An unread sentence is reached from its note, and can be removed.
  await notes(page)
    .getByRole('button', { name: /The wind blows/ })
    .click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(status(page)).not.toContainText('not read')
  await expect(notes(page)).not.toContainText('Not read')

  await page.getByRole('button', { name: 'Open the texts' }).click()
  await expect(page.getByRole('heading', { name: 'Ferry', level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: 'Explore' })
    .or(page.getByRole('button', { name: 'Explore' }))
    .first()
    .click()
  await expect(picture(page)).toBeVisible()
})

test('by keyboard alone, from the palette to the picture; a text that is too long changes nothing', async ({
  page,
}) => {
  await page.goto('./')
  await runCommand(page, 'from english')
  await expect(page).toHaveURL(/#explore\/english$/)
  await page.keyboard.press('Tab')
  while (!(await field(page).evaluate(area => area === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.insertText(context('') + goal)
  await expect(status(page)).toContainText('sentences read')
  await page.keyboard.insertText('x'.repeat(1_000_000))
  await expect(page.getByText('The text is too long to be read here')).toBeVisible()
  await expect(field(page)).toHaveValue(context('') + goal)
  const open = page.getByRole('button', { name: 'Open in Explore' })
  await expect(open).toBeEnabled()
  while (!(await open.evaluate(button => button === document.activeElement))) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(picture(page)).toBeVisible()
})

const choices = {
  text: [
    'Car l0 is at location c1',
    'The ferry is at l0 location and Car c1 is on the ferry',
    'The ferry is at l0 location and The ferry is at l1 location',
    'Car c0 is on the ferry and Car c0 is at location l0',
  ],
  label: ['A', 'B', 'C', 'D'],
}
const record = {
  id: 1,
  group: 'reachable_atom_mc',
  context: context(''),
  question: `Which of the following options can hold in a state that can potentially be reached? ${choices.text.map((text, i) => `${choices.label[i]}. ${text}.`).join(' ')}`,
  choices,
  answer: 'B',
}

test('a published choice in English alone has its picture, its proof, and a reason for each choice', async ({
  page,
}) => {
  await page.goto('./')
  await drop(page, {
    name: 'reach.mcq.json',
    bytes: new TextEncoder().encode(JSON.stringify([record])),
  })
  await expect(picture(page)).toBeVisible()
  const note = page.locator('[data-part=told-note]')
  await note.getByText('Read from its English').click()
  await expect(note.getByText('(not-eq l0 l1)')).toBeVisible()
  // The words of the world light their facts.
  await page.locator('[data-part=context] [data-fact="(at c1 l1)"]').first().hover()
  await expect(page.locator('[data-part=told-note] code[data-lit], [data-lit]').first()).toBeVisible()
  await page.getByRole('radio', { name: /Car c1 is on the ferry/ }).check()
  await page.keyboard.press('Control+Enter')
  await expect(verdictWord(page)).toHaveText('Right')
  for (const label of ['A', 'C', 'D']) await expect(verdict(page).getByText(`${label} is wrong`)).toBeVisible()
  await expect(verdict(page).getByText('checked').first()).toBeVisible()
})

test('questions dropped where English is read are opened as questions; a text is read', async ({ page }) => {
  await page.goto('./#explore/english')
  const field = page.getByRole('textbox').first()
  await drop(page, { name: 'context.txt', bytes: Buffer.from(context('')) })
  await expect(field).toHaveValue(context(''))
  await drop(page, {
    name: 'reach.mcq.json.gz',
    bytes: gzipSync(JSON.stringify([record])),
  })
  await expect(page.getByRole('radio', { name: /Car c1 is on the ferry/ })).toBeVisible()
})
