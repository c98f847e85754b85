// What arrives in the background takes nothing away from what one is doing: text, focus, an open menu, a key.

import type { Page, Route } from '@playwright/test'
import { questions, samples } from './score-files'
import { drop, expect, openByAddress, openBundled, test } from './support'
import { within } from './pace'

const many = questions(4)

/** Holds back answers to requests for these addresses; returns a function that releases them. */
async function held(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let letGo = (): void => {}
  const free = new Promise<void>(resolve => (letGo = resolve))
  const wait = async (route: Route): Promise<void> => {
    await free
    await route.continue()
  }
  await page.route(address, wait)
  return async () => letGo()
}

test.describe('while a run goes on', () => {
  test.use({ served: 'held-2' })

  /** The rows of a run, which waits with most of them. */
  async function rowsUnderWay(page: Page): Promise<void> {
    await page.goto('#score/runs')
    await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible()
    await drop(page, samples('logs/model-a.jsonl', many))
    await page.getByRole('button', { name: /^Score the file/ }).click()
    await expect(page).toHaveURL(/#score\/run\//)
    await page.getByRole('tab', { name: 'Rows' }).click()
    await expect(page.locator('[data-part=row]').first()).toBeVisible()
    await expect(page.locator('[data-part=run-page-bar]')).toContainText(/\d+ of about/)
  }
  const rows = async (page: Page): Promise<number> =>
    Number(await page.getByRole('grid', { name: 'Rows' }).getAttribute('aria-rowcount'))
  /** The held answers are given until rows are added. */
  async function moreRows(page: Page): Promise<void> {
    const before = await rows(page)
    await expect(async () => {
      await page.evaluate(() => new BroadcastChannel('held answers').postMessage('go on'))
      expect(await rows(page)).toBeGreaterThan(before)
    }).toPass({ timeout: within(30) })
  }

  test('the reason of a verdict by hand is typed, and kept by Back', async ({ page }) => {
    await rowsUnderWay(page)
    await page.locator('[data-part=row]').first().click()
    await page.getByRole('group', { name: 'By hand' }).getByRole('button', { name: 'wrong' }).click()
    const reason = page.getByRole('textbox', { name: 'Reason for overruling' })
    await reason.pressSequentially('names no car')
    await moreRows(page)
    await expect(reason).toBeFocused()
    await expect(reason).toHaveValue('names no car')
    await reason.pressSequentially(' at all')
    await page.goBack()
    await expect(reason).toHaveCount(0)
    await page.locator('[data-part=row]').first().click()
    await expect(reason).toHaveValue('names no car at all')
  })

  test('an open menu keeps the item that has the focus', async ({ page }) => {
    await rowsUnderWay(page)
    await page.getByRole('button', { name: 'Export' }).click()
    const last = page.getByRole('menuitem').last()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(last).toBeFocused()
    await last.evaluate(item => (item.dataset.before = ''))
    await moreRows(page)
    await expect(last).toBeFocused()
    await expect(last).toHaveAttribute('data-before', '')
  })
})

test('digits replaced in a number field are the number, and an emptied field keeps the last one', async ({ page }) => {
  await page.goto('./#class')
  const count = page.getByLabel('How many')
  await count.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(count).toHaveValue('')
  await page.keyboard.type('12')
  await expect(count).toHaveValue('12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Items of the sheet' }).getByRole('listitem')).toHaveCount(12)
  await count.fill('')
  await count.blur()
  await expect(count).toHaveValue('12')
  await count.fill('99')
  await count.blur()
  await expect(count).toHaveValue('20')
})

test('a part that is open stays open when its last letter is deleted', async ({ page }) => {
  await page.goto('./#class')
  await page.getByText('Your notes', { exact: true }).click()
  const notes = page.getByRole('textbox', { name: /^Your notes go with the sheet/ })
  await notes.pressSequentially('x')
  await page.keyboard.press('Backspace')
  await expect(notes).toBeFocused()
  await expect(notes).toBeVisible()
})

