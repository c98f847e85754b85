import type { LoadedTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'

/** What holds initially. */
export const now = ({ task }: Pick<LoadedTask, 'task'>): readonly string[] => stateFacts(task, task.initial)
