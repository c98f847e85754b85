// Which steps of a plan an answer leaves out, and the nearest choice that leaves a plan.

import { findAction } from '../../task/names'
import type { Task } from '../../task/task'
import { validatePlan } from '../../task/validate'

/**
 * Steps of the plan that the answer leaves out, as indices; undefined where it does not come from the plan. Of
 * choices that give the same text, neighbours are taken where they can be, and the earliest ones.
 */
export function removedSteps(
  plan: readonly string[],
  answer: readonly string[],
): readonly number[] | undefined {
  const count = plan.length - answer.length
  if (count < 0) return undefined
  let same = 0
  while (same < answer.length && plan[plan.length - 1 - same] === answer[answer.length - 1 - same])
    same++
  const from = answer.length - same
  if (answer.slice(0, from).every((name, i) => plan[i] === name))
    return Array.from({ length: count }, (_, i) => from + i)
  const removed: number[] = []
  let at = answer.length - 1
  for (let step = plan.length - 1; step >= 0; step--)
    if (at >= 0 && answer[at] === plan[step]) at--
    else removed.push(step)
  return at < 0 ? removed.reverse() : undefined
}

/** Index in the plan of each step of an answer that leaves these out. */
export function keptSteps(plan: readonly string[], removed: readonly number[]): number[] {
  const left = new Set(removed)
  return plan.flatMap((_, i) => (left.has(i) ? [] : [i]))
}

/** More changes than this are not tried. */
const MOST_TRIED = 200

/** Of the choices that leave a plan the one that differs least from what was left out; undefined where there is none. */
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
    left === undefined || left.length > MOST_TRIED
      ? []
      : [
          ...left.map(step => left.filter(other => other !== step)),
          ...plan.flatMap((_, i) => (left.includes(i) ? [] : [[...left, i].sort((a, b) => a - b)])),
        ]
          .slice(0, MOST_TRIED)
          .filter(isPlan)
  const distance = (block: readonly number[]): number =>
    block.filter(i => !left?.includes(i)).length +
    (left ?? []).filter(i => !block.includes(i)).length
  return [...around, ...blocks].reduce((a, b) => (distance(b) < distance(a) ? b : a))
}
