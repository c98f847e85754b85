// A search by LM-cut that takes long continues with tables over projections if their estimates are nearly as high: they take between a
// tenth and a hundredth of the time. A search that takes still longer gets larger tables.

import type { Task } from '#planning/task/task'
import { largeEffort, makeProjections, smallEffort, type TableEffort } from './abstraction/make-projections'
import { DistanceSearch, type SearchEnd } from './distance-search'
import type { ProjectionTables } from './heuristics/projections'
import { makeBlind } from './heuristics/blind'
import type { Heuristic } from './heuristics/heuristic'
import { type SearchTask, startOf } from './prepare'
import { relax } from './relaxed/relaxed-task'
import { StubbornSets } from './stubborn'
import { partsOf, takeTurns } from './take-turns'
import type { Canonical } from './symmetry/canonical'

/** Sampled states with which tables are made and compared. */
const SAMPLES = 200
/**
 * Number of evaluated states after which larger tables are made: while tables are used; while LM-cut is used, if it processes this many
 * moves for all of them; and the minimum if a certificate is wanted, for which more states would be too many.
 */
const LONG_BY_TABLES = 1_000_000
const LONG_BY_CUTS = 120_000_000
const LONG_AT_LEAST = 20_000
const LONG_WITH_EVIDENCE = 150_000
/** States that a search with only tables may evaluate before a search by LM-cut continues. */
const ATTEMPT = 8_000_000
/** States stored before most successors are stored only when they are due. */
const WHOLE = 50_000
/** Tables may have estimates of this share of LM-cut's if they are much faster. */
const NEARLY = 0.93
/** Moves that LM-cut processes in the time of one table lookup; and the factor from which it counts as much slower. */
const EVEN = 0.5
const QUICK = 4
/** If LM-cut's estimate is below this many moves, it is rarely worth its time. */
const SHORT_SIGHTED = 1
/** Larger tables are worth their time if their estimates are higher by this factor. */
const FURTHER = 1.02

export interface AdvanceOptions {
  readonly maxStates: number
  readonly keepEvidence: boolean
  readonly attemptAfter: number | undefined
  readonly partlyAfter: number | undefined
}

/** A search and its progress. */
export interface Advanced {
  readonly search: DistanceSearch
  readonly end: SearchEnd
}

/** Continues a search once it has seen enough states to make tables worth while; or continues with another in its place. */
export function advanceWithTables(
  search: DistanceSearch,
  ready: SearchTask,
  task: Task,
  { maxStates, keepEvidence, attemptAfter, partlyAfter = WHOLE }: AdvanceOptions,
  canonical: Canonical | undefined,
): Advanced {
  const isCanonical = canonical !== undefined
  const tables = make(search, ready, task, isCanonical, smallEffort)
  const parts = partsOf(ready.moves.task, ready.moves)
  const quicker = quickerThanCuts(ready, tables, parts)
  if (quicker !== undefined) search.evaluateBy(quicker)
  else if (tables.made !== undefined) search.filterBy(tables.made, (EVEN * tables.made.lookups) / parts)
  const least = keepEvidence ? LONG_WITH_EVIDENCE : LONG_AT_LEAST
  const byCuts = Math.floor(Math.max(least, LONG_BY_CUTS / parts))
  const long = attemptAfter ?? (quicker !== undefined ? LONG_BY_TABLES : byCuts)
  // A certificate needs all successors of expanded states.
  const whole = keepEvidence ? Infinity : partlyAfter
  const sets = keepEvidence ? undefined : StubbornSets.of(ready)
  search.leaveOutBy(sets)
  if (quicker === undefined && !keepEvidence && parts > ready.moves.count) {
    const blind = new DistanceSearch(ready, tables.made ?? makeBlind(ready.moves), canonical)
    blind.begin(startOf(ready, task.initial))
    // LM-cut ignores effects that only delete.
    return takeTurns(search, blind, relax(ready.moves).actionCount, maxStates)
  }
  const end = quicker !== undefined ? advanceByTables(search, whole, maxStates, long) : search.advance(maxStates, long)
  if (end !== 'states' || search.states.count >= maxStates) return { search, end }
  if (tables.made === undefined) return { search, end: search.advance(maxStates) }
  const larger = make(search, ready, task, isCanonical, largeEffort)
  if (quicker !== undefined) {
    if (larger.made !== undefined && larger.mean > larger.before * FURTHER) search.evaluateBy(larger.made)
    return { search, end: advanceByTables(search, whole, maxStates) }
  }
  const better = quickerThanCuts(ready, larger, parts)
  if (better !== undefined) {
    search.evaluateBy(better)
    return {
      search,
      end: advanceByTables(search, whole, maxStates),
    }
  }
  const isFurther = larger.mean > tables.mean * FURTHER
  const attempt = isFurther ? larger.made! : tables.made
  const alone = new DistanceSearch(ready, attempt, canonical)
  alone.leaveOutBy(sets)
  alone.takeCounts(search)
  alone.begin(startOf(ready, task.initial))
  const until = alone.evaluated + ATTEMPT
  const last = advanceByTables(alone, whole, maxStates, until)
  return endOfAttempt(alone, last, search, maxStates)
}

