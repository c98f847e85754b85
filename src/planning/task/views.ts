// Rows of a task as small objects: easy to use, but too slow for the loops of a search, which read the arrays.

import type { ActionId, FactId, LiteralId, Rows, Task } from './task'

/** One effect of an action. */
export interface EffectView {
  /** Literals that must hold before the step; none means always. */
  readonly condition: readonly LiteralId[]
  readonly adds: readonly FactId[]
  readonly deletes: readonly FactId[]
}

/** One row of compressed rows, as a view into its items. */
export const rowOf = (rows: Rows, row: number): Int32Array =>
  rows.items.subarray(rows.first[row]!, rows.first[row + 1]!)

/** The alternatives of an action's precondition. */
export function alternativesOf(task: Task, action: ActionId): (readonly LiteralId[])[] {
  const found: (readonly LiteralId[])[] = []
  for (let i = task.firstAlternative[action]!; i < task.firstAlternative[action + 1]!; i++)
    found.push(Array.from(rowOf(task.alternatives, i)) as LiteralId[])
  return found
}

/** The effects of an action, the unconditional one first. */
export function effectsOf(task: Task, action: ActionId): EffectView[] {
  const found: EffectView[] = []
  for (let i = task.firstEffect[action]!; i < task.firstEffect[action + 1]!; i++)
    found.push({
      condition: Array.from(rowOf(task.effectCondition, i)) as LiteralId[],
      adds: Array.from(rowOf(task.effectAdds, i)) as FactId[],
      deletes: Array.from(rowOf(task.effectDeletes, i)) as FactId[],
    })
  return found
}

/** Object names of an action's arguments, in the order of its parameters. */
export const actionObjects = (task: Task, action: ActionId): string[] =>
  Array.from(rowOf(task.actionArguments, action), object => task.objects[object]!)

/** Does some action have an effect with a condition? */
export function hasConditionalEffects(task: Task): boolean {
  return task.effectCondition.items.length > 0
}