test.describe('while the question of a pasted text is looked up', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const box = (page: Page) => page.getByRole('textbox', { name: 'Raw response of a model' })
  const pasted = `The problem is that ${'cars and places are many, '.repeat(8)}so [(sail l0 l1)]`

  /** Holds back the end of storing, after which a pasted text is looked up; returns a function that releases it. */
  async function holdStore(page: Page): Promise<() => Promise<void>> {
    await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype
      const free = new Promise<void>(resolve => addEventListener('go on', () => resolve(), { once: true }))
      IDBDatabase.prototype.transaction = function (...given) {
        const made = transaction.apply(this, given)
        const add = (type: string, listen: EventListener): void =>
          EventTarget.prototype.addEventListener.call(made, type, event => void free.then(() => listen(event)))
        made.addEventListener = add as typeof made.addEventListener
        for (const type of ['complete'] as const)
          Object.defineProperty(made, `on${type}`, { set: (listen: EventListener) => add(type, listen) })
        return made
      }
    })
    return () => page.evaluate(() => void dispatchEvent(new Event('go on')))
  }

  async function pasteSlowly(page: Page): Promise<() => Promise<void>> {
    await openBundled(page, 'Ferry')
    // The command takes what is in the clipboard, which may be that of an earlier journey.
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.keyboard.press('v')
    await expect(box(page)).toBeFocused()
    const goOn = await holdStore(page)
    await page.evaluate(text => navigator.clipboard.writeText(text), pasted)
    await page.keyboard.press('Control+v')
    return goOn
  }

  test('what is typed follows it', async ({ page }) => {
    await page.goto('./')
    const goOn = await pasteSlowly(page)
    await page.keyboard.type(' and no more')
    await expect(box(page)).toHaveValue(' and no more')
    await goOn()
    await expect(box(page)).toHaveValue(`${pasted} and no more`)
  })

  test('it follows what the command has taken from the clipboard', async ({ page }) => {
    await page.goto('./')
    await openBundled(page, 'Ferry')
    await page.evaluate(text => navigator.clipboard.writeText(text), pasted)
    const goOn = await holdStore(page)
    await page.keyboard.press('v')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type(' and no more')
    await expect(box(page)).toHaveValue(' and no more')
    await goOn()
    await expect(box(page)).toHaveValue(`${pasted} and no more`)
  })

  test('it stays a response to its own question', async ({ page }) => {
    await page.goto('./')
    const goOn = await pasteSlowly(page)
    await page.getByRole('button', { name: 'Next question' }).click()
    await box(page).fill('mine')
    await goOn()
    await page.getByRole('button', { name: 'Previous question' }).click()
    await expect(box(page)).toHaveValue(pasted)
    await page.getByRole('button', { name: 'Next question' }).click()
    await expect(box(page)).toHaveValue('mine')
  })
})

test('Enter in the search for a question waits until all questions are searched', async ({ page }) => {
  const letGo = await held(page, /\/assets\/ferry-[\w-]+\.js$/)
  await page.goto('./#score/one')
  await page.getByRole('button', { name: 'Choose a built-in question' }).click()
  const field = page.getByRole('textbox', { name: /^The prompt, words of the question/ })
  await field.fill('ferry p01 applicability')
  await page.keyboard.press('Enter')
  await letGo()
  await expect(page.getByRole('textbox', { name: 'Raw response of a model' })).toBeVisible()
})

test('Enter in the field of a fact adds the fact that was typed, however soon it comes', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  await page.getByRole('button', { name: 'Change this state' }).click()
  const field = page.getByRole('combobox', { name: 'Add a fact to the goal' })
  await field.click()
  await expect(page.getByRole('listbox', { name: 'Facts' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.insertText('at c1 l1')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part=goal-parts]').getByRole('switch', { name: '(at c1 l1)' })).toBeVisible()
})

test('a sentence of one’s own outlives a reload while it is typed', async ({ page }) => {
  await page.goto('./#learn/landmarks')
  await page.getByRole('link', { name: /^What about all the/ }).click()
  const sentence = page.getByRole('textbox', { name: /In your own words/ })
  const show = page.getByRole('button', { name: 'Show me' }).first()
  await expect(async () => {
    if (await show.isVisible()) await show.click()
    await expect(sentence).toBeVisible({ timeout: within(0.25) })
  }).toPass()
  await sentence.pressSequentially('No other road')
  await page.reload()
  await expect(sentence).toHaveValue('No other road')
})
