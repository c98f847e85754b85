// Solves next action: the actions that begin a cheapest plan.

import { recentOf } from '#base/recent'
import { type BestActions, type BestActionsOptions, findBestActions } from '#planning/search/best-actions'
import type { LoadedTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { satisfies } from '#planning/task/step'
import type { Limits } from '#base/limits'
import type { Task } from '#planning/task/task'
import type { Asked } from '../question'
import { goalObjection } from '../solving/goal'
import { unknownCost } from '../solving/known-of-cost'
import type { OneRight } from '../solving/one-item'
import { NO_PLAN, type Solved, solved, unsolved } from '../solving/solved'

export interface BestFirst extends OneRight {
  /** Cost of a cheapest plan. */
  readonly cost: number
}

/** The applicable actions, divided by whether they begin a cheapest plan; or why that is unknown. */
export const bestActions = recentOf(
  2,
  ({ maxStates, distances }: BestActionsOptions) => `${maxStates} ${distances}`,
  (task: Task, options): BestActions => findBestActions(task, options),
)

export function solve(ready: LoadedTask, _asked: Asked, limits: Limits): Solved<BestFirst> {
  const found = bestActions(ready.task, limits)
  if (found.kind === 'no-plan') return unsolved(NO_PLAN)
  if (found.kind === 'stopped') return unsolved(unknownCost(ready.task, found.lowerBound, limits))
  if (found.plan.length === 0) return unsolved('The goal holds already, so no action leads closer to it.')
  return solved({
    right: found.actions.filter(each => each.best).map(({ action }) => actionName(ready.task, action)),
    more: found.actions.some(each => each.best === undefined),
    of: found.actions.length,
    cost: found.cost,
  })
}

/** Why the question cannot be asked of this problem; null if it can. */
export const objection = ({ task }: LoadedTask): string | null =>
  satisfies(task, task.initial, task.goal)
    ? 'No answer can be right any more: the goal holds already.'
    : goalObjection(task)
