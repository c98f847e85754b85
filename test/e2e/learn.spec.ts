// Lessons: walked through by mouse, by keyboard alone and by touch; nothing is reported before it is predicted, and what was
// done is there again after a reload.

import type { Locator, Page } from '@playwright/test'
import { seriousFindings, settled } from './axe'
import { expect, test } from './support'

test.use({ motion: 'moving' })

/** How a learner does things. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  readonly next: (page: Page) => Promise<void>
}

const nextButton = (page: Page) => page.getByRole('button', { name: /^Next/ })

const mouse: Hand = {
  press: target => target.click(),
  write: (field, text) => field.fill(text),
  next: page => nextButton(page).click(),
}
const touch: Hand = {
  press: target => target.tap(),
  write: (field, text) => field.fill(text),
  next: page => nextButton(page).tap(),
}
/** Continues with Tab until the focus is there. */
async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page()
  for (let stop = 0; stop < 100; stop++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
const keyboard: Hand = {
  async press(target) {
    await tabTo(target)
    // A radio button is chosen by Space, a button is pressed by it.
    await target.page().keyboard.press('Space')
  },
  async write(field, text) {
    await tabTo(field)
    await field.page().keyboard.type(text)
  },
  next: page => page.keyboard.press('n'),
}

/** Makes a prediction of any kind in the current part. */
async function predict(moment: Locator, { press, write }: Hand): Promise<void> {
  const choices = moment.locator('input:is([type=radio], [type=checkbox])')
  const numbers = moment.locator('[data-part=number-text]')
  const show = moment.getByRole('button', { name: 'Show me' })
  // The part may be there before its fields.
  await expect(choices.or(numbers).or(show).first()).toBeVisible()
  if ((await choices.count()) > 0) await press(choices.first())
  else if ((await numbers.count()) > 0) for (const field of await numbers.all()) await write(field, '3')
  // Pointing at the picture has journeys of its own.
  else return press(show)
  await press(moment.getByRole('button', { name: 'Check' }))
}

/** Accessibility of each part: it can be reached by keyboard, has a name, and fitting roles. */
const REACH = [
  ...['button-name', 'label', 'select-name', 'scrollable-region-focusable', 'nested-interactive'],
  ...['aria-required-children', 'aria-required-parent', 'aria-allowed-attr', 'aria-input-field-name'],
]

/** Goes through a lesson up to its quiz; returns the number of its predictions. */
async function walk(page: Page, lesson: string, hand: Hand): Promise<number> {
  await page.goto(`./#learn/${lesson}/1`)
  const steps = page.getByRole('navigation', { name: 'Steps of the lesson' }).getByRole('listitem')
  await expect(steps.first()).toBeVisible()
  const count = await steps.count()
  const settledParts = page.locator('[data-part=moment][data-settled]')
  let made = 0
  for (let step = 1; step < count; step++) {
    await expect(page.locator('[data-part=lesson-of]')).toContainText(`step ${step} of ${count}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const waiting = page.locator('[data-part=moment]:not([data-settled])')
    const sections = page.locator('[data-part=section]')
    for (; (await waiting.count()) > 0; made++) {
      // Nothing of the answer is there before: no text that follows, no mark of what is right, no further section.
      const section = sections.filter({
        has: page.locator('[data-part=moment]:not([data-settled])'),
      })
      await expect(section.locator('[data-part=section-after]')).toHaveCount(0)
      await expect(section.locator('[data-truth]')).toHaveCount(0)
      await expect(sections.last().locator('[data-part=moment]:not([data-settled])')).toHaveCount(1)
      const before = await settledParts.count()
      await predict(waiting, hand)
      // A verdict of an earlier part may be in view, so only the count shows that this part is settled.
      await expect(settledParts).toHaveCount(before + 1)
      await expect(
        section.locator('[data-part=moment-verdict]').or(sections.locator('[data-part=moment-verdict]').last()),
      ).toBeVisible()
    }
    expect(await seriousFindings(page, REACH), `${lesson}, step ${step}`).toEqual([])
    await hand.next(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz')
  return made
}

test('lessons by mouse: each step is predicted first, and is there again after a reload', async ({ page }) => {
  await walk(page, 'world', mouse)
  await expect(page).toHaveURL(/world\/6$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz')
  await page.getByRole('link', { name: /^What the list does not say/ }).click()
  await expect(page.locator('[data-part=moment-verdict]')).toBeVisible()
  await expect(page.locator('[data-part=section-after]')).toBeVisible()
  await settled(page)
  expect(await seriousFindings(page)).toEqual([])
})

test('a lesson by keyboard alone, a sentence of one’s own, and a question of the quiz', async ({ page }) => {
  await walk(page, 'landmarks', keyboard)
  await page.getByRole('link', { name: /^What about all the/ }).press('Enter')
  const sentence = page.getByRole('textbox', { name: /In your own words/ })
  await expect(sentence).toBeVisible()
  await expect(page.locator('[data-part=explain-model]')).toHaveCount(0)
  await keyboard.write(sentence, 'No other road')
  await keyboard.press(page.getByRole('button', { name: 'Compare with the model sentence' }))
  await expect(page.locator('[data-part=explain-model]')).toBeFocused()
  await page.goto('./#learn/world/6')
  await keyboard.press(page.getByRole('radio', { name: /^yes/i }))
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible()
  await settled(page)
  expect(await seriousFindings(page)).toEqual([])
})

test('keyboard focus stays in place, and reaches content that an answer opens', async ({ page }) => {
  await page.goto('./#learn/landmarks/1')
  const ways = page.locator('[data-part=live-walk] li button')
  await ways.filter({ hasText: '(sail l0 l1)' }).press('Enter')
  await expect(ways.filter({ hasText: '(sail l1 l0)' })).toBeVisible()
  await expect(ways.first()).toBeFocused()
  await page.goto('./#learn/landmarks/3')
  await page.getByRole('button', { name: 'Show me' }).press('Enter')
  await expect(page.locator('[data-part=moment-result]')).toBeFocused()
  const back = page.getByRole('button', { name: 'Back to the start' })
  await expect(back).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  // The search is at its start now: there is nothing to go back to, and the keys go on with its first step.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Step', exact: true })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a lesson by touch: one live part at a time, and room for a finger', async ({ page }) => {
    await walk(page, 'applicable', touch)
    await settled(page)
    expect(await seriousFindings(page)).toEqual([])
  })
})
