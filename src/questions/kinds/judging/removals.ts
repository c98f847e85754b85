// Finds, among all sets of removed steps that leave a plan, the nearest one.

import { findAction } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { validatePlan } from '#planning/task/validate'

/** Indices, in the plan, of the steps that remain after removing these. */
export function keptSteps(plan: readonly string[], removed: readonly number[]): number[] {
  const left = new Set(removed)
  return plan.flatMap((_, i) => (left.has(i) ? [] : [i]))
}

/** Maximum number of changes tried. */
const MAX_TRIED = 200

/** Among the sets of removed steps that leave a plan, the one most similar to `removed`; undefined if there is none. */
export function nearestRemoval(
  task: Task,
  plan: readonly string[],
  blocks: readonly (readonly number[])[],
  left: readonly number[] | undefined,
): readonly number[] | undefined {
  if (blocks.length === 0) return undefined
  const isPlan = (block: readonly number[]): boolean => {
    const steps = plan.filter((_, i) => !block.includes(i))
    return (
      steps.length < plan.length &&
      steps.every(name => findAction(task, name) !== undefined) &&
      validatePlan(task, steps).valid
    )
  }
  const around =
    left === undefined || left.length > MAX_TRIED
      ? []
      : [
          ...left.map(step => left.filter(other => other !== step)),
          ...plan.flatMap((_, i) => (left.includes(i) ? [] : [[...left, i].sort((a, b) => a - b)])),
        ]
          .slice(0, MAX_TRIED)
          .filter(isPlan)
  const distance = (block: readonly number[]): number =>
    block.filter(i => !left?.includes(i)).length + (left ?? []).filter(i => !block.includes(i)).length
  return [...around, ...blocks].reduce((a, b) => (distance(b) < distance(a) ? b : a))
}
