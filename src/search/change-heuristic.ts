// A search by LM-cut that is not soon done goes on with tables over projections, where these see nearly as far: they take
// a tenth to a hundredth of the time. A search that takes longer still gets larger tables.

import type { Task } from '../task/task'
import {
  largeEffort,
  makeProjections,
  smallEffort,
  type TableEffort,
} from './abstraction/make-projections'
import type { DistanceSearch, SearchEnd } from './distance-search'
import type { ProjectionTables } from './heuristics/projections'
import { makeBlind } from './heuristics/blind'
import type { Heuristic } from './heuristics/heuristic'
import type { SearchTask } from './prepare'

/** States seen that tables are made for and compared by. */
const SAMPLES = 200
/** States after which larger tables are made, while LM-cut is used, and while tables are. */
const LONG = 100_000
const LONG_BY_TABLES = 1_000_000
/** Such a part of what LM-cut sees they may see where they are much quicker than it. */
const NEARLY = 0.93
/** For each number read, LM-cut goes over about as many moves in the same time; and so many where it is much slower. */
const EVEN = 0.5
const QUICK = 4
/** Where LM-cut sees less than this many moves ahead, it is hardly worth its time. */
const SHORT_SIGHTED = 1
/** Larger tables are worth their time where they see so much further. */
const FURTHER = 1.02

/** Goes on with a search that has seen as many states as are worth making tables for. */
export function advanceWithTables(
  search: DistanceSearch,
  ready: SearchTask,
  task: Task,
  maxStates: number,
  isCanonical: boolean,
): SearchEnd {
  const tables = make(search, ready, task, isCanonical, smallEffort)
  const quicker = quickerThanCuts(ready, tables)
  if (quicker !== undefined) search.evaluateBy(quicker)
  const long = quicker === undefined ? LONG : LONG_BY_TABLES
  const end = search.advance(Math.min(maxStates, long))
  if (end !== 'states' || maxStates <= long || tables.made === undefined) return end
  const larger = make(search, ready, task, isCanonical, largeEffort)
  const isBetter =
    quicker === undefined
      ? quickerThanCuts(ready, larger) !== undefined
      : larger.mean > larger.before * FURTHER
  if (larger.made !== undefined && isBetter) search.evaluateBy(larger.made)
  return search.advance(maxStates)
}

interface Tables {
  readonly made: ProjectionTables | undefined
  /** What they estimate in the mean, and what the search had estimated of the same states. */
  readonly mean: number
  readonly before: number
}

function make(
  { states, nodes }: DistanceSearch,
  ready: SearchTask,
  task: Task,
  isCanonical: boolean,
  effort: TableEffort,
): Tables {
  const { words, count, cells } = states
  const at = Array.from({ length: Math.min(SAMPLES, count) }, (_, i) => scattered(i, count) * words)
  const made = makeProjections(ready, task, cells, at, isCanonical, effort)
  let [sum, sumBefore, compared] = [0, 0, 0]
  for (const row of at) {
    const before = nodes.estimate[row / words]!
    const after = made?.evaluate(cells, row) ?? 0
    if (before === Infinity || after === Infinity) continue
    sum += after
    sumBefore += before
    compared++
  }
  return { made, mean: sum / compared, before: sumBefore / compared }
}

/** What to go on with in place of LM-cut, if anything. */
function quickerThanCuts(
  { moves }: SearchTask,
  { made, mean, before }: Tables,
): Heuristic | undefined {
  const costs = moves.cost.filter(cost => cost > 0)
  const step = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length)
  const isShort = before < SHORT_SIGHTED * step
  if (made === undefined) return isShort && !moves.task.hasRules ? makeBlind(moves) : undefined
  const speed = moves.count / made.lookups
  if (isShort && speed >= EVEN) return made
  const isWorth = speed >= QUICK ? mean >= NEARLY * before : speed >= EVEN && mean >= before
  return isWorth ? made : undefined
}

/** Numbers below `count` that are all over it; the first is 0. */
const scattered = (i: number, count: number): number =>
  Math.floor((((i * 2_654_435_761) % 2 ** 32) / 2 ** 32) * count)
