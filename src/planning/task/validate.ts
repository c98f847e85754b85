// Whether a list of actions is a plan, and if not, the first step that fails and why, or what the goal lacks.

import { exactSum } from '#base/decimal'
import { explainAction, explainGoal } from './explain'
import { type Clash, findClash } from './simultaneous'
import { isGoal } from './step'
import type { Task } from './task'
import { endOf } from './trace'
import { type ActionClass, classifyAction } from './universe'

export interface PlanCheck {
  readonly valid: boolean
  /** Sum of the steps' costs, NaN if that is beyond what is counted exactly; null when it is not a plan. */
  readonly cost: number | null
  /** Index from 0 of the first step that is not applicable; null when all are. */
  readonly step: number | null
  /** Conditions of that step that do not hold, as PDDL; empty for a step that names no action. */
  readonly missing: readonly string[]
  /** Parts of the goal that do not hold after the last step, as PDDL. */
  readonly goalMissing: readonly string[]
  /** The failing condition or name in the failing step; null if all steps are applicable. */
  readonly action: ActionClass | null
}

/** Checks the sequence from the task's initial state; names as `findAction` reads them. */
export function validatePlan(task: Task, actions: Iterable<string>): PlanCheck {
  const names = [...actions]
  const { end, taken, broken } = endOf(task, task.initial, names)
  if (broken !== undefined) {
    const name = names[broken]!
    const { missing, unknown } = explainAction(task, end, name)
    return {
      valid: false,
      cost: null,
      step: broken,
      missing: missing.length > 0 ? missing : unknown,
      goalMissing: [],
      action: classifyAction(task.domain, task.problem, name),
    }
  }
  const costs = taken.map(action => task.actionCost[action]!)
  const reached = { step: null, missing: [], action: null }
  if (isGoal(task, end)) return { valid: true, cost: exactSum(costs), goalMissing: [], ...reached }
  const { missing, unknown } = explainGoal(task, end)
  const goalMissing = missing.length > 0 ? missing : unknown
  return { valid: false, cost: null, goalMissing, ...reached }
}

/**
 * Like `validatePlan`; with ascending `times`, one per step, simultaneous steps must not interfere: the second of two
 * that do is the failing one.
 */
export function validateTimed(
  task: Task,
  steps: readonly string[],
  times: readonly number[] | undefined,
): PlanCheck & { readonly clash?: Clash } {
  const check = validatePlan(task, steps)
  const clash = times === undefined ? undefined : findClash(task, steps, times)
  if (clash === undefined || (check.step !== null && check.step < clash.from)) return check
  const { second: step } = clash
  return { valid: false, cost: null, step, missing: [], goalMissing: [], action: null, clash }
}
