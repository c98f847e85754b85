// What the built page takes on a phone with 2 GB, as far as a desktop's Chromium can act as one: its small heap of scripts, its size,
// and what browsers there describe the device. The two largest problems of `scale` are opened and looked at in each picture,
// their cheapest plans are asked for, and a file of many responses is scored. Counted: pages that crash, and resident megabytes.

import type { BrowserContext, Page } from '@playwright/test'
import type { Reached } from '../bars/bars'
import { dataFolder } from '../support/data'
import { table } from './measure'
import { inBuiltPage } from './page-open'
import { pageMemory } from './page-process'
import { scoringFiles } from './page-scoring'
import { largestTexts } from './scale'

const GIGABYTES = 2
/** Megabytes that V8 gives the heap of scripts on such a device: a quarter of its memory. */
const HEAP = 512
const RESPONSES = 10_000
/** Milliseconds for each picture, and for what is asked for in it. */
const LOOK = 15_000
const TABS = ['Graph', 'Trace', 'Landmarks']
const ASKED = ['Cheapest plans', 'Show a cheapest plan', 'Show more']

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

export async function benchPhoneMemory(): Promise<Reached> {
  const rows: (readonly [string, number, string])[] = []
  let crashed = 0
  await inBuiltPage(
    async (page, address) => {
      page.setDefaultTimeout(180_000)
      page.on('crash', () => crashed++)
      await claimMemory(page.context())
      const most = watched()
      const [what, way] = ways(address)[rows.length]!
      const seen = await way(page).catch((error: unknown) => String(error).split('\n')[0]!)
      rows.push([what, most(), seen])
    },
    { times: ways('').length, context: PHONE, args: [`--js-flags=--max-old-space-size=${HEAP}`] },
  )
  table(
    `A phone with ${GIGABYTES} GB, the page's process: resident megabytes at most`,
    ['what', 'MB', 'in the end'],
    rows,
  )
  return { phoneCrashes: crashed }
}

type Visit = (page: Page) => Promise<string>

function ways(address: string): readonly (readonly [string, Visit])[] {
  const problems = ['visitall, side', 'blocksworld, blocks'].map(
    name => [`${name}, largest`, (page: Page) => look(page, address, largestTexts(name))] as const,
  )
  const scoring = [`${RESPONSES} responses`, (page: Page) => score(page, address)] as const
  return dataFolder() === undefined ? problems : [...problems, scoring]
}

/** The page and its workers are informed of so little memory. */
async function claimMemory(context: BrowserContext): Promise<void> {
  const claim = `Object.defineProperty(navigator, 'deviceMemory', { configurable: true, get: () => ${GIGABYTES} });`
  await context.addInitScript(claim)
  await context.route(/\.worker-[^/]*\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${claim}\n${await response.text()}` })
  })
}

/** Starts looking; the function ends it and reports the most that was resident. */
function watched(): () => number {
  let max = 0
  const looking = setInterval(() => {
    max = Math.max(max, pageMemory())
  }, 200)
  return () => {
    clearInterval(looking)
    return max
  }
}

async function look(
  page: Page,
  address: string,
  texts: { readonly domain: string; readonly problem: string },
): Promise<string> {
  await page.goto(address)
  await page.locator('.card-problems button').first().waitFor({ state: 'attached' })
  await page.locator('input[type=file]').setInputFiles(
    (['domain', 'problem'] as const).map(name => ({
      name: `${name}.pddl`,
      mimeType: 'text/plain',
      buffer: Buffer.from(texts[name]),
    })),
  )
  await page.locator('.eyebrow').waitFor()
  await page.getByText('See', { exact: true }).last().click()
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click()
    await page.waitForTimeout(1_000)
    const show = page.getByRole('button', { name: 'Always show' })
    if (await show.isVisible()) await show.click()
    await page.waitForTimeout(LOOK)
    for (const asked of ASKED) {
      const button = page.getByRole('button', { name: asked, exact: true })
      if (!(await button.isVisible())) continue
      await button.click()
      await page.waitForTimeout(LOOK)
    }
  }
  const text = await page.locator('.stage').first().innerText()
  return text.replace(/\s+/g, ' ').slice(-60)
}

async function score(page: Page, address: string): Promise<string> {
  await page.goto(`${address}#score/runs`)
  await page.locator('input[aria-label="Choose files"]').setInputFiles(scoringFiles(RESPONSES))
  await page.getByRole('button', { name: /^Score \d+ files$/ }).click()
  const progress = page.locator('.run-progress')
  await progress.waitFor()
  await progress.waitFor({ state: 'detached', timeout: 600_000 })
  await page.getByRole('button', { name: 'All runs' }).click()
  return (await page.locator('.run-entry-state').first().innerText()).slice(0, 60)
}
