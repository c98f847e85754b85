// The measurements behind `npm run bench`. Arguments name the ones to run; none runs all but the longest. At the end is
// one table of all bars. `keep` keeps what was reached for docs/performance.md, `table` writes its table from that.

import { loadServiceParts } from '#engine/services'
import { loadKinds } from '#questions/kinds/registry'
import { skipMessage, dataFolder } from '../support/data'
import { corrected, headings, keep, type Reached, rowsOf, writeTable } from '../bars/bars'
import { Calibration, printCalibration } from './calibration'
import { benchChecking } from './checking'
import { benchCold, solveFresh } from './cold'
import { benchCompetition } from './competition'
import { benchCounts, keepCounts } from './counts'
import { benchEnumeration } from './enumeration'
import { benchEquivalence } from './equivalence'
import { benchFerries } from './ferries'
import { benchGraph } from './graph'
import { benchGrounding } from './grounding'
import { benchInBrowser, printSuite } from './in-browser'
import { printInstance } from './instance'
import { benchLongTasks } from './long-tasks'
import { table } from './measure'
import { benchNative } from './native'
import { benchNextActions } from './next-actions'
import { benchLarge, benchPage, benchPageScoring } from './page'
import { benchPageMemory } from './page-memory'
import { benchPageWork } from './page-work'
import { benchPhoneMemory } from './phone-memory'
import { benchPhone, benchSlow } from './page-slow'
import { benchPartitions } from './partitions'
import { benchPhrases } from './phrases'
import { benchResultsMemory, printResultsMemory } from './results-memory'
import { benchPlanBenchScore, benchScore, printScoreRun, serveScoreThread } from './score'
import { benchScale, printScale } from './scale'
import { benchUnsolved } from './unsolved'
import { benchWhole } from './whole'
import { benchWholeCompetition } from './whole-competition'

/** Measurements without a bar have no description. */
// biome-ignore lint/suspicious/noConfusingVoidType: functions that return nothing.
type Measured = Reached | void

const suites: Readonly<
  Record<
    string,
    {
      readonly run: (calibration: Calibration) => Measured | Promise<Measured>
      readonly needsData: boolean
    }
  >
> = {
  ground: { run: benchGrounding, needsData: true },
  cold: { run: benchCold, needsData: true },
  whole: { run: benchWhole, needsData: true },
  'whole-competition': { run: benchWholeCompetition, needsData: true },
  nexta: { run: benchNextActions, needsData: true },
  ferries: { run: benchFerries, needsData: false },
  enumeration: { run: benchEnumeration, needsData: true },
  partitions: { run: benchPartitions, needsData: true },
  equivalence: { run: benchEquivalence, needsData: false },
  checking: { run: benchChecking, needsData: true },
  phrases: { run: benchPhrases, needsData: false },
  counts: { run: benchCounts, needsData: false },
  'counts-keep': { run: keepCounts, needsData: false },
  scale: { run: benchScale, needsData: false },
  browser: { run: benchInBrowser, needsData: true },
  page: { run: benchPage, needsData: true },
  graph: { run: benchGraph, needsData: false },
  'page-memory': { run: benchPageMemory, needsData: false },
  'phone-memory': { run: benchPhoneMemory, needsData: false },
  large: { run: benchLarge, needsData: true },
  slow: { run: benchSlow, needsData: false },
  phone: { run: benchPhone, needsData: false },
  'long-tasks': { run: benchLongTasks, needsData: false },
  competition: { run: benchCompetition, needsData: true },
  score: { run: () => benchScore(10_000), needsData: true },
  'score-planbench': { run: benchPlanBenchScore, needsData: true },
  'score-100000': { run: () => benchScore(100_000), needsData: true },
  'results-memory': { run: benchResultsMemory, needsData: false },
  'score-page': { run: () => benchPageScoring(10_000), needsData: true },
  'score-page-100000': { run: () => benchPageScoring(100_000), needsData: true },
  unsolved: { run: benchUnsolved, needsData: true },
}
/** Take many minutes, or most of an hour: only when named. */
const onlyNamed: readonly string[] = [
  'counts-keep',
  'long-tasks',
  'graph',
  'page-memory',
  'phone-memory',
  'score-100000',
  'score-page',
  'score-page-100000',
  'unsolved',
]

/** With words of their own: `native PATH`, `page-work PATH`, and what processes that a measurement starts are to do. */
const parts: Readonly<Record<string, (words: readonly string[]) => void | Promise<void>>> = {
  native: benchNative,
  'page-work': benchPageWork,
  suite: printSuite,
  'solve-fresh': solveFresh,
  calibrate: printCalibration,
  instance: printInstance,
  'scale-of': printScale,
  'results-memory-of': printResultsMemory,
  'score-run': printScoreRun,
  'score-thread': serveScoreThread,
}

/**
 * Commands other than measurements: `table` writes docs/performance.md from the recorded results, `keep` records new
 * ones.
 */
const WORDS = ['table', 'keep']

const words = process.argv.slice(2)
const wanted = words.filter(word => !WORDS.includes(word))
const unknown = wanted.filter(name => suites[name] === undefined)
const part = parts[wanted[0] ?? '']
await Promise.all([loadKinds(), loadServiceParts()])
if (part !== undefined) await part(wanted.slice(1))
else if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`)
  process.exitCode = 2
} else if (words.includes('table') && wanted.length === 0) writeTable()
else await measure()

async function measure(): Promise<void> {
  console.log(`Node ${process.version}.`)
  const calibration = new Calibration()
  let reached: Reached = {}
  for (const [name, { run, needsData }] of Object.entries(suites)) {
    if (wanted.length > 0 ? !wanted.includes(name) : onlyNamed.includes(name)) continue
    if (needsData && dataFolder() === undefined) console.log(`\n${name}: ${skipMessage}`)
    else reached = { ...reached, ...(await run(calibration)) }
  }
  const { speed } = calibration
  if (calibration.runs.length > 0) console.log(`\n${calibration}`)
  const rows = rowsOf('not run', bar => {
    const value = reached[bar.name]
    return value === undefined ? undefined : { value: corrected(bar, value, speed) }
  })
  table('Bars, and what is reached', headings, rows)
  if (!words.includes('keep')) return
  keep(reached, speed)
  writeTable()
}
