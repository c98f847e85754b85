import type { LoadedTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'

/** The facts that hold initially. */
export const now = ({ task }: Pick<LoadedTask, 'task'>): readonly string[] => stateFacts(task, task.initial)
