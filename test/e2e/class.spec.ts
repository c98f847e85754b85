// A sheet is made, taken on a phone, handed in; and the results of a class are judged again.

import { seriousFindings } from './axe'
import { check, drop, expect, menu, openByAddress, test } from './support'

/** Three questions, two attempts and a hint for each; in the first version of the format. */
const LINK =
  './#sheet=1.tYuOMQAAAGarVirJLMkB-k8pAOjcPGD21FEIATosJREUSMWpoDBRKgYFEDDz5YIsVQLWRArAQIU2PyGhBwzNdCTB4lxgjgAKQxpzSfn5OZDCobg8vygnBawnFugEYDUDNNEQGPglQMMLQByjWgA'
/** From Bo, who follows wrong rules. */
const BO =
  'PGR1-T55A3WR001BRPNQJYE4382WA13T04AJ9SM1HDTX9QBWPKEP0KG7V80ARSKJJQTA40C5M895FXCMA1Y0WR42JE0902WMHSG6J60Z3GDJHEGHHP1MPHNAX4CCC0NDRGJ28GTDB22PH604P068BCK20400'
/** From Cem, to another sheet. */
const CEM = 'PGR1-PNE6EPG000KRPNGAECVKAW1K681HATN9F7064FAN6WZMT5WRYE0KC04B71G0HTD0FFEK0DGP00'

test('a sheet is taken by its link on a phone, a reload keeps the work, and the result is a code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1, name: 'Planning, Tuesday' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Ana Li')
  await page.getByRole('button', { name: 'Start' }).click()
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await answer.fill('(sail l0 l1)')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('1 attempt left')).toBeVisible()
  await answer.fill('(board c0 l0) (sail l0 l1)')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.reload()
  const items = page.getByRole('list', { name: 'Items of the sheet' })
  await expect(items.getByRole('button', { name: 'Item 2', exact: true })).toHaveAttribute('aria-current', 'step')
  await items.getByRole('button', { name: /^Item 1/ }).click()
  await expect(answer).toHaveValue('(board c0 l0) (sail l0 l1)')
  expect(await seriousFindings(page)).toEqual([])
  await items.getByRole('button', { name: 'Hand in' }).click()
  const code = page.getByRole('textbox', { name: /^The code/ })
  await expect(code).toHaveValue(/^PGR1-[0-9A-Z]+$/)
  await page.getByRole('button', { name: 'Show a QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code of your result' })).toBeVisible()
  const handedIn = await code.inputValue()

  // The teacher, who has the sheet, pastes what came: one more of another sheet, one that was cut off.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./#class/results')
  await page
    .getByRole('textbox', { name: /^Or paste any text/ })
    .fill(`Ana: ${handedIn}\nBo: ${BO}\n> ${CEM}\nDee: ${BO.slice(0, 90)}\nThanks!`)
  await page.getByRole('button', { name: 'Find the results' }).click()
  const forged = {
    planground: 'result',
    version: 1,
    ...{ sheet: 'NHY6RXQJ', engine: 'mine', handle: 'Mallory', verdict: 'right' },
    answers: [{ answer: '(sail l0 l1)', verdict: 'right', attempts: 1 }, {}, {}],
  }
  const bytes = new TextEncoder().encode(JSON.stringify(forged))
  await drop(page, { name: 'mallory.planground-result.json', bytes })
  await drop(page, { name: 'mail.txt', bytes: new TextEncoder().encode('Mine: PGR1-abc') })
  const cell = (name: string, item: number) => page.getByRole('button', { name: new RegExp(`^${name}, item ${item}:`) })
  await expect(cell('Ana Li', 1)).toHaveAccessibleName(/: right$/)
  await expect(cell('Bo', 1)).toHaveAccessibleName(/: wrong, by a known wrong rule$/)
  await expect(cell('Mallory', 1)).toHaveAccessibleName(/: wrong$/)
  await expect(page.getByRole('row', { name: /^Cem/ })).toContainText('another sheet')
  await expect(page.getByRole('row', { name: /^Mallory/ })).toContainText('was changed')
  await expect(page.getByText('The code is cut off.')).toHaveCount(2)
  await expect(page.getByText('mail.txt, character 7')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Share right/ })).toContainText('33%')
  await cell('Bo', 1).click()
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('item 1: wrong')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Answers as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('planning-tuesday.csv')
  expect(await seriousFindings(page)).toEqual([])
})

