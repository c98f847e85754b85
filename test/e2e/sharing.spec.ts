// Handing questions on: links that open as what they were, and say what is wrong with them when they do not.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answerBox, check, drop, expect, fileOf, fixture, openBundled, test } from './support'

const notices = (page: Page) => page.getByRole('log', { name: 'Messages' })

/** Opens the dialog and takes the link out of it. */
async function linkOf(page: Page, ...ticked: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: 'Share this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this question' })
  for (const name of ticked) await dialog.getByRole('checkbox', { name }).check()
  const field = dialog.getByRole('textbox', { name: 'The link' })
  await expect(field).toHaveValue(/#s=1\./)
  await expect(field).toHaveAttribute('aria-busy', 'false')
  const link = await field.inputValue()
  await page.keyboard.press('Escape')
  return link
}

const domain =
  '(define (domain switch) (:predicates (on) (off))\n  ; größer → 🚢\n  (:action press :precondition (off) :effect (and (on) (not (off)))))'
const problem = '(define (problem dark) (:domain switch) (:init (off)) (:goal (on)))'
const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) })

test('a link opens question, edit and answer elsewhere, next to what is open there', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./')
  await drop(page, text('domain.pddl', domain), text('dark.pddl', problem))
  expect(await check(page, '[(press)] – größer 🚢')).toBe('right')
  await page.keyboard.press('Alt+2')
  const editor = page.locator('[data-text=problem] .monaco-editor').first()
  await editor.locator('.view-line').first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('\n; später ändern 🚢')
  await expect(editor).toContainText('ändern')
  await page.keyboard.press('Alt+1')
  const link = await linkOf(page, 'My answer')
  expect(link.length).toBeLessThan(2_000)

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await other.goto('./')
  await drop(other, fileOf(fixture('courier.gen.json')))
  await answerBox(other).fill('mine')
  await other.goto(link)
  await expect(notices(other)).toContainText('A question was shared with you')
  await expect(answerBox(other)).toHaveValue('[(press)] – größer 🚢')
  expect(other.url()).not.toContain('#s=')
  await expect(notices(other)).toContainText('changed PDDL and an answer')
  expect(await check(other, '[(press)]')).toBe('right')
  await other.keyboard.press('Escape')
  await other.keyboard.press('Alt+2')
  await expect(other.locator('[data-text=problem] .monaco-editor').first()).toContainText('ändern 🚢')
  await other.keyboard.press('Alt+1')
  await other.getByRole('combobox', { name: 'File' }).selectOption({ index: 1 })
  await other.getByRole('listbox', { name: 'Questions' }).press('Home')
  await expect(answerBox(other)).toHaveValue('mine')
  await other.context().close()
})

