// The costs of a world's actions, if they are not all 1.

import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'

/** Each action with its cost; empty if every action costs 1. */
export function actionCosts(source: Source): readonly (readonly [string, number])[] {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') return []
  const { task } = ready
  const costs = Array.from(
    { length: task.actionCount },
    (_, action) => [actionName(task, action as ActionId), task.actionCost[action]!] as const,
  )
  return costs.every(([, cost]) => cost === 1) ? [] : costs
}
