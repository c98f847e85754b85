// The premise of a question, and whether it is true: “Given the plan …”, “after performing the action …”.

import { explainAction, explainGoal } from '#planning/task/explain'
import { endOf } from '#planning/task/trace'
import type { Task } from '#planning/task/task'
import { noAction } from './misnamed'

/** If it is false, the question has a defect. Names as `(name arg …)`. */
export type Premise =
  /** The sequence is a plan; false if a phrase among its steps names no action. */
  | { readonly kind: 'plan'; readonly actions: readonly string[] }
  /** The action is applicable. */
  | { readonly kind: 'applicable'; readonly action: string }

/** Why a premise is false. */
export interface PremiseFault {
  /** The first step that cannot be taken, from 0; absent if all can and the goal does not hold at the end. */
  readonly step?: number
  /** Its action. */
  readonly action?: string
  /** A clause: why the step names no action; absent if it names one. */
  readonly why?: string
  /** Conditions of the step, or of the goal, that do not hold, as PDDL. */
  readonly missing: readonly string[]
}

/** Undefined if the premise is true. Only executes the steps, so it needs no search. */
export function premiseFault(task: Task, premise: Premise): PremiseFault | undefined {
  const actions = premise.kind === 'plan' ? premise.actions : [premise.action]
  const { end, broken } = endOf(task, task.initial, actions)
  if (broken !== undefined) {
    const action = actions[broken]!
    const why = noAction(task, action)
    const { missing } = explainAction(task, end, action)
    return { step: broken, action, missing, ...(why === undefined ? {} : { why }) }
  }
  if (premise.kind !== 'plan') return undefined
  const { missing, unknown } = explainGoal(task, end)
  return missing.length + unknown.length === 0 ? undefined : { missing: [...missing, ...unknown] }
}
