// The performance goals in one list: `npm run bench` prints them next to the results, docs/performance.md has the
// same rows.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/sources'
import { figure } from './figure'

export interface Bar {
  /** The measurements; each has its own command. */
  readonly what: string
  readonly better: 'lower' | 'higher'
  readonly bar: number
  /** The unit of both figures; none for numbers of things. */
  readonly unit: '' | 'B' | 'kB' | 'MB' | 'ms' | 's' | '×' | 'million'
  /**
   * It is compared with figures from another machine, so it is corrected by a fixed piece of work that was timed on
   * both machines.
   */
  readonly isCorrected?: true
}

/** By the part of the measurements that reaches them, and names. */
const listed = {
  ground: {
    groundWarm: atMost(0.3, 'ms', 'parse and ground a problem, warm: median'),
  },
  cold: {
    groundCold: atMost(6, 'ms', 'parse and ground in a process of its own: median'),
    workerCold: atMost(3, 'ms', 'text to proven h* of a next-action question, in a fresh worker: median'),
  },
  whole: {
    solvedCold: atMost(3, 'ms', 'the same in a process of its own: median'),
    largestCold: atMost(20, 'ms', 'the same for alfred and swap: median'),
    slowestCold: atMost(40, 'ms', 'the same: slowest of all'),
    wholeRatio: atMost(
      0.5,
      '×',
      "whole processes, a plan and its checked certificate, next to the native planner's two",
    ),
  },
  'whole-competition': {
    wholeCompetition: atMost(
      0.5,
      '×',
      'the same on competition problems that the native planner solves within 2 s: in all',
      true,
    ),
  },
  nexta: {
    nextMedian: atMost(3, 'ms', 'next-action questions in one process: median'),
    nextTotal: atMost(1, 's', 'all of them'),
    nextSlowest: atMost(300, 'ms', 'slowest of them'),
  },
  ferries: {
    ferries: atMost(200, 'ms', 'ferries with 50 cars, text to proven optimal plan: slowest'),
  },
  enumeration: {
    expansions: atLeast(1, 'million', 'breadth-first enumeration, expansions a second: median'),
    stateBytes: atMost(24, 'B', 'a state of 128 bits with its hash entry'),
  },
  partitions: {
    partitionsTotal: atMost(2, 's', 'complete partitions of all published questions'),
    partitionsLeft: atMost(0, '', 'undecided in them'),
  },
  equivalence: {
    pairSlowest: atMost(1, 's', 'two problems compared, up to 100 objects, to a checked answer: slowest'),
  },
  checking: {
    checking: atMost(1, '×', 'checking a certificate compared with finding it: median'),
  },
  phrases: {
    phrases: atMost(1, 's', 'all checks of a phrases file over 10,000 facts and actions: slowest domain'),
  },
  counts: {
    firstLoad: atMost(80, 'kB', 'HTML, CSS and scripts to show a question and type an answer, brotli'),
    engineScript: atMost(150, 'kB', "the engine's scripts before a first verdict, brotli"),
  },
  scale: {
    enumerated: atMost(300, 'MB', '10 million states of 128 bits, resident'),
    largestSolved: atLeast(
      4,
      '',
      'ferries with 200 cars, logistics with 50 packages, blocksworld with 100 blocks, visitall 30 × 30: with a plan and a bound',
    ),
  },
  browser: {
    browser: atMost(1.3, '×', 'the same suite in a worker in Chromium compared with Node'),
  },
  page: {
    pageBlock: atMost(50, 'ms', 'longest task of the page’s own in everyday journeys'),
  },
  large: {
    largeBlock: atMost(50, 'ms', 'longest task of the page’s own in journeys with what is large'),
  },
  slow: {
    slowVerdict: atMost(4, 's', 'first visit on a slow line and machine, to the first verdict'),
  },
  competition: {
    evaluations: atLeast(1.5, '×', 'LM-cut evaluations a second compared with the baseline: geometric mean', true),
    competition: atMost(0.25, '×', 'competition problems with known cost, time compared with the baseline', true),
    slowestDomain: atMost(1, '×', 'the same in the slowest domain', true),
    notKnownCost: atMost(0, '', 'those not solved at the known cost'),
    slowestProblem: atMost(60, 's', 'slowest of these problems'),
    competitionMemory: atMost(2000, 'MB', 'memory of the ten slowest of these problems, resident'),
  },
  score: {
    score: atMost(20, 's', '10,000 mixed responses, files to rows, on two cores'),
  },
  'score-page': {
    scorePage: atMost(20, 's', 'the same in the page'),
  },
  unsolved: {
    unsolved: atLeast(
      28,
      '',
      'of 46 competition problems that the baseline does not solve in 12 s: solved in 60 s each',
    ),
  },
  phone: {
    phoneReadable: atMost(1.5, 's', 'first visit on a mid-range phone, 4 times slower, on fast 3G: question readable'),
    phoneJudged: atMost(3, 's', 'the same: answer typed and judged'),
  },
  'long-tasks': {
    longTask: atMost(50, 'ms', 'longest task of the page’s own in all journeys of the tests'),
  },
  graph: {
    graphLayout: atMost(300, 'ms', 'layout of a graph of 60,000 states'),
    graphPan: atMost(20, 'ms', 'panning it for two seconds, frames: 95th percentile'),
  },
  'page-memory': {
    pageMemory: atMost(150, 'MB', 'memory above the start after 200 questions in 13 domains'),
    pageMemoryBack: atMost(20, 'MB', 'the same after closing all, above what the tab takes when it is loaded again'),
  },
  'phone-memory': {
    phoneCrashes: atMost(0, '', 'pages that crash with what is largest, on a phone with 2 GB'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Bar>>>>

function atMost(bar: number, unit: Bar['unit'], what: string, isCorrected?: true): Bar {
  return { what, better: 'lower', bar, unit, ...(isCorrected && { isCorrected }) }
}
function atLeast(bar: number, unit: Bar['unit'], what: string, isCorrected?: true): Bar {
  return { ...atMost(bar, unit, what, isCorrected), better: 'higher' }
}

type Listed = typeof listed
type NamesOf<Part> = Part extends unknown ? keyof Part & string : never
/** The name of a bar, with which parts of the measurements report results. */
export type BarName = NamesOf<Listed[keyof Listed]>

/** The result of a part, as measured and not corrected. */
export type Reached = Partial<Readonly<Record<BarName, number>>>

/** A bar with its name and its part. */
export interface NamedBar extends Bar {
  readonly name: BarName
  readonly part: string
}

export const bars: readonly NamedBar[] = Object.entries(listed).flatMap(([part, own]) =>
  Object.entries<Bar>(own).map(([name, bar]) => ({ ...bar, name: name as BarName, part })),
)

export const barOf = (name: BarName): number => bars.find(bar => bar.name === name)!.bar

/** How long this machine takes for a fixed piece of work, in times of the machine where the baseline was measured. */
export type Speed = number

/** The result, corrected if figures of another machine are compared with it. */
export const corrected = ({ isCorrected, better }: Bar, value: number, speed: Speed): number =>
  !isCorrected ? value : better === 'lower' ? value / speed : value * speed

export const isMet = ({ better, bar }: Bar, value: number): boolean =>
  better === 'lower' ? value <= bar : value >= bar

const withUnit = (value: number, unit: Bar['unit']): string => `${figure(value)}${unit === '' ? '' : ` ${unit}`}`

/** The recorded results, corrected, by the name of the bar. */
export type Kept = Readonly<Record<string, { readonly value: number | null; readonly note?: string }>>

const keptFile = join(root, 'test/bars/reached.json')
export const readKept = (): Kept => JSON.parse(readFileSync(keptFile, 'utf8')) as Kept

/** Keeps these figures in place of older ones; notes stay. */
export function keep(reached: Reached, speed: Speed): void {
  const kept = readKept()
  const entries = bars.map(bar => {
    const { name } = bar
    const now = reached[name]
    const old = kept[name] ?? { value: null }
    const value = now === undefined ? old.value : Number(corrected(bar, now, speed).toPrecision(3))
    return [name, { ...old, value }] as const
  })
  writeFileSync(keptFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

export const headings = ['what', 'bar', 'reached', 'outcome', 'part'] as const

/** A row of the table for each bar; `reachedOf` gives what was reached, corrected, and a note. */
export const rowsOf = (
  absent: string,
  reachedOf: (bar: NamedBar) => { readonly value: number | null; readonly note?: string } | undefined,
): string[][] =>
  bars.map(bar => {
    const { what, better, unit, part } = bar
    const { value = null, note } = reachedOf(bar) ?? {}
    const aim = `at ${better === 'lower' ? 'most' : 'least'} ${withUnit(bar.bar, unit)}`
    const reached = [value === null ? absent : withUnit(value, unit), note ?? []].flat()
    const word = value === null ? '' : isMet(bar, value) ? 'met' : 'missed'
    return [what, aim, reached.join('; '), word, part]
  })

/** The table of docs/performance.md. */
export function markdownTable(kept: Kept): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rows = rowsOf('not measured', ({ name }) => kept[name]).map(row => [...row.slice(0, 4), `\`${row[4]}\``])
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}

export const docsFile = join(root, 'docs/performance.md')
const [FROM, TO] = ['<!-- bars: `npm run bench -- table` -->', '<!-- end of bars -->']

/** The page with the table of this moment in it. */
export function withTable(page: string, kept: Kept): string {
  const [from, to] = [page.indexOf(FROM), page.indexOf(TO)]
  if (from < 0 || to < from) throw new Error(`There is no ${FROM} … ${TO} in the page.`)
  return `${page.slice(0, from + FROM.length)}\n\n${markdownTable(kept)}\n\n${page.slice(to)}`
}

export const writeTable = (): void => writeFileSync(docsFile, withTable(readFileSync(docsFile, 'utf8'), readKept()))
