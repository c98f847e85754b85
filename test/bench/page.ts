// The built page in Chromium: how long each journey holds the main thread, how soon the first question and a verdict
// can be seen, how evenly a large graph pans. Figures are printed next to the goals, never asserted.

import { availableParallelism, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import type { Reached } from '../bars/bars'
import { median, table } from './measure'
import { graphJourneys, PANNED } from './page-graph'
import { journeys, type Journeyed } from './page-journeys'
import { largeJourneys } from './page-large'
import { inBuiltPage } from './page-open'
import { scoringJourneys, scoringTitle } from './page-scoring'
import type { Block } from './page-probe'

const RUNS = Number(process.env.PLANGROUND_RUNS ?? 3)
/** Milliseconds. */
const GOAL_BLOCK = 50

/** The journeys of everyday work. */
export async function benchPage(): Promise<Reached> {
  return { pageBlock: (await measured(journeys)).largestBlock }
}

/** The journeys with large files and problems. */
export async function benchLarge(): Promise<Reached> {
  return { largeBlock: (await measured(largeJourneys)).largestBlock }
}

/** A graph of 60,000 states. */
export async function benchPageGraph(): Promise<Reached> {
  return { graphPan: (await measured(graphJourneys)).medianOf(PANNED) }
}

/** Result files of this many responses, dropped. */
export async function benchPageScoring(count: number): Promise<Reached> {
  const { medianOf } = await measured(scoringJourneys(count))
  return count === 10_000 ? { scorePage: medianOf(scoringTitle(count)) / 1000 } : {}
}

/** Milliseconds. */
interface Driven {
  readonly largestBlock: number
  readonly medianOf: (figure: string) => number
}

async function measured(drive: (page: Page, address: string, folder: string) => Promise<Journeyed[]>): Promise<Driven> {
  const runs: Journeyed[][] = []
  await inBuiltPage(
    async (page, address, folder) => {
      runs.push(await drive(page, address, folder))
    },
    { times: RUNS },
  )
  const load = loadavg()[0]! / availableParallelism()
  if (load > 1)
    console.log(
      `\nOthers were at work: ${load.toFixed(1)} processes a core wanted to run. What follows is too long by about that factor.`,
    )
  const largest = (journeyed: Journeyed): number => journeyed.held.blocks[0]?.own ?? 0
  /** The median run, by the value that should be small. */
  const typical = runs[0]!.map((_, i) => {
    const all = runs.map(run => run[i]!).sort((a, b) => largest(a) - largest(b))
    return all[Math.floor(all.length / 2)]!
  })
  table(
    `The main thread, milliseconds of processor time, the run in the middle of ${RUNS} (goal: no own block over ${GOAL_BLOCK})`,
    ['journey', 'largest own', 'by the clock', 'of Monaco', 'drawing', 'where'],
    typical.map(({ title, held }) => [
      title,
      held.blocks[0]?.own ?? 0,
      held.blocks[0]?.clock ?? 0,
      Math.max(0, ...held.blocks.map(block => block.monaco)),
      Math.max(0, ...held.blocks.map(block => block.drawing)),
      held.blocks[0] ? where(held.blocks[0]) : '',
    ]),
  )
  const over = typical.flatMap(({ title, held }) =>
    held.blocks.filter(({ own }) => own > GOAL_BLOCK).map(block => [title, block] as const),
  )
  if (over.length > 0)
    table(
      `Own blocks over ${GOAL_BLOCK} ms`,
      ['journey', 'own ms', 'of all', 'by the clock', 'parts'],
      over.map(([title, block]) => [title, block.own, block.whole, block.clock, where(block)]),
    )
  const figuresOf = (name: string) =>
    runs.flatMap(run => run.flatMap(({ figures }) => figures)).filter(f => f.name === name)
  const medianOf = (name: string): number => median(figuresOf(name).map(({ ms }) => ms))
  const names = [...new Set(runs.flatMap(run => run.flatMap(({ figures }) => figures.map(f => f.name))))]
  table(
    `Waits and frames, milliseconds, median of ${RUNS}`,
    ['figure', 'ms', 'goal'],
    names.map(name => [name, medianOf(name), figuresOf(name)[0]!.goal ?? '']),
  )
  return { largestBlock: Math.max(0, ...typical.map(largest)), medianOf }
}

const where = ({ parts }: Block): string => parts.join(', ')
