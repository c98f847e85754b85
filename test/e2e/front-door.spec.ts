// Domain as a front door: faulty PDDL pasted anywhere opens at its first fault and is mended by keys; texts begin empty,
// from an example or from a text.

import type { Locator, Page, Route } from '@playwright/test'
import { answerBox, drop, expect, test } from './support'

const faulty = `(define (domain greenhouse)
  (:requirements :strips)
  (:types plant bench)
  (:predicates (on ?p - plant ?b - bench) (watered ?p- plant) (dry ?p - plant))
  (:action water
    :parameters (?p - plant ?b - bench)
    :precondition (on ?p ?b) (dry ?p)
    :effect (and (watered ?p)) (not (drie ?p))))
`
const problem = `(define (problem monday) (:domain greenhouse)
  (:objects fern - plant south - bench)
  (:init (on fern south) (dry fern))
  (:goal (waterd fern)))
`

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Problems' })
const text = (page: Page, role: 'domain' | 'problem'): Locator => page.locator(`.of-${role}`)

/** Pastes onto the page, outside of any field. */
const paste = (page: Page, pasted: string): Promise<void> =>
  page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)

test('faulty PDDL pasted on the first page opens at its fault, and keys alone make it sound', async ({ page }) => {
  await page.goto('')
  await expect(page.locator('[data-part=gallery]')).toBeVisible()
  await paste(page, faulty)
  await expect(page).toHaveURL(/#domain/)
  await expect(panel(page)).toContainText('error')
  await expect(panel(page).locator('li[data-chosen]')).toHaveCount(1)
  await expect(text(page, 'domain').locator('.monaco-editor').first()).toHaveClass(/focused/)
  await expect(page.getByText('This domain came without a problem')).toBeVisible()

  await page.keyboard.press('Alt+Shift+x')
  await expect(panel(page)).toContainText('None found in either text')
  await expect(text(page, 'domain')).toContainText(':typing')

  // One step takes everything back, another brings it again.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(panel(page)).toContainText('error')
  await page.keyboard.press('Alt+Shift+x')
  await expect(panel(page)).toContainText('None found in either text')

  // The problem that comes later is joined with the domain as it is now.
  await drop(page, { name: 'monday.pddl', bytes: Buffer.from(problem) })
  await expect(panel(page)).toContainText('No predicate waterd is declared')
  await page.keyboard.press('Alt+Shift+x')
  await expect(panel(page)).toContainText('None found in either text')
  await page.getByRole('button', { name: 'Ask questions about it' }).click()
  await expect(page.getByRole('button', { name: 'Ask questions about it' })).toHaveCount(0)
  await page.keyboard.press('Alt+1')
  await expect(answerBox(page)).toBeVisible()
})

test('texts begin from an example, empty, or from a text', async ({ page }) => {
  await page.goto('')
  await page.keyboard.press('Alt+Shift+n')
  const dialog = page.getByRole('dialog', { name: 'New domain and problem' })
  await dialog.getByRole('button', { name: 'Ferry' }).click()
  await expect(page).toHaveURL(/#domain/)
  await expect(text(page, 'domain')).toContainText('ferry')
  await expect(panel(page)).toContainText('None found')

  await page.getByRole('button', { name: 'New…' }).click()
  await dialog.getByRole('button', { name: 'Start empty' }).click()
  await expect(text(page, 'problem')).toContainText('new-domain-1')
  await expect(panel(page)).toContainText('None found')

  await page.getByRole('button', { name: 'New…' }).click()
  await dialog.getByRole('textbox', { name: 'PDDL' }).fill(problem)
  await dialog.getByRole('button', { name: 'Open the text' }).click()
  await expect(page.getByText('This problem came without its domain')).toBeVisible()
  await expect(text(page, 'domain')).toContainText('(waterd')
})

test('keys pressed before their command is loaded count, and the palette takes commands that come later', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'New domain and problem' })
  const pressed = {
    key: () => page.keyboard.press('Alt+Shift+n'),
    async palette() {
      await page.keyboard.press('ControlOrMeta+k')
      await page.keyboard.type('new domain and')
      await expect(page.getByText('No command has all of these words')).toBeVisible()
    },
  }
  for (const press of [pressed.key, pressed.palette]) {
    const held: Route[] = []
    await page.route(/\/settled-[\w-]+\.js/, route => void held.push(route))
    await page.goto('')
    await expect(page.locator('[data-part=gallery]')).toBeVisible()
    await expect.poll(() => held.length).toBe(1)
    await press()
    await expect(dialog).toBeHidden()
    await held[0]!.continue()
    if (press === pressed.palette) await page.getByRole('option', { name: 'New domain and problem' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unrouteAll()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('faulty PDDL opens at its fault, and is mended by one press', async ({ page }) => {
    await page.goto('')
    await paste(page, faulty)
    await expect(page).toHaveURL(/#domain/)
    await expect(panel(page)).toContainText('error')
    await panel(page).getByRole('button', { name: 'Fix all' }).click()
    await expect(panel(page)).toContainText('None found in either text')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(panel(page)).toContainText('error')
    await page.getByRole('button', { name: 'New…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New domain and problem' })
    await dialog.getByRole('button', { name: 'Ferry' }).click()
    await expect(panel(page)).toContainText('None found')
  })
})