/** Continues with tables unless the search is about to end, with most successors stored only when they are due. */
function advanceByTables(search: DistanceSearch, whole: number, maxStates: number, maxEvaluated = Infinity): SearchEnd {
  const end = search.advance(Math.min(maxStates, whole), maxEvaluated)
  if (end !== 'states' || search.states.count >= maxStates) return end
  search.expandPartly()
  return search.advance(maxStates, maxEvaluated)
}

/**
 * After a search with only tables from the beginning, up to some millions of states: even if their estimates are much lower than LM-cut's,
 * they process that many states sooner than LM-cut a tenth of them. If it fails, LM-cut continues.
 */
function endOfAttempt(attempt: DistanceSearch, end: SearchEnd, search: DistanceSearch, maxStates: number): Advanced {
  if (end !== 'states' && end !== 'memory') return { search: attempt, end }
  search.takeCounts(attempt)
  search.lowerBound = Math.max(search.lowerBound, attempt.lowerBound)
  return { search, end: search.advance(maxStates) }
}

interface Tables {
  readonly made: ProjectionTables | undefined
  /** The mean estimate of tables, and that of the search for the same states. */
  readonly mean: number
  readonly before: number
}

function make(
  search: DistanceSearch,
  ready: SearchTask,
  task: Task,
  isCanonical: boolean,
  effort: TableEffort,
): Tables {
  const { words, count, cells } = search.states
  const at = Array.from({ length: Math.min(SAMPLES, count) }, (_, i) => scattered(i, count) * words)
  const made = makeProjections(ready, task, cells, at, isCanonical, effort)
  let [sum, sumBefore, compared] = [0, 0, 0]
  for (const row of at) {
    const before = search.estimateOf(row / words)
    const after = made?.evaluate(cells, row) ?? 0
    if (before === Infinity || after === Infinity) continue
    sum += after
    sumBefore += before
    compared++
  }
  return { made, mean: sum / compared, before: sumBefore / compared }
}

/** The heuristic to replace LM-cut with, if any. */
function quickerThanCuts({ moves }: SearchTask, { made, mean, before }: Tables, parts: number): Heuristic | undefined {
  const costs = moves.cost.filter(cost => cost > 0)
  const step = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length)
  const isShort = before < SHORT_SIGHTED * step
  if (made === undefined) return isShort && !moves.task.hasRules ? makeBlind(moves) : undefined
  const speed = parts / made.lookups
  if (isShort && speed >= EVEN) return made
  const isWorth = speed >= QUICK ? mean >= NEARLY * before : speed >= EVEN && mean >= before
  return isWorth ? made : undefined
}

/** Evenly spaced numbers below `count`; the first is 0. */
const scattered = (i: number, count: number): number => Math.floor((((i * 2_654_435_761) % 2 ** 32) / 2 ** 32) * count)
