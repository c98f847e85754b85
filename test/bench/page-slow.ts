// A first visit over a slow line on a slow machine: when the page can be read, when the first question stands there and
// when its first verdict does, with clicks that wait for nothing else.

import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Reached } from '../bars/bars'
import { median, table } from './measure'
import { slowLine } from './slow-line'

/** 1.6 Mbit/s. */
const LINE = { bytes: 200_000, latency: 150 }
const CPU = 4
const RUNS = 3
/** Milliseconds. */
const GOAL = 4_000

interface Visit {
  readonly firstPaint: number
  readonly usable: number
  readonly question: number
  readonly verdict: number
}

export async function benchSlow(): Promise<Reached> {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  const folder = process.env.PLANGROUND_BUILT ?? join(root, '.cache/bench-built')
  if (process.env.PLANGROUND_BUILT === undefined) {
    const { build } = await import('vite')
    await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  }
  const { serve } = await import(join(root, 'test/e2e/serve.mjs'))
  const { findOrGetChromium } = await import(join(root, 'scripts/find-chromium.mjs'))
  const { chromium } = await import('@playwright/test')
  const server = await serve({ folder, path: '/' })
  const line = await slowLine(server.address().port, LINE)
  const { port } = line.address() as { port: number }
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) {
    // A browser that has never been here.
    const browser = await chromium.launch({
      executablePath: await findOrGetChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    })
    visits.push(await visit(browser, `http://127.0.0.1:${port}/`))
    await browser.close()
  }
  line.close()
  server.close()
  const of = (part: keyof Visit): number => median(visits.map(visit => visit[part]))
  table(
    `A first visit at 1.6 Mbit/s and ${LINE.latency} ms, processor slowed ${CPU} times: milliseconds from navigation, median of ${RUNS}`,
    ['what stands there', 'ms', 'goal'],
    [
      ['something to read', of('firstPaint'), ''],
      ['“Try a small one” can be pressed', of('usable'), ''],
      ['the first question', of('question'), ''],
      ['the first verdict', of('verdict'), GOAL],
    ],
  )
  return { slowVerdict: of('verdict') / 1000 }
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript(click)
  await page.goto(address, { waitUntil: 'commit' })
  await page
    .waitForFunction(() => window.slowVisit?.verdict !== undefined, null, { timeout: 60_000 })
    .catch(async () => {
      const stands = await page.evaluate(() => document.body.innerText.slice(0, 600))
      throw new Error(`No verdict within a minute; the page says: ${stands}`)
    })
  const seen = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { ...window.slowVisit!, firstPaint: paint }
  })
  if (process.env.PLANGROUND_REQUESTS !== undefined)
    console.log(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(entry => entry as PerformanceResourceTiming)
          .map(
            ({ name, startTime, responseStart, responseEnd, transferSize }) =>
              `${startTime.toFixed(0).padStart(6)} ${responseStart.toFixed(0).padStart(6)} ${responseEnd.toFixed(0).padStart(6)} ${String(transferSize).padStart(8)} ${name.slice(name.lastIndexOf('/') + 1)}`,
          )
          .join('\n'),
      ),
    )
  await context.close()
  return seen as Visit
}

declare global {
  interface Window {
    slowVisit: Partial<Visit> | undefined
  }
}

/** Runs in the page: presses each thing as soon as it is there, and writes down when. */
function click(): void {
  const visit: { -readonly [Part in keyof Visit]?: number } = {}
  window.slowVisit = visit
  const find = (selector: string): HTMLElement | null => document.querySelector(selector)
  const look = (): void => {
    if (visit.usable === undefined) {
      const first = find('.gallery-first .button.primary:not(:disabled)')
      if (first !== null) {
        visit.usable = performance.now()
        first.click()
      }
    } else if (visit.question === undefined) {
      const box = document.querySelector<HTMLTextAreaElement>('textarea')
      if (box !== null && find('.eyebrow') !== null) {
        visit.question = performance.now()
        box.value = '(sail l0 l1)'
        box.dispatchEvent(new Event('input', { bubbles: true }))
        for (const button of document.querySelectorAll('button'))
          if (button.textContent?.trim().startsWith('Check') && !button.disabled) {
            button.click()
            break
          }
      }
    } else if (find('.verdict .verdict-word') !== null) {
      visit.verdict = performance.now()
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
