// First visits over a slow line on a slow machine: when a question can be read, and when the answer that is typed at once
// has its verdict. Whatever can be pressed is pressed as soon as it is there.

import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { median } from './measure'
import { builtPage, openChromium, root } from './page-open'
import { type Passed, slowLine } from './slow-line'

/** 1.6 Mbit/s. */
export const LINE = { bytes: 200_000, latency: 150 }
export const CPU = 4
export const RUNS = Number(process.env.PLANGROUND_RUNS ?? 3)

/** Milliseconds since the address was entered. */
export interface Visit {
  readonly firstPaint: number
  /** The first page can be used; for a link to a question, the same as `question`. */
  readonly usable: number
  /** The question's text is painted. */
  readonly question: number
  readonly verdict: number
  /** The engine's time for the verdict after the request; the browser does not slow the engine's thread. */
  readonly engine: number
}

/** The address of the visit, and the typed text. */
export interface Way {
  /** The part after the page's address; '' for the first page, where the example is pressed. */
  readonly hash: string
  readonly answer: string
}

/** The visit in the middle of each part, over this many visits of a browser that was never here. */
export async function visits(ways: readonly Way[], options: BrowserContextOptions): Promise<readonly Visit[]> {
  const folder = await builtPage()
  const { serve } = await import(join(root, 'test/e2e/serve.mjs'))
  const server = await serve({ folder, path: '/' })
  let passed: Passed[] = []
  const line = await slowLine(server.address().port, LINE, each => passed.push(each))
  const { port } = line.address() as { port: number }
  const middles: Visit[] = []
  for (const way of ways) {
    const seen: Visit[] = []
    for (let run = 0; run < RUNS; run++) {
      const browser = await openChromium()
      passed = []
      seen.push(await visit(browser, `http://127.0.0.1:${port}/`, way, options))
      if (process.env.PLANGROUND_REQUESTS !== undefined) console.log(waterfall(passed))
      await browser.close()
    }
    const of = (part: keyof Visit): number => median(seen.map(each => each[part]))
    middles.push({
      firstPaint: of('firstPaint'),
      usable: of('usable'),
      question: of('question'),
      verdict: of('verdict'),
      engine: of('engine'),
    })
  }
  line.close()
  server.close()
  return middles
}

/** The transfers over the line: request, first and last byte, in milliseconds since the page's request, and bytes. */
function waterfall(passed: readonly Passed[]): string {
  const [start] = passed
  const column = (figure: number): string => figure.toFixed(0).padStart(7)
  return passed
    .map(({ path, asked, first, last, bytes }) => {
      const times = [asked, first, last].map(time => column(time - start!.asked)).join('')
      return `${times}${column(bytes)} ${path.slice(path.lastIndexOf('/') + 1)}`
    })
    .join('\n')
}

async function visit(
  browser: Browser,
  address: string,
  { hash, answer }: Way,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript(travel, { isLink: hash !== '', answer })
  await page.goto(address + hash, { waitUntil: 'commit' })
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
  if (process.env.PLANGROUND_REQUESTS !== undefined) console.log(`\n${hash || 'first page'}: ${JSON.stringify(seen)}`)
  await context.close()
  return seen as Visit
}

declare global {
  interface Window {
    slowVisit: Partial<Visit> | undefined
  }
}

/** Runs in the page: uses each thing as soon as it is there, and writes down when it was painted. */
export function travel({ isLink, answer }: { isLink: boolean; answer: string }): void {
  const visit: { -readonly [Part in keyof Visit]?: number } = {}
  window.slowVisit = visit
  /** A call of the engine and its answer have the same number. */
  const asked = new Map<string, number>()
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
    const { id, path } = (message[0] ?? {}) as { id?: string; path?: string[] }
    if (id !== undefined && path?.[1] === 'judge') {
      asked.set(id, performance.now())
      this.addEventListener('message', ({ data }) => {
        const from = asked.get(data.id)
        if (from !== undefined) visit.engine = performance.now() - from
        asked.delete(data.id)
      })
    }
    post.apply(this, message)
  } as typeof post
  const find = (selector: string): HTMLElement | null => document.querySelector(selector)
  /** After the frame that is being drawn. */
  const painted = (part: keyof Visit, then: () => void = () => {}): void => {
    setTimeout(() => {
      visit[part] = performance.now()
      then()
    })
  }
  const press = (words: string): void => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent?.trim().startsWith(words) && !button.disabled) {
        button.click()
        return
      }
  }
  const type = (): void => {
    const box = document.querySelector('textarea')!
    box.value = answer
    box.dispatchEvent(new Event('input', { bubbles: true }))
    press('Check')
  }
  let stage = isLink ? 1 : 0
  const look = (): void => {
    if (stage === 0) {
      const first = '.gallery-first .button.primary:not(:disabled)'
      if (find(first) !== null) {
        stage = 1
        // The page may have drawn it again meanwhile.
        painted('usable', () => find(first)?.click())
      }
    } else if (stage === 1) {
      if (find('textarea') !== null && find('.eyebrow') !== null) {
        stage = 2
        painted('question', () => {
          visit.usable ??= visit.question!
          type()
        })
      }
    } else if (find('.verdict .verdict-word') !== null) {
      painted('verdict')
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
