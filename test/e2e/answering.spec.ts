// Answers composed from parts by keyboard alone, in step with the text; hints and the key; the change that makes a
// wrong answer right.

import type { Page } from '@playwright/test'
import {
  answerBox,
  drop,
  expect,
  fileOf,
  fixture,
  openBundled,
  openByAddress,
  test,
  verdict,
  verdictWord,
} from './support'

const part = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function goTo(page: Page, kind: string): Promise<void> {
  await page.locator('[data-part=virtual-row]', { hasText: kind }).first().click()
  await expect(page.locator('[data-part=eyebrow]')).toContainText(kind)
}

/** Types into the field that has the focus and takes the first name that is offered. */
async function choose(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.type(typed)
  await expect(page.locator('[data-part=offer-list] [aria-selected=true]')).toContainText(name)
  await page.keyboard.press('Enter')
}

async function judged(page: Page, word: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-part~=verdict]:not([data-part~=stale]) [data-part=verdict-word]')).toHaveText(word)
}

test('six kinds are answered by keys through their parts', async ({ page }) => {
  await page.goto('./')
  await openBundled(page, 'Ferry')
  await expect(part(page, 'Applicable actions')).toBeVisible()

  await goTo(page, 'applicability')
  await page.keyboard.press('c')
  await expect(part(page, 'Applicable actions')).toBeFocused()
  await choose(page, 'drive onto c0 l0', '(board c0 l0)')
  await choose(page, 'sail l1', '(sail l1 l0)')
  await page.keyboard.press('Backspace')
  await choose(page, '(sail l0 l1)', '(sail l0 l1)')
  await expect(answerBox(page)).toHaveValue('[(board c0 l0), (sail l0 l1)]')
  await judged(page, 'Right')

  await goTo(page, 'action reachability')
  await page.keyboard.press('c')
  await choose(page, 'sail l1 l1', '(sail l1 l1)')
  await expect(answerBox(page)).toHaveValue('(sail l1 l1)')
  await judged(page, 'Right')

  await goTo(page, 'landmark')
  await page.keyboard.press('c')
  await choose(page, 'on c0', '(on c0)')
  await judged(page, 'Right')

  await goTo(page, 'next action')
  await page.keyboard.press('c')
  await choose(page, 'board c0', '(board c0 l0)')
  await judged(page, 'Right')

  // The step that fails is found on the stage; here every index is tried with the arrow keys until it is right.
  await goTo(page, 'validation')
  await page.keyboard.press('c')
  await page.keyboard.press('Space')
  const rows = page.getByRole('radiogroup', { name: 'The first step that cannot be executed' })
  const count = await rows.getByRole('radio').count()
  for (let index = 0; index < count; index++) {
    await expect(answerBox(page)).toHaveValue(String(index))
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('[data-part~=verdict]:not([data-part~=stale]) [data-part=verdict-word]')).toBeVisible()
    if ((await verdictWord(page).textContent()) === 'Right') break
    await page.keyboard.press('ArrowDown')
  }
  await expect(verdictWord(page)).toHaveText('Right')

  await goTo(page, 'justification')
  await page.keyboard.press('c')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 steps left out')).toBeVisible()
  await judged(page, 'Right')
})

