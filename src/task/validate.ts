// Is a list of actions a plan? Where it is not, the first step that fails and why, or what the goal lacks.

import { exactSum } from '../base/decimal'
import { explainAction, explainGoal } from './explain'
import { findAction } from './names'
import { isApplicable, isGoal, progress } from './step'
import type { State, Task } from './task'
import { type ActionClass, classifyAction } from './universe'

export interface PlanCheck {
  readonly valid: boolean
  /** Sum of the steps' costs, NaN where that is beyond what is counted exactly; null when it is not a plan. */
  readonly cost: number | null
  /** Index from 0 of the first step that is not applicable; null when all are. */
  readonly step: number | null
  /** Conditions of that step that do not hold, as PDDL; empty for a step that names no action. */
  readonly missing: readonly string[]
  /** Parts of the goal that do not hold after the last step, as PDDL. */
  readonly goalMissing: readonly string[]
  /** What the failing step names; null when all steps are applicable. */
  readonly action: ActionClass | null
}

/** Checks the sequence from the task's initial state; names as `findAction` reads them. */
export function validatePlan(task: Task, actions: Iterable<string>): PlanCheck {
  let state: State = task.initial
  const costs: number[] = []
  let step = 0
  for (const name of actions) {
    const action = findAction(task, name)
    if (action === undefined || !isApplicable(task, state, action)) {
      const { missing, unknown } = explainAction(task, state, name)
      return {
        valid: false,
        cost: null,
        step,
        missing: missing.length > 0 ? missing : unknown,
        goalMissing: [],
        action: classifyAction(task.domain, task.problem, name),
      }
    }
    costs.push(task.actionCost[action]!)
    state = progress(task, state, action)
    step++
  }
  const reached = { step: null, missing: [], action: null }
  if (isGoal(task, state))
    return { valid: true, cost: exactSum(costs), goalMissing: [], ...reached }
  const { missing, unknown } = explainGoal(task, state)
  const goalMissing = missing.length > 0 ? missing : unknown
  return { valid: false, cost: null, goalMissing, ...reached }
}
