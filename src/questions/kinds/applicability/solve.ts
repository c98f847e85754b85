// Solves applicability: all ground actions that are applicable in the initial state.

import type { LoadedTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { applicableActions } from '#planning/task/step'
import type { Task } from '#planning/task/task'
import { type Solved, solved } from '../solving/solved'

/** Names of the applicable actions, in the order of the task. */
export type Applicable = readonly string[]

export const solve = ({ task }: LoadedTask): Solved<Applicable> => solved(applicableNames(task))

export const applicableNames = (task: Task): Applicable =>
  applicableActions(task, task.initial).map(action => actionName(task, action))