test('parts and text are one answer, words are never lost, and a wrong answer is mended with one press', async ({
  page,
}) => {
  await openByAddress(page, 'Ferry')
  await test.step('typed faster than names are found', async () => {
    // All in one task, in which no answer of the engine can come between.
    await part(page, 'Applicable actions').evaluate((field: HTMLInputElement) => {
      field.focus()
      for (const words of ['drive onto c0 l0', 'sail l1', '(sail l0 l1)']) {
        field.value += words
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      }
    })
    await expect(answerBox(page)).toHaveValue('[(board c0 l0), (sail l1 l0), (sail l0 l1)]')
    await expect(page.locator('[data-part=chip-field] input')).toHaveValue('')
  })
  await test.step('text becomes chips and chips text, and words are never lost', async () => {
    const chips = page.locator('[data-part=answer-chip] code')
    await answerBox(page).fill('[(board c0 l0), (sail l0 l1)]')
    await expect(chips).toHaveText(['(board c0 l0)', '(sail l0 l1)'])
    await page.getByRole('button', { name: 'Remove (board c0 l0)' }).click()
    await expect(answerBox(page)).toHaveValue('[(sail l0 l1)]')

    const words = 'The answer is: (sail l0 l1) and (board c0 l0).'
    await answerBox(page).fill(words)
    await expect(page.getByText('Free text')).toBeVisible()
    await expect(answerBox(page)).toHaveValue(words)
    await page.getByRole('button', { name: 'Clean up' }).click()
    await expect(answerBox(page)).toHaveValue(/^\[\(/)
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(answerBox(page)).toHaveValue(words)

    await answerBox(page).fill('')
    await page.getByRole('button', { name: 'No action is applicable' }).click()
    await expect(answerBox(page)).toHaveValue('[]')
    await page.keyboard.press('Control+Enter')
    await expect(verdictWord(page)).toHaveText('Wrong')
  })
  await test.step('a wrong answer is mended with one press', async () => {
    await answerBox(page).fill('[(board c1 l1)]')
    await page.keyboard.press('Control+Enter')
    await expect(verdict(page).locator('[data-part=finding-fix]')).toHaveText(['Add', 'Add', 'Remove'])
    await verdict(page).getByRole('button', { name: 'Use the corrected answer' }).click()
    await page.keyboard.press('Control+Enter')
    await expect(verdictWord(page)).toHaveText('Right')
  })
})

test('the key for parts finds them; letters choose an option; both lists of effects are chosen', async ({ page }) => {
  // Room below the fields for the suggested names.
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')), fileOf(fixture('courier.bool.jsonl')))
  await test.step('the choices of a yes/no question after an open one', async () => {
    await goTo(page, 'applicability')
    await expect(part(page, 'Applicable actions')).toBeVisible()
    await page.keyboard.press('c')
    await expect(part(page, 'Applicable actions')).toBeFocused()
    await page.locator('[data-part=virtual-row]', { hasText: 'yes/no' }).first().click()
    const first = page.getByRole('radiogroup', { name: 'Choices' }).getByRole('radio').first()
    await expect(first).toBeVisible()
    await page.keyboard.press('c')
    await expect(first).toBeFocused()
  })
  await test.step('letters choose an option, and a yes/no question has hints', async () => {
    await page.locator('[data-part=eyebrow]').click()
    await page.keyboard.press('a')
    await expect(page.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('n')
    await expect(page.getByRole('radio', { name: 'no' })).toBeChecked()
    await page.keyboard.press('y')
    await expect(page.getByRole('radio', { name: 'yes' })).toBeChecked()
    await page.keyboard.press('h')
    await expect(page.getByRole('region', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1)
  })
  await test.step('both lists of effects are chosen, and unknown names are kept and mended', async () => {
    await goTo(page, 'progression')
    await expect(part(page, 'Becomes true')).toBeVisible()
    await page.keyboard.press('c')
    await expect(part(page, 'Becomes true')).toBeFocused()
    await page.keyboard.type('att kitchen')
    await page.keyboard.press('Enter')
    await expect(answerBox(page)).toHaveValue('[(att kitchen)] []')
    await expect(page.locator('[data-part=chip-faults]')).toContainText('is not a fact of this problem')
    // The names on offer leave what is stated, and its button, free.
    await expect
      .poll(async () => {
        const faults = await page.locator('[data-part=chip-faults]').boundingBox()
        const offered = await page.locator('[data-part=offer]').boundingBox()
        return offered!.y - (faults!.y + faults!.height)
      })
      .toBeGreaterThanOrEqual(0)
    await page.locator('[data-part=chip-faults]').getByRole('button', { name: '(at kitchen)' }).click()
    await expect(answerBox(page)).toHaveValue('[(at kitchen)] []')
    await expect(page.locator('[data-part=chip-faults]')).toHaveCount(0)
    await part(page, 'Becomes false').focus()
    await choose(page, 'at hall', '(at hall)')
    await expect(answerBox(page)).toHaveValue('[(at kitchen)] [(at hall)]')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    await expect(answerBox(page)).toHaveValue('[(at kitchen)] []')
  })
})

test('hints state more each time, and a key that was shown does not count as solved', async ({ page }) => {
  await openByAddress(page, 'Ferry')
  const hints = page.getByRole('region', { name: 'Hints' }).getByRole('listitem')
  const hint = page.getByRole('button', { name: /^Hint/ })
  for (let level = 1; level <= 3; level++) {
    await hint.click()
    await expect(hints).toHaveCount(level)
  }
  await expect(hint).toBeDisabled()
  await expect(hints.nth(1)).toContainText('2 actions are applicable')
  await page.getByRole('button', { name: 'Reveal' }).click()
  const key = page.getByRole('region', { name: 'The answer' })
  await expect(key).toContainText('(board c0 l0)')
  await key.getByRole('button', { name: 'Use this answer' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(verdictWord(page)).toHaveText('Right')
  await expect(page.locator('[data-part=virtual-row]').first()).toContainText('key shown')
  await page.reload()
  await expect(hints).toHaveCount(3)
  await expect(page.locator('[data-part=virtual-row]').first()).toContainText('key shown')
})
