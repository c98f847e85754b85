// Costs as ranks: cost first, then steps, as one number. Where some action costs nothing, "closer to the goal"
// needs the steps too. How many steps a rank has room for follows from what a cheapest plan costs, which must be
// known before; so ranks of cheapest plans are exact, or there are none.

import { MAX_WHOLE } from '#base/decimal'
import type { Task } from '#planning/task/task'
import type { Heuristic } from './heuristics/heuristic'
import { makeLmCut } from './heuristics/lm-cut'
import { relax } from './relaxed/relaxed-task'
import { type Moves, movesOf } from './moves'

/** Room for steps at most, as a power of two: more steps than any plan that is found. */
const MAX_ROOM = 24

export interface Ranked {
  /** Its action costs are ranks. */
  readonly task: Task
  /** The units of cost of a plan with this rank. */
  costOf(rank: number): number
  /** The heuristic that suits it, for its moves. */
  makeLmCut(moves: Moves): Heuristic
}

/** Do steps make a difference between plans of one cost? */
export const needsSteps = (task: Task): boolean => task.actionCost.includes(0)

/**
 * The task with ranks for costs, where a cheapest plan costs this many units. Undefined where there is no room
 * for steps. A plan with more steps than there is room for may be given a rank as if it were dearer: where the
 * lowest rank is of a cheapest plan, it is of one with the fewest steps.
 */
export function rankTask(task: Task, cheapest: number): Ranked | undefined {
  const { cost } = movesOf(task)
  let room = MAX_ROOM
  while (room > 0 && (cheapest + 1) * 2 ** room > MAX_WHOLE) room--
  if (room === 0) return undefined
  const steps = 2 ** room
  // What is beyond all ranks of cheapest plans may stay beyond.
  const actionCost = cost.map(c => Math.min(c * steps + 1, MAX_WHOLE))
  const costOf = (rank: number): number => Math.floor(rank / steps)
  return {
    task: { ...task, actionCost },
    costOf,
    makeLmCut: moves => makeRankedLmCut(moves, steps),
  }
}

/** LM-cut for ranks: of the costs, and of the steps, which any plan pays both. */
function makeRankedLmCut(moves: Moves, steps: number): Heuristic {
  const part = (of: (rank: number) => number): Heuristic =>
    makeLmCut(moves, relax(moves, { cost: moves.cost.map(c => of(c * moves.unit.size)) }))
  const costs = part(rank => Math.floor(rank / steps))
  const counts = part(rank => rank % steps)
  const size = moves.unit.size
  return {
    name: 'lmcut',
    properties: costs.properties,
    evaluate: (cells, at) => {
      const value = costs.evaluate(cells, at)
      if (value === Infinity) return Infinity
      return Math.floor((value * steps + counts.evaluate(cells, at)) / size)
    },
  }
}
