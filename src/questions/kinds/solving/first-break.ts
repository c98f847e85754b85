// Finds the first step of a sequence that is not applicable at its position.

import { type ActionExplanation, explainAction } from '#planning/task/explain'
import type { Task } from '#planning/task/task'
import { endOf } from '#planning/task/trace'

export interface Break {
  /** Index of the step, from 0. */
  readonly step: number
  /** The conditions that fail there. */
  readonly reason: ActionExplanation
}

/** The first step that is not applicable at its position; undefined if all are applicable. */
export function firstBreak(task: Task, sequence: readonly string[]): Break | undefined {
  const { end, broken } = endOf(task, task.initial, sequence)
  return broken === undefined ? undefined : { step: broken, reason: explainAction(task, end, sequence[broken]!) }
}
