// The built page in Chromium: how long each journey holds the main thread, how soon the first question and a verdict
// can be seen, how evenly a large graph pans. Figures are printed beside the goals, never asserted.

import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Reached } from '../bars/bars'
import { median, table } from './measure'
import { graphJourneys, PANNED } from './page-graph'
import { journeys, type Journeyed } from './page-journeys'
import { largeJourneys } from './page-large'
import { scoringJourneys, scoringTitle } from './page-scoring'
import type { Block } from './page-probe'

const RUNS = Number(process.env.PLANGROUND_RUNS ?? 3)
/** Milliseconds. */
const GOAL_BLOCK = 50

/** The journeys of everyday work. */
export async function benchPage(): Promise<Reached> {
  return { pageBlock: (await measured(journeys)).largestBlock }
}

/** The journeys with what is large. */
export async function benchLarge(): Promise<Reached> {
  return { largeBlock: (await measured(largeJourneys)).largestBlock }
}

/** A graph of 60,000 states. */
export async function benchPageGraph(): Promise<Reached> {
  return { graphPan: (await measured(graphJourneys)).medianOf(PANNED) }
}

/** Result files of so many responses, dropped. */
export async function benchPageScoring(count: number): Promise<Reached> {
  const { medianOf } = await measured(scoringJourneys(count))
  return count === 10_000 ? { scorePage: medianOf(scoringTitle(count)) / 1000 } : {}
}

/** Milliseconds. */
interface Driven {
  readonly largestBlock: number
  readonly medianOf: (figure: string) => number
}

async function measured(
  drive: (page: Page, address: string, folder: string) => Promise<Journeyed[]>,
): Promise<Driven> {
  const root = resolve(fileURLToPath(import.meta.url), '../../..')
  const folder = process.env.PLANGROUND_BUILT ?? join(root, '.cache/bench-built')
  if (process.env.PLANGROUND_BUILT === undefined) {
    const { build } = await import('vite')
    await build({
      root,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
    })
  }
  const { serve } = await import(join(root, 'test/e2e/serve.mjs'))
  const { findOrGetChromium } = await import(join(root, 'scripts/find-chromium.mjs'))
  const { chromium } = await import('@playwright/test')
  const server = await serve({ folder, path: '/' })
  const browser = await chromium.launch({
    executablePath: await findOrGetChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const runs: Journeyed[][] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // It works beside the main thread and would only disturb the clock.
      serviceWorkers: 'block',
    })
    runs.push(
      await drive(await context.newPage(), `http://127.0.0.1:${server.address().port}/`, folder),
    )
    await context.close()
  }
  await browser.close()
  server.close()

  const load = loadavg()[0]! / availableParallelism()
  if (load > 1)
    console.log(
      `\nOthers were at work: ${load.toFixed(1)} processes a core wanted to run. What follows is too long by about that factor.`,
    )
  const largest = (journeyed: Journeyed): number => journeyed.held.blocks[0]?.ours ?? 0
  /** The run in the middle, by what is to be kept small. */
  const typical = runs[0]!.map((_, i) => {
    const all = runs.map(run => run[i]!).sort((a, b) => largest(a) - largest(b))
    return all[Math.floor(all.length / 2)]!
  })
  table(
    `The main thread, milliseconds, the run in the middle of ${RUNS} (goal: no block of ours over ${GOAL_BLOCK})`,
    ['journey', 'long frames', 'largest of ours', 'of Monaco', 'drawing', 'where'],
    typical.map(({ title, held }) => [
      title,
      held.longFrames,
      held.blocks[0]?.ours ?? 0,
      Math.max(0, ...held.blocks.map(block => block.monaco)),
      held.drawing,
      held.blocks[0] ? where(held.blocks[0]) : '',
    ]),
  )
  const over = typical.flatMap(({ title, held }) =>
    held.blocks.filter(({ ours }) => ours > GOAL_BLOCK).map(block => [title, block] as const),
  )
  if (over.length > 0)
    table(
      `Blocks of ours over ${GOAL_BLOCK} ms`,
      ['journey', 'ms of ours', 'of all', 'began with', 'files'],
      over.map(([title, block]) => [title, block.ours, block.duration, block.entry, where(block)]),
    )
  const figuresOf = (name: string) =>
    runs.flatMap(run => run.flatMap(({ figures }) => figures)).filter(f => f.name === name)
  const medianOf = (name: string): number => median(figuresOf(name).map(({ ms }) => ms))
  const names = [
    ...new Set(runs.flatMap(run => run.flatMap(({ figures }) => figures.map(f => f.name)))),
  ]
  table(
    `Waits and frames, milliseconds, median of ${RUNS}`,
    ['figure', 'ms', 'goal'],
    names.map(name => [name, medianOf(name), figuresOf(name)[0]!.goal ?? '']),
  )
  return { largestBlock: Math.max(0, ...typical.map(largest)), medianOf }
}

const where = (block: Block): string =>
  block.files.map(([file, ms]) => `${file} ${ms.toFixed(0)}`).join(', ')
