// A search by LM-cut that is not soon done goes on with tables over projections, where these see nearly as far: they take
// a tenth to a hundredth of the time.

import type { Task } from '../task/task'
import { makeProjections } from './abstraction/make-projections'
import type { DistanceSearch } from './distance-search'
import type { Heuristic } from './heuristics/heuristic'
import type { SearchTask } from './prepare'

/** States seen that tables are made for and compared by. */
const SAMPLES = 200
/** Such a part of what LM-cut sees they may see where they are much quicker than it. */
const NEARLY = 0.93
/** For each number read, LM-cut goes over about as many actions in the same time; and so many where it is much slower. */
const EVEN = 0.5
const QUICK = 4

/** Tables to go on with, or undefined where LM-cut is to be preferred. */
export function quickerHeuristic(
  ready: SearchTask,
  task: Task,
  { states, nodes }: DistanceSearch,
  isCanonical: boolean,
): Heuristic | undefined {
  const { words, count, cells } = states
  const at = Array.from({ length: Math.min(SAMPLES, count) }, (_, i) => scattered(i, count) * words)
  const tables = makeProjections(ready, task, cells, at, isCanonical)
  if (tables === undefined) return undefined
  let [lmCut, other] = [0, 0]
  for (const row of at) {
    const before = nodes.estimate[row / words]!
    const after = tables.evaluate(cells, row)
    if (before === Infinity || after === Infinity) continue
    lmCut += before
    other += after
  }
  const speed = ready.moves.count / tables.lookups
  const isWorth = speed >= QUICK ? other >= NEARLY * lmCut : speed >= EVEN && other >= lmCut
  return isWorth ? tables : undefined
}

/** Numbers below `count` that are all over it; the first is 0. */
const scattered = (i: number, count: number): number =>
  Math.floor((((i * 2_654_435_761) % 2 ** 32) / 2 ** 32) * count)
