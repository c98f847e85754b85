// The removable steps of a plan: single steps and neighbouring pairs without which it is still a plan; if there are
// none, the steps that a smallest plan within the plan omits.

import { recentOf } from '#base/recent'
import { redundantActions, smallestSubPlan } from '#planning/analysis/redundant'
import type { LoadedTask } from '#planning/task/load'
import { findAction } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { validatePlan } from '#planning/task/validate'
import { quoted, stepNamed } from '../judging/words'
import type { Asked } from '../question'
import { type Solved, solved, unsolved } from '../solving/solved'

export interface AskedPlan extends Asked {
  readonly plan: readonly string[]
}

export interface Removable {
  /** The given plan, in the question's spelling. */
  readonly plan: readonly string[]
  /** Blocks of steps, by index, that can be removed together; each block independently, the smallest first. */
  readonly blocks: readonly (readonly number[])[]
}

/** Maximum number of steps: finding removable steps is quadratic. */
const MAX_STEPS = 400

export function solve({ task }: LoadedTask, { plan }: AskedPlan): Solved<Removable> {
  if (!validatePlan(task, plan).valid) return unsolved('The given sequence is not a plan of this problem.')
  if (plan.length > MAX_STEPS) return unsolved(`The plan has ${plan.length} steps, which is too many to search.`)
  const blocks = smallBlocks(task, plan)
  if (blocks.length > 0) return solved({ plan, blocks })
  const { kept, smallest } = smallestSubPlan(task, actionsOf(task, plan))
  const stay = new Set(kept)
  const dropped = plan.flatMap((_, i) => (stay.has(i) ? [] : [i]))
  if (dropped.length > 0) return solved({ plan, blocks: [dropped] })
  return smallest
    ? solved({ plan, blocks: [] })
    : unsolved('Whether a step can be left out was not decided within the limits.')
}

/** Removable single steps and adjacent pairs of a plan; empty if it is not a plan, or too long. */
export const removableBlocks = recentOf(
  2,
  (plan: readonly string[]) => plan.join('\n'),
  (task: Task, plan): readonly number[][] => {
    const isAsked = plan.length <= MAX_STEPS && validatePlan(task, plan).valid
    return isAsked ? smallBlocks(task, plan) : []
  },
)

/** The removable single steps and adjacent pairs of a plan. */
export function smallBlocks(task: Task, plan: readonly string[]): number[][] {
  const { single, pairs } = redundantActions(task, actionsOf(task, plan))
  return [...single.map(i => [i]), ...pairs.map(i => [i, i + 1])]
}

const actionsOf = (task: Task, plan: readonly string[]) => plan.map(name => findAction(task, name)!)

/** Why the question cannot be asked of this problem; null if it can. */
export function objection({ task }: LoadedTask, { plan }: AskedPlan) {
  const { valid, step } = validatePlan(task, plan)
  if (valid) return null
  return step === null
    ? "The question's plan no longer reaches the goal."
    : `The question's plan breaks at ${stepNamed(step)}, ${quoted(plan[step]!)}.`
}
