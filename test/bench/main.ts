// The measurements behind `npm run bench`. Arguments name the ones to run; none runs all but the longest.

import { skipMessage, dataFolder } from '../support/data'
import { benchChecking } from './checking'
import { benchCold } from './cold'
import { benchCompetition } from './competition'
import { benchCounts, keepCounts } from './counts'
import { benchEnumeration } from './enumeration'
import { benchEquivalence } from './equivalence'
import { benchFerries } from './ferries'
import { benchGrounding } from './grounding'
import { benchInBrowser, printSuite } from './in-browser'
import { printInstance } from './instance'
import { BASELINE_CALIBRATION, calibrate } from './measure'
import { benchNextActions } from './next-actions'
import { benchLarge, benchPage, benchPageScoring } from './page'
import { benchSlow } from './page-slow'
import { benchPartitions } from './partitions'
import { benchPhrases } from './phrases'
import { benchResultsMemory, printResultsMemory } from './results-memory'
import { benchPlanBenchScore, benchScore, printScoreRun, serveScoreThread } from './score'
import { benchScale, printScale } from './scale'
import { benchUnsolved } from './unsolved'
import { benchWhole } from './whole'

const suites: Readonly<
  Record<
    string,
    { readonly run: (speed: number) => void | Promise<void>; readonly needsData: boolean }
  >
> = {
  ground: { run: benchGrounding, needsData: true },
  cold: { run: benchCold, needsData: true },
  whole: { run: benchWhole, needsData: true },
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
  large: { run: benchLarge, needsData: true },
  slow: { run: benchSlow, needsData: false },
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
  'score-100000',
  'score-page',
  'score-page-100000',
  'unsolved',
]

/** What processes that a measurement starts are to do, in place of measurements. */
const parts: Readonly<Record<string, (words: readonly string[]) => void | Promise<void>>> = {
  suite: printSuite,
  instance: printInstance,
  'scale-of': printScale,
  'results-memory-of': printResultsMemory,
  'score-run': printScoreRun,
  'score-thread': serveScoreThread,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => suites[name] === undefined)
const part = parts[wanted[0] ?? '']
if (part !== undefined) await part(wanted.slice(1))
else if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`,
  )
  process.exitCode = 2
} else {
  const calibration = calibrate()
  console.log(
    `Node ${process.version}. Calibration ${calibration.toFixed(0)} ms here, ${BASELINE_CALIBRATION} ms where the baseline was measured.`,
  )
  for (const [name, { run, needsData }] of Object.entries(suites)) {
    if (wanted.length > 0 ? !wanted.includes(name) : onlyNamed.includes(name)) continue
    if (needsData && dataFolder() === undefined) console.log(`\n${name}: ${skipMessage}`)
    else await run(calibration / BASELINE_CALIBRATION)
  }
}
