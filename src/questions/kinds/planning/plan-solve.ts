// Solves planning questions: a cheapest plan if it is asked for or found quickly, else any plan.

import type { Limits } from '#base/limits'
import { recent } from '#base/recent'
import { searchOptimal } from '#planning/search/a-star'
import { costOf, movesOf } from '#planning/search/moves'
import { actionName } from '#planning/task/names'
import type { LoadedTask } from '#planning/task/load'
import { isGoal } from '#planning/task/step'
import type { ActionId } from '#planning/task/task'
import { type Cheapest, findCheapest, rememberedSearches } from '../judging/optimal-evidence'
import type { Asked } from '../question'
import { goalObjection } from '../solving/goal'
import { anyPlan, unknownCost } from '../solving/known-of-cost'
import { NO_PLAN, type Solved, solved, unsolved } from '../solving/solved'

/** A plan of the problem with its cost. */
export interface SomePlan {
  readonly plan: readonly string[]
  readonly cost: number
  /** True if no plan is cheaper. */
  readonly isCheapest: boolean
  /** True if only a cheapest plan is right. */
  readonly cheapestAsked: boolean
}

/** Number of states after which any plan is accepted. */
const SOON = 20_000
/** A cheapest plan of the problem itself. */
export const cheapestOf = recent(
  rememberedSearches,
  (ready: LoadedTask, limits: Limits) => [ready, limits.maxStates],
  (ready, limits): Cheapest => findCheapest(ready, ready.task, undefined, limits),
)

export function solvePlan(ready: LoadedTask, limits: Limits, cheapestAsked: boolean): Solved<SomePlan> {
  const { task } = ready
  const named = (plan: readonly ActionId[], isCheapest: boolean): Solved<SomePlan> =>
    solved({
      plan: plan.map(action => actionName(task, action)),
      cost: costOf(movesOf(task), plan),
      isCheapest,
      cheapestAsked,
    })
  const outcome = cheapestAsked
    ? cheapestOf(ready, limits).outcome
    : searchOptimal(task, { maxStates: Math.min(SOON, limits.maxStates) })
  if (outcome.kind === 'plan') return named(outcome.plan, true)
  if (outcome.kind === 'no-plan') return unsolved(NO_PLAN)
  if (cheapestAsked) return unsolved(unknownCost(task, outcome.lowerBound, limits))
  const any = anyPlan(task, limits.maxStates)
  return any === undefined ? unsolved('No plan was found within the limits.') : named(any, false)
}

/** Why no plan can be asked for; null if one can. */
export const planObjection = ({ task }: LoadedTask, _asked: Asked): string | null =>
  isGoal(task, task.initial) ? 'The goal holds already, so there is nothing to plan.' : goalObjection(task)
