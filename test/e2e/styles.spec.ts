// Sheets come with the parts of the page that they belong to, in whichever order a visitor opens these. Here all of them
// are laid over the page in one order and in the other, and every element must look the same.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { check, expect, fileOf, drop, fixture, menu, openBundled, test } from './support'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .sort()
  .map(path => readFileSync(join(source, path), 'utf8'))

/**
 * The elements with a different style when the sheets are loaded in the opposite order, and the number of elements
 * examined.
 */
async function compareOrders(
  page: Page,
  given: readonly string[] = sheets,
): Promise<{ elements: number; differences: string[] }> {
  return page.evaluate(sheets => {
    const isForeign = (sheet: CSSStyleSheet): boolean =>
      /monaco/.test(sheet.href ?? '') || [...sheet.cssRules].some(rule => rule instanceof CSSFontFaceRule)
    const own = [...document.styleSheets].filter(sheet => sheet.href && !isForeign(sheet))
    const elements = [...document.querySelectorAll('body *')].filter(
      element => !element.closest('.monaco-editor, .monaco-aria-container, script'),
    )
    const laid = document.head.appendChild(document.createElement('style'))
    /** The properties that some sheet sets: nothing else can differ. */
    const properties = new Set<string>()
    const gather = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        const { style, cssRules } = rule as CSSStyleRule
        for (const name of style ?? []) if (!name.startsWith('--')) properties.add(name)
        if (cssRules) gather(cssRules)
      }
    }
    laid.textContent = sheets.join('\n')
    gather(laid.sheet!.cssRules)
    const names = [...properties]
    const still = '* , ::before, ::after { transition: none !important; animation: none !important }'
    const look = (order: readonly string[]): string[][] => {
      laid.textContent = `@layer base, parts, utilities; ${order.join('\n')} ${still}`
      return elements.flatMap(element =>
        [undefined, '::before', '::after'].map(part => {
          const style = getComputedStyle(element, part)
          return part && style.content === 'none' ? [] : names.map(name => style.getPropertyValue(name))
        }),
      )
    }
    for (const sheet of own) sheet.disabled = true
    const [one, other] = [look(sheets), look([...sheets].reverse())]
    for (const sheet of own) sheet.disabled = false
    laid.remove()
    const differences = new Set<string>()
    for (const [at, values] of one.entries())
      for (const [i, value] of values.entries()) {
        const element = elements[Math.floor(at / 3)]!
        const name = `${element.tagName} .${element.getAttribute('class')}`
        if (value !== other[at]![i]) differences.add(`${name}: ${names[i]} ${value} | ${other[at]![i]}`)
      }
    return { elements: elements.length, differences: [...differences] }
  }, given)
}

/** Looks at the page as it is now. */
async function expectSame(page: Page, least: number): Promise<void> {
  const { elements, differences } = await compareOrders(page)
  expect(elements).toBeGreaterThan(least)
  expect(differences).toEqual([])
}

test('the order in which sheets arrive changes nothing', async ({ page }) => {
  await page.goto('./')
  await page.locator('[data-part=card-picture] [data-part=scene]').nth(4).waitFor()
  await expectSame(page, 200)
  await openBundled(page, 'Ferry')
  await check(page, '[(sail l0 l1)]')
  await page.locator('[data-part=action-list] button').first().click()
  for (const name of ['State', 'Graph', 'Trace', 'Landmarks', 'PDDL']) {
    await page.getByRole('tablist', { name: 'Views' }).getByRole('tab', { name }).click()
    await expect(
      page.locator('[data-part=stage] [aria-busy="true"], [data-part=stage] [data-part=working]'),
    ).toHaveCount(0)
    await expectSame(page, 200)
  }
  await page.getByRole('button', { name: 'Share this question' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSame(page, 200)
})

test('two sheets that style one element are found', async ({ page }) => {
  await page.goto('./')
  const two = ['[data-part=gallery] h1 { color: red }', '[data-part=gallery-head] h1 { color: blue }']
  const { differences } = await compareOrders(page, [...sheets, ...two])
  expect(differences.join()).toContain('H1 .null: color rgb(0, 0, 255) | rgb(255, 0, 0)')
})

test('the order in which sheets arrive changes nothing in other workspaces', async ({ page }) => {
  await page.goto('./')
  await drop(page, fileOf(fixture('courier.gen.json')))
  await expect(page.locator('[data-part=eyebrow]')).toBeVisible()
  for (const name of ['domain', 'score']) {
    await page.goto(`./#${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSame(page, 40)
  }
  await menu(page, 'Make questions')
  await expect(page.getByRole('checkbox').nth(20)).toBeVisible()
  await expectSame(page, 100)
})
