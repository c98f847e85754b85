// Answers are stored and restored; work in two tabs or with a failing store is never lost silently.

import type { Locator } from '@playwright/test'
import {
  answerBox,
  check,
  drop,
  expect,
  fileOf,
  fixture,
  goToQuestion,
  menu,
  openBundled,
  test,
  untilRemembered,
  untilStored,
} from './support'

const options = (dialog: Locator) => dialog.getByRole('listbox').getByRole('option')

test('an answer is found by words, and opens again after its file was closed', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await check(page, '[(go hall kitchen)]')
  await check(page, '[(go hall kitchen), (take blue hall)]')
  await page.getByRole('button', { name: 'Close courier.gen.json' }).click()
  await openBundled(page, 'Ferry')
  await check(page, '[]')
  await untilRemembered(page, 3)
  // The address follows a moment later, so that Back does not lead through every intermediate question.
  await expect(page).toHaveURL(/bundled/)
  // Kept by the browser, not by the page alone.
  await page.reload()
  await expect(answerBox(page)).toHaveValue('[]')
  await page.locator('body').press('Shift+Y')
  const dialog = page.getByRole('dialog', { name: 'History of answers' })
  await expect(options(dialog)).toHaveCount(3)
  await dialog.getByRole('searchbox').fill('take blue right')
  await expect(options(dialog)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(answerBox(page)).toHaveValue('[(go hall kitchen), (take blue hall)]')
  expect(await check(page, '[(go hall kitchen), (take blue hall)]')).toBe('right')
})

test('deleting, clearing, closing and resetting can each be taken back', async ({ page }) => {
  await page.goto('./')
  await test.step('an answer and a file', async () => {
    await drop(page, fileOf(fixture('courier.gen.json')))
    await goToQuestion(page, 3)
    await answerBox(page).fill('an answer')
    await page.getByRole('button', { name: 'Clear the answer' }).click()
    await expect(answerBox(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(answerBox(page)).toHaveValue('an answer')
    await page.getByRole('button', { name: 'Close courier.gen.json' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(page.locator('[data-part=eyebrow]')).toContainText('3 of')
    await expect(answerBox(page)).toHaveValue('an answer')
  })
  await test.step('the history', async () => {
    await page.getByRole('link', { name: 'Planground, home' }).click()
    await openBundled(page, 'Ferry')
    await check(page, '[]')
    await check(page, '(sail l0 l1)')
    await page.locator('body').press('Escape')
    await menu(page, 'History of answers')
    const dialog = page.getByRole('dialog', { name: 'History of answers' })
    await dialog.getByRole('listbox').focus()
    await page.keyboard.press('Delete')
    await expect(options(dialog)).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Clear all' }).click()
    await expect(dialog.getByText('Nothing checked yet')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await menu(page, 'History of answers')
    await expect(options(dialog)).toHaveCount(1)
  })
})

test('two tabs: what was left alone is taken over, what both changed is asked about', async ({ page, context }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await answerBox(page).fill('first')
  await expect(page.getByText('saved in this browser')).toBeVisible()
  await untilStored(page, 'first', 'courier.gen.json')
  const other = await context.newPage()
  await other.goto('./')
  await expect(answerBox(other)).toHaveValue('first')

  // In sight here, so it is asked.
  await answerBox(other).fill('second')
  const asking = page.locator('[data-part=notice]', { hasText: 'changed in another tab' })
  await expect(asking).toContainText('second')
  await expect(answerBox(page)).toHaveValue('first')
  await asking.getByRole('button', { name: 'Load it' }).click()
  await expect(answerBox(page)).toHaveValue('second')

  await answerBox(other).fill('third')
  await asking.getByRole('button', { name: 'Keep mine' }).click()
  await expect(asking).toBeHidden()
  // Now the other tab is asked, since this one no longer stores anything of its own.
  await expect(other.locator('[data-part=notice]', { hasText: 'changed in another tab' })).toContainText('second')

  // Left alone here, so it comes.
  await goToQuestion(other, 2)
  await answerBox(other).fill('of the other tab')
  await expect(page.getByText('Another tab works on this session too')).toBeVisible()
  await goToQuestion(page, 2)
  await expect(answerBox(page)).toHaveValue('of the other tab')

  // Closed there, open here: it stays, and is kept.
  const kept = page.evaluate(
    () =>
      new Promise<void>(done => {
        new BroadcastChannel('planground-session').addEventListener('message', event => {
          if ((event.data as { kind?: unknown }).kind === 'closed') done()
        })
      }),
  )
  await other.getByRole('button', { name: 'Close courier.gen.json' }).click()
  await kept
  await untilStored(page, 'of the other tab', 'courier.gen.json')
  await page.reload()
  await expect(answerBox(page)).toHaveValue('of the other tab')
})

test('a database that never answers is reported, and nothing waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    // The request is a real one, and nobody ever hears of it.
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...input: Parameters<typeof open>) {
      const request = open.apply(this, input)
      for (const type of ['success', 'error', 'upgradeneeded'])
        request.addEventListener(type, event => event.stopImmediatePropagation())
      return request
    }
  })
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await answerBox(page).fill('[(go hall kitchen), (take blue hall)]')
  await expect(page.getByText('Not kept: courier.gen.json')).toBeVisible()
  await expect(page.locator('[data-part=footer-warning]')).toContainText('not kept')
  await expect(page.locator('[data-part=footer-warning]')).toHaveAttribute('title', /does not answer/)
  expect(await check(page, '[]')).toBe('wrong')
})

test('a full database is reported, and what did not fit is written once there is room', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    const state = window as unknown as { full: boolean }
    state.full = true
    IDBObjectStore.prototype.put = function (...input: Parameters<typeof put>) {
      if (state.full && (this.name === 'files' || this.name === 'works'))
        throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, input)
    }
  })
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await answerBox(page).fill('kept at last')
  await expect(page.getByText('Not kept: courier.gen.json')).toBeVisible()
  await expect(page.locator('[data-part=footer-warning]')).toContainText('not kept')
  await expect(page.locator('[data-part=footer-warning]')).toHaveAttribute('title', /storage is full/)
  await page.evaluate(() => {
    ;(window as unknown as { full: boolean }).full = false
  })
  await answerBox(page).fill('kept at last.')
  await expect(page.getByText('saved in this browser')).toBeVisible()
})
