// Costs as ranks: cost first, then steps, in one number. If some action costs nothing, "closer to the goal" needs the steps too. The room
// for steps in a rank follows from the cost of a cheapest plan, which must be known first; so ranks of cheapest plans are exact, or there
// are none.

import { MAX_WHOLE } from '#base/decimal'
import type { Task } from '#planning/task/task'
import type { Heuristic } from './heuristics/heuristic'
import { makeLmCut } from './heuristics/lm-cut'
import { relax } from './relaxed/relaxed-task'
import { type Moves, movesOf } from './moves'

/** Maximum room for steps, as a power of two: more steps than any plan that is found. */
const MAX_ROOM = 24

export interface Ranked {
  /** The task, with ranks as action costs. */
  readonly task: Task
  /** The units of cost of a plan with this rank. */
  costOf(rank: number): number
  /** The heuristic that suits it, for its moves. */
  makeLmCut(moves: Moves): Heuristic
}

/** Do the numbers of steps of plans with equal cost differ? */
export const needsSteps = (task: Task): boolean => task.actionCost.includes(0)

/**
 * The task with ranks as costs, if a cheapest plan costs this many units. Undefined if there is no room for steps. A plan with more steps
 * than the room may get the rank of a more expensive one: if the lowest rank belongs to a cheapest plan, that plan has the fewest steps.
 */
export function rankTask(task: Task, cheapest: number): Ranked | undefined {
  const { cost } = movesOf(task)
  let room = MAX_ROOM
  while (room > 0 && (cheapest + 1) * 2 ** room > MAX_WHOLE) room--
  if (room === 0) return undefined
  const steps = 2 ** room
  // Costs above all ranks of cheapest plans may be capped.
  const actionCost = cost.map(c => Math.min(c * steps + 1, MAX_WHOLE))
  const costOf = (rank: number): number => Math.floor(rank / steps)
  return {
    task: { ...task, actionCost },
    costOf,
    makeLmCut: moves => makeRankedLmCut(moves, steps),
  }
}

/** LM-cut for ranks: the sum for the costs and for the steps, since every plan pays both. */
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