test('without its answer a link poses the question alone; a cut, changed or newer link explains itself', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await answerBox(page).fill('(sail l0 l1)')
  await test.step('without its answer', async () => {
    const link = await linkOf(page)
    const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
    await other.goto(link)
    await expect(other.locator('[data-part=eyebrow]')).toContainText('applicability')
    await expect(answerBox(other)).toHaveValue('')
    await other.context().close()
  })
  await test.step('a cut, changed or newer link changes nothing', async () => {
    const link = await linkOf(page, 'My answer')
    const at = link.length - 12
    const other = link[at] === 'A' ? 'B' : 'A'
    for (const [bad, expected] of [
      [link.slice(0, -9), 'This link is cut off'],
      [link.slice(0, at) + other + link.slice(at + 1), 'This link was changed on its way'],
      [link.replace('#s=1.', '#s=9.'), 'made by a newer Planground'],
      [link.replace(/#s=1\..*/, '#s='), 'This link cannot be read'],
    ] as const) {
      await page.evaluate(address => {
        location.href = address
      }, bad)
      const notice = notices(page).locator('[data-part=notice]', { hasText: expected })
      await expect(notice).toContainText('Nothing here was changed')
      await notice.getByRole('button', { name: 'Dismiss' }).click()
      await expect(answerBox(page)).toHaveValue('(sail l0 l1)')
      await expect(page.getByRole('listbox', { name: 'Questions' }).getByRole('option')).toHaveCount(8)
      expect(page.url()).not.toContain('#s=')
    }
  })
})

test('the address of a paper opens what it names, and names what it cannot', async ({ page }) => {
  await page.goto('./#open?domain=ferry&problem=p02&kind=nexta&answer=(sail%20l0%20l1)&tab=graph&theme=dark&colour=red')
  await expect(page.locator('[data-part=eyebrow]')).toContainText('next action')
  await expect(answerBox(page)).toHaveValue('(sail l0 l1)')
  await expect(page.getByRole('tab', { name: 'Graph' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(notices(page)).toContainText('There is no parameter colour')
  await page.evaluate(() => {
    location.hash = 'open?domain=ferry&kind=reach&format=mcq&seed=7'
  })
  await expect(page.locator('[data-part=eyebrow]')).toContainText('choice')
  await page.evaluate(() => {
    location.hash = 'open?domain=fery'
  })
  await expect(notices(page)).toContainText('did you mean ferry')
  await expect(page.locator('[data-part=eyebrow]')).toContainText('choice')
})

test('everything in one archive: dropped elsewhere it brings files and answers back', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  expect(await check(page, '[(go hall kitchen)]')).toBe('wrong')
  await page.getByRole('button', { name: 'Find a command' }).click()
  await page.getByRole('combobox', { name: 'Find a command' }).fill('download everything')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const archive = fileOf((await download.path())!)

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await other.goto('./')
  await openBundled(other, 'Ferry')
  await drop(other, { ...archive, name: 'all.zip' })
  await expect(notices(other)).toContainText('Brought back 1 file with 1 answer')
  await expect(answerBox(other)).toHaveValue('[(go hall kitchen)]')
  await expect(other.locator('[data-part=verdict-word]')).toHaveText('Wrong')
  await expect(other.getByRole('combobox', { name: 'File' })).toContainText('Ferry p01')
  await other.context().close()
})

test('pasted PDDL opens, and other pasted text becomes the answer', async ({ page }) => {
  await page.goto('./')
  const paste = (content: string) =>
    page.evaluate(given => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', given)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, content)
  await paste(`${problem}\n${domain}`)
  await expect(page.locator('[data-part=eyebrow]')).toContainText('applicability')
  await paste('I would press it: [(press)]')
  await notices(page).getByRole('button', { name: 'Use as the answer' }).click()
  await expect(answerBox(page)).toHaveValue('I would press it: [(press)]')
  // A plan is put onto the stage of the question in front.
  await drop(page, text('found.plan', '; cost 1\n(PRESS)\n'))
  await expect(notices(page)).toContainText('a plan of 1 step')
  await expect(page.getByText('Watching found.plan')).toBeVisible()
})

test('a chosen set of questions opens elsewhere as that set, from its link and from its file', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  const list = page.getByRole('region', { name: 'Questions' })
  const all = Number(await list.locator('[data-part=count]').textContent())
  await page.getByRole('button', { name: 'Share this question' }).click()
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: `${all} questions` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Share questions' })
  // Only the question in front: the others are built in and unchanged.
  await expect(dialog.getByText(`1 of ${all} questions`)).toBeVisible()
  await expect(dialog.locator('[data-part=share-holds]')).toHaveText(
    'In the link: 1 question (1 built in), with its PDDL, without answers.',
  )
  await dialog.getByRole('button', { name: 'All' }).click()
  await expect(dialog.getByText(`${all} of ${all} questions`)).toBeVisible()
  await dialog.getByRole('checkbox').first().uncheck()
  await expect(dialog.getByText(`${all - 1} of ${all} questions`)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = dialog.getByRole('button', { name: 'Copy link' })
  await expect(copy).toBeEnabled()
  await copy.click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/#s=1\./)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saving).path()

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  const count = other.getByRole('region', { name: 'Questions' }).locator('[data-part=count]')
  const notices = other.getByRole('log', { name: 'Messages' })
  await other.goto(link)
  await expect(notices).toContainText(`${all - 1} questions were shared with you`)
  await expect(count).toHaveText(String(all - 1))
  await drop(other, { name: 'set.planground.json', bytes: readFileSync(file) })
  await expect(notices).toContainText('These questions are open already')
  await expect(count).toHaveText(String(all - 1))
  await other.context().close()
})
