// What the built page takes after many questions: problems of all bundled domains opened, each question answered and looked at
// in one of the pictures, then all closed, and at last the same tab loaded again. Megabytes of the renderer's process, first after the rubbish of the page was
// collected, then after that of its engines was, too; and of these, those that are the process's own:
// the others are pages of Chromium's program, which all tabs share and no page can let go.

import type { CDPSession, Page } from '@playwright/test'
import { bundledDomains } from '#language/library/cards'
import type { Reached } from '../bars/bars'
import { table } from './measure'
import { pageMemory, pageProcess } from './page-process'
import { inBuiltPage } from './page-open'
import { followWorkers, type WorkerHeap } from './worker-heaps'

/** Questions in all, as many of each domain; fewer by PLANGROUND_QUESTIONS. */
const QUESTIONS = Number(process.env.PLANGROUND_QUESTIONS ?? 200)
/** Milliseconds after which engines without work have ended. */
const IDLE = 35_000
const TABS = [/^graph/i, /^trace/i, /^landmarks/i]

/** Megabytes. */
interface Sample {
  readonly when: string
  readonly resident: number
  /** The same once the rubbish of the engines was collected, too. */
  readonly collected: number
  /** The private part of these megabytes. */
  readonly own: number
  readonly heap: number
  readonly engines: number
  /** Their heaps, and arrays and texts next to them. */
  readonly enginesHeap: number
  readonly elements: number
}

export async function benchPageMemory(): Promise<Reached> {
  const samples: Sample[] = []
  await inBuiltPage(async (page, address) => {
    const session = await page.context().newCDPSession(page)
    const collectEngines = await followWorkers(session)
    const sample = async (when: string): Promise<void> => {
      samples.push(await measured(page, session, collectEngines, when))
    }
    page.setDefaultTimeout(60_000)
    await page.goto(address)
    await page.locator('.card-problems button').first().waitFor()
    await page.waitForTimeout(2_000)
    await sample('start')
    let asked = 0
    for (const [name, text] of files()) {
      if (asked >= QUESTIONS) break
      await page.locator('input[type=file]').setInputFiles([
        { name: 'domain.pddl', mimeType: 'text/plain', buffer: Buffer.from(text[0]) },
        { name, mimeType: 'text/plain', buffer: Buffer.from(text[1]) },
      ])
      const [, problem = ''] = /\(problem\s+([^\s)]+)/i.exec(text[1]) ?? []
      await page.locator('.place code', { hasText: problem }).waitFor({ state: 'attached' })
      const next = page.getByRole('button', { name: 'Next', exact: true })
      for (let more = true; more; ) {
        await visit(page, asked)
        asked++
        if (asked % Math.ceil(QUESTIONS / 4) === 0) await sample(`after ${asked} questions`)
        more = asked < QUESTIONS && (await next.isEnabled())
        if (more) await next.click()
      }
    }
    await page.waitForTimeout(IDLE)
    await sample('engines idle')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Start over')
    await page.keyboard.press('Enter')
    await page.getByText('Everything is closed, and all answers are deleted').waitFor()
    await page.waitForTimeout(IDLE)
    await sample('all closed')
    // Nothing of the page is left then: the remaining memory is Chromium's.
    await page.reload()
    await page.locator('.card-problems button').first().waitFor()
    await page.waitForTimeout(IDLE)
    await sample('loaded again')
  })
  table(
    'Memory of the page, megabytes (bar: 150 above the start; after closing all, 20 above the same tab loaded again)',
    ['when', 'resident', 'engines collected', 'private', 'page', 'engines', 'their heaps', 'elements'],
    samples.map(each => [
      each.when,
      each.resident,
      each.collected,
      each.own,
      each.heap,
      each.engines,
      each.enginesHeap,
      each.elements,
    ]),
  )
  const most = (when: string): number =>
    Math.max(...samples.filter(each => each.when.startsWith(when)).map(each => each.collected))
  const [start, closed, loaded] = [most('start'), most('all closed'), most('loaded again')]
  console.log(
    `After closing all ${closed - start} MB above the start; the same tab loaded again, ${loaded - start} MB.`,
  )
  return { pageMemory: most('after') - start, pageMemoryBack: closed - Math.max(start, loaded) }
}

/** Two problems of each domain, as files. */
function files(): readonly (readonly [string, readonly [string, string]])[] {
  return [0, 1].flatMap(number =>
    bundledDomains().flatMap(({ id, domain, problems }) => {
      const problem = problems[number]?.text
      return problem === undefined ? [] : [[`${id}-${number}.pddl`, [domain, problem]] as const]
    }),
  )
}

/** Answers a question, whatever it asks, and looks at one of its pictures. */
async function visit(page: Page, number: number): Promise<void> {
  await page.locator('.eyebrow').waitFor()
  const box = page.getByRole('textbox', { name: 'Your answer' })
  if (await box.isVisible()) {
    await box.fill('none of them')
    await page.keyboard.press('Control+Enter')
  }
  await page.getByRole('tab', { name: TABS[number % TABS.length]! }).click()
  const show = page.getByRole('button', { name: 'Always show' })
  await page.waitForTimeout(400)
  if (await show.isVisible()) await show.click()
  await page.waitForTimeout(600)
}

async function measured(
  page: Page,
  session: CDPSession,
  collectEngines: () => Promise<WorkerHeap[]>,
  when: string,
): Promise<Sample> {
  await session.send('HeapProfiler.collectGarbage')
  await page.waitForTimeout(500)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const resident = pageMemory()
  const engines = await collectEngines()
  await page.waitForTimeout(500)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const { resident: collected, private: own } = pageProcess()
  return {
    when,
    resident,
    collected,
    own,
    heap: usedSize / 1e6,
    engines: page.workers().length,
    enginesHeap: engines.reduce((sum, { heap, outside }) => sum + heap + outside, 0) / 1e6,
    elements,
  }
}
