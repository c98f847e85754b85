// Costs as ranks: cost first, then steps, as one number. Where some action costs nothing, "closer to the goal"
// needs the steps too.

import type { Task } from '../task/task'
import type { Heuristic } from './heuristics/heuristic'
import { makeLmCut } from './heuristics/lm-cut'
import { relax } from './heuristics/relaxed-task'
import { type Moves, movesOf } from './moves'

/** More steps than any plan that is found. */
const STEPS = 1 << 16
/** Ranks of actions stay below this, so that sums are exact. */
const MAX_RANK = 2 ** 40

export interface Ranked {
  /** Its action costs are ranks, if `hasSteps`; else it is the task itself. */
  readonly task: Task
  readonly hasSteps: boolean
  /** The cost that a rank of a plan stands for, and its steps. */
  costOf(rank: number): number
  stepsOf(rank: number): number
}

/** The task with ranks for costs, where that makes a difference and costs are whole and not huge. */
export function rankTask(task: Task): Ranked {
  const { cost, isWhole, costUnit } = movesOf(task)
  const same: Ranked = { task, hasSteps: false, costOf: rank => rank, stepsOf: () => 0 }
  if (!cost.some(c => c === 0) || !isWhole) return same
  if (cost.some(c => c * STEPS >= MAX_RANK)) return same
  const actionCost = cost.map(c => c * STEPS + 1)
  return {
    task: { ...task, actionCost },
    hasSteps: true,
    costOf: rank => (rank === Infinity ? Infinity : Math.floor(rank / STEPS) * costUnit),
    stepsOf: rank => rank % STEPS,
  }
}

/** LM-cut for ranks: of the costs, and of the steps, which any plan pays both. */
export function makeRankedLmCut(moves: Moves): Heuristic {
  const costs = makeLmCut(moves, relax(moves, { cost: moves.cost.map(c => Math.floor(c / STEPS)) }))
  const steps = makeLmCut(moves, relax(moves, { cost: moves.cost.map(c => c % STEPS) }))
  return {
    name: 'lmcut',
    properties: costs.properties,
    evaluate: (cells, at) => {
      const value = costs.evaluate(cells, at)
      return value === Infinity ? Infinity : value * STEPS + steps.evaluate(cells, at)
    },
  }
}
