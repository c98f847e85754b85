// Solves progression: the facts that hold after the action and not before, and those that hold before and not after.

import type { LoadedTask } from '#planning/task/load'
import { actionName, findAction, stateFacts } from '#planning/task/names'
import { isApplicable, progress } from '#planning/task/step'
import type { ActionId, Task } from '#planning/task/task'
import { classifyAction } from '#planning/task/universe'
import { quoted } from '../judging/words'
import type { Asked } from '../question'
import { type Solved, solved } from '../solving/solved'

export interface AskedAction extends Asked {
  readonly action: string
}

/** The facts that an action makes true and false, in the order of the task. */
export interface Changes {
  readonly action: string
  readonly gained: readonly string[]
  readonly lost: readonly string[]
}

/** An inapplicable or unknown action changes nothing. */
export function solve({ task }: LoadedTask, asked: AskedAction): Solved<Changes> {
  const action = applicableNow(task, asked.action)
  return solved(action === undefined ? { action: asked.action, gained: [], lost: [] } : changesBy(task, action))
}

/** The action of this name, if it is applicable in the initial state. */
export function applicableNow(task: Task, name: string): ActionId | undefined {
  const action = findAction(task, name)
  return action !== undefined && isApplicable(task, task.initial, action) ? action : undefined
}

/** The changes by an applicable action in the initial state. */
export function changesBy(task: Task, action: ActionId): Changes {
  const before = new Set(stateFacts(task, task.initial))
  const after = new Set(stateFacts(task, progress(task, task.initial, action)))
  return {
    action: actionName(task, action),
    gained: [...after].filter(fact => !before.has(fact)),
    lost: [...before].filter(fact => !after.has(fact)),
  }
}

/** Why the question cannot be asked of this problem; null if it can. */
export function objection({ domain, problem, task }: LoadedTask, { action }: AskedAction) {
  if (applicableNow(task, action) !== undefined) return null
  return classifyAction(domain, problem, action).kind === 'in-universe'
    ? `The question asks what ${quoted(action)} changes, but it is no longer applicable in the initial state.`
    : `The question asks what ${quoted(action)} changes, but that action no longer exists.`
}
