// The results if the cost of a cheapest plan is unknown: a plan, and a lower bound on every plan.

import { decimalText } from '#base/decimal'
import type { Limits } from '#base/limits'
import { searchAny } from '#planning/search/any-plan'
import { costOf, movesOf } from '#planning/search/moves'
import type { ActionId, Task } from '#planning/task/task'

/** Maximum number of states for any plan, after the search for a cheapest one was stopped. */
const MAX_QUICK = 100_000

/** Any plan of the task; undefined if there is none, or none was found. */
export function anyPlan(task: Task, maxStates: number): readonly ActionId[] | undefined {
  const outcome = searchAny(task, { maxStates })
  return outcome.kind === 'plan' ? outcome.plan : undefined
}

/** Any plan, after the search for a cheapest one was stopped. */
export const planAtLimit = (task: Task, { maxStates }: Limits): readonly ActionId[] | undefined =>
  anyPlan(task, Math.min(maxStates, MAX_QUICK))

/** `: every plan costs at least 8, and a plan that costs 10 is known`. */
export function knownCostNote(task: Task, atLeast: number, plan: readonly ActionId[] | undefined): string {
  const cost = plan === undefined ? Number.NaN : costOf(movesOf(task), plan)
  const known = Number.isNaN(cost) ? '' : `, and a plan that costs ${decimalText(cost)} is known`
  return `every plan costs at least ${decimalText(atLeast)}${known}`
}

/** Why the cost of a cheapest plan is unknown, and the known bounds. */
export const unknownCost = (task: Task, atLeast: number, limits: Limits): string =>
  `The cost of a cheapest plan was not found within the limits: ${knownCostNote(task, atLeast, planAtLimit(task, limits))}.`
