// A sheet on paper: the printed pages are the shown ones, no question is divided, and keys have pages of their own.

import type { Page } from '@playwright/test'
import { seriousFindings } from './axe'
import { expect, test } from './support'

/** Twelve questions of four domains, of all kinds and forms. */
const LINK =
  './#' +
  'sheet=1.NaOAZgAAAMF9VrsOwjAM_JXIMwPlzcDKzMbEkBYJAQkRtIgB8e_cOUEqImGs7hSfz_XjKd2xc8hPNpB7' +
  'QXsOzBrTytIjTGaEkW1AWtZxSakl9Els3eADHempRLCeDJxON2nr2RFkrs7DaPbB1CG4OCPaR7i5_ReLJYinn9J-' +
  'nxmxRpHBOOmswoLuccbgoG5K0HFBCOVN8ATw6Y61khc6BcwTR-GSzhlI-ouVgsypE2b45poXufj4UXhg2XsgA1f0' +
  'k0n-t7OS3esN'

interface Block {
  readonly label: string
  readonly isContinued: boolean
  /** Below the top, and above the foot, of its page; px. */
  readonly top: number
  readonly free: number
  readonly text: string
}

/** The pages as they lie, with the blocks on each. */
const pagesOf = (page: Page) =>
  page.locator('[data-part=paper-page]').evaluateAll(pages =>
    pages.map(each => {
      const { top, height, width } = each.getBoundingClientRect()
      const foot = each.querySelector('[data-part=paper-foot]')!.getBoundingClientRect().top
      const blocks = [...each.querySelectorAll('[data-part=paper-block]')].map((block): Block => {
        const { top: begin, bottom } = block.getBoundingClientRect()
        return {
          label: block.querySelector('[data-part=paper-number]')!.textContent!,
          isContinued: block.querySelector('[data-part=paper-continued]') !== null,
          ...{ top: begin - top, free: foot - bottom },
          text: block.textContent!,
        }
      })
      const wide = [...each.querySelectorAll('[data-part=atom]')].filter(
        atom => atom.scrollWidth > atom.clientWidth + 1,
      ).length
      const sizes = [
        ...each.querySelectorAll('[data-part=atom] *, [data-part=atom], [data-part=paper-foot] *'),
      ].flatMap(element =>
        [...element.childNodes].some(node => node.nodeType === 3 && node.textContent!.trim() !== '')
          ? [Number.parseFloat(getComputedStyle(element).fontSize)]
          : [],
      )
      return {
        ...{ name: each.getAttribute('aria-label')!, width, height, blocks, wide },
        ...{
          least: Math.min(...sizes),
          foot: each.querySelector('[data-part=paper-foot]')!.textContent!,
        },
      }
    }),
  )

test('a sheet is printed in two variants with keys: nothing is divided, and nothing else is printed', async ({
  page,
}) => {
  await page.goto(LINK)
  await expect(page).toHaveURL(/#class\/sheet\//)
  const hash = page.url().slice(-8)
  await page.evaluate(hash => {
    location.hash = `#class/print/${hash}`
  }, hash)
  const settings = page.getByRole('form', { name: 'What is printed' })
  await settings.getByRole('spinbutton', { name: 'Variants' }).fill('2')
  await settings.getByRole('spinbutton', { name: 'Variants' }).press('Tab')
  await expect(page.getByRole('region', { name: 'Key, Variant B page 1' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(settings).toBeHidden()
  const pages = await pagesOf(page)
  for (const each of pages) {
    expect([Math.round(each.width), Math.round(each.height)]).toEqual([794, 1123])
    expect(each.foot).toContain(hash)
    expect(each.least).toBeGreaterThanOrEqual(12.6)
    expect(each.wide).toBe(0)
    for (const { top, free } of each.blocks) expect(Math.min(top, free)).toBeGreaterThan(0)
  }
  // Each question and each entry of a key is on one page, in full.
  const parts = new Map<string, Block[]>()
  for (const { name, blocks } of pages) {
    const part = name.replace(/ ?page.*/, '')
    parts.set(part, [...(parts.get(part) ?? []), ...blocks.filter(({ label }) => label !== '')])
  }
  const numbers = Array.from({ length: 12 }, (_, i) => String(i + 1))
  expect([...parts.keys()]).toEqual(['Variant A', 'Variant B', 'Key, Variant A', 'Key, Variant B'])
  for (const blocks of parts.values()) expect(blocks.map(({ label }) => label)).toEqual(numbers)
  expect([...parts.values()].flat().filter(({ isContinued }) => isContinued)).toEqual([])
  const orders = ['Variant A', 'Variant B'].map(part => parts.get(part)!.map(({ text }) => text))
  expect(orders[0]).not.toEqual(orders[1])
  expect(parts.get('Key, Variant A')!.every(({ text }) => /Right|Yes|No|\d/.test(text))).toBe(true)

  // The file that the browser prints has these pages and no others, in the size of the paper.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 (\S+) ([^\]]+)\]/g)]
  expect(boxes.map(([, width, height]) => [Math.round(+width! / 5), Math.round(+height! / 5)])).toEqual(
    pages.map(() => [119, 168]),
  )
})
