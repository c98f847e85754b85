// Where a sequence of actions breaks: its first step that is not applicable when its turn comes.

import { type ActionExplanation, explainAction } from '#planning/task/explain'
import type { Task } from '#planning/task/task'
import { endOf } from '#planning/task/trace'

export interface Break {
  /** Index of the step, from 0. */
  readonly step: number
  /** What fails there. */
  readonly reason: ActionExplanation
}

/** The first step that is not applicable in its turn; undefined if every step can be taken. */
export function firstBreak(task: Task, sequence: readonly string[]): Break | undefined {
  const { end, broken } = endOf(task, task.initial, sequence)
  return broken === undefined ? undefined : { step: broken, reason: explainAction(task, end, sequence[broken]!) }
}