test('a sheet is made in the page, tried, and handed out as a link', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  await check(page, '(sail l0 l1)')
  await menu(page, 'Class')
  await page.getByRole('button', { name: 'Its answer, to be judged' }).click()
  await page.getByRole('button', { name: 'The last question you checked' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Monday')
  await page.getByLabel('Domain').selectOption('grippers')
  await page.getByLabel('Level').selectOption('2')
  await page.getByLabel('How many').fill('2')
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  const items = page.getByRole('list', { name: 'Items of the sheet' })
  await expect(items.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Duplicate item 4' }).click()
  await page.getByRole('button', { name: 'Change item 5' }).click()
  await items.getByLabel('Kind').selectOption('prog')
  await items.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('button', { name: 'Move item 5 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move item 4 up' })).toBeFocused()
  await expect(items.getByRole('listitem').nth(3)).toContainText('Progression')
  await page.getByRole('button', { name: 'Move item 4 down' }).click()
  await page.getByRole('button', { name: 'Look at item 4' }).click()
  await expect(items.getByText('Level 2.')).toBeVisible()
  await page.getByLabel('The right answer is shown').selectOption('never')
  const link = page.getByRole('textbox', { name: 'The link of the sheet' })
  await expect(link).toHaveValue(/#sheet=1\.[\w-]+$/)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Try it as a student' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  await expect(page.getByText('Answers are not checked here')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('radio', { name: 'It is wrong' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Your answer is kept as you write.')).toBeVisible()
})

test('the focus stays where one works in the list of items', async ({ page }) => {
  await page.goto('./#class')
  await page.getByLabel('How many').fill('3')
  await page.getByRole('button', { name: 'Add', exact: true }).first().press('Enter')
  const items = page.getByRole('list', { name: 'Items of the sheet' })
  await expect(items.getByRole('listitem')).toHaveCount(3)
  await test.step('changed points move on with Tab', async () => {
    await page.getByRole('spinbutton', { name: 'Points of item 2' }).fill('4')
    await page.keyboard.press('Tab')
    await expect(items.getByRole('listitem').nth(1)).toContainText('points')
    await expect(page.getByRole('button', { name: 'Look at item 2' })).toBeFocused()
  })
  await test.step('a changed recipe keeps its points, and leads back to its button', async () => {
    await page.getByRole('button', { name: 'Change item 2' }).press('Enter')
    await items.getByLabel('Kind').selectOption('prog')
    await items.getByRole('button', { name: 'Change', exact: true }).press('Enter')
    await expect(items.getByRole('listitem').nth(1)).toContainText('Progression')
    await expect(page.getByRole('button', { name: 'Change item 2' })).toBeFocused()
    await expect(page.getByRole('spinbutton', { name: 'Points of item 2' })).toHaveValue('4')
    await page.keyboard.press('Enter')
    await items.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Change item 2' })).toBeFocused()
  })
  await test.step('an item taken out leads to the one in its place, then to the one before', async () => {
    await page.getByRole('button', { name: 'Take item 2 out' }).press('Enter')
    await expect(items.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Take item 2 out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(items.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Take item 1 out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(items).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  })
})

test('links lead to the public address that a teacher names', async ({ page }) => {
  await page.goto('./#class')
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect(page.getByText('Links lead to this computer')).toBeVisible()
  const field = page.getByRole('textbox', { name: /Public address/ })
  await field.fill('localhost')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByText('An address begins with https://.')).toBeVisible()
  await field.fill('https://pg.example/x/')
  await field.press('Enter')
  const link = page.getByRole('textbox', { name: 'The link of the sheet' })
  await expect(link).toHaveValue(/^https:\/\/pg\.example\/x\/#sheet=/)
  await page.reload()
  await expect(link).toHaveValue(/^https:\/\/pg\.example\/x\/#sheet=/)
})
