// The findings of axe in a page as it is.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { TESTS_BEGAN, TESTS_ENDED } from '../support/main-thread'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** Serious and critical findings, one line each, by these rules or all. */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const loaded = await page.evaluate(began => {
    performance.mark(began)
    return 'axe' in window
  }, TESTS_BEGAN)
  if (!loaded) {
    // The page's policy allows no foreign script; the debugging protocol can inject one.
    const session = await page.context().newCDPSession(page)
    await session.send('Runtime.evaluate', { expression: axeSource })
    await session.detach()
  }
  const violations = await page.evaluate(
    async ({ only, ended }) => {
      const { axe } = window as unknown as {
        axe: { run: (of: Document, how: object) => Promise<{ violations: unknown[] }> }
      }
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        // Never more than moderate, and a tenth of the time.
        rules: { region: { enabled: false } },
        ...(only === undefined ? {} : { runOnly: { type: 'rule', values: only } }),
      })
      performance.mark(ended)
      return violations
    },
    { only: rules, ended: TESTS_ENDED },
  )
  return (violations as Violation[])
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 160)} ${nodes[0]!.failureSummary}`)
}

/** Fades and slides must be over: colours in between are nobody's choice. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const moving = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
    const frame = () => new Promise(requestAnimationFrame)
    await document.fonts.ready
    await frame()
    do await frame()
    while (moving())
  })

/** No serious findings, in either theme: only colours differ between them. */
export async function nothingSerious(page: Page, where: string): Promise<void> {
  await settled(page)
  expect(await seriousFindings(page), `${where}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  expect(await seriousFindings(page, ['color-contrast']), `${where}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await settled(page)
}
