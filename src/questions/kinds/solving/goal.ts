// A quick test whether the goal may be reachable, for edited problems.

import { initialClosure, mayHold } from '#planning/search/relaxed/closure'
import type { Task } from '#planning/task/task'

/** Why no question about plans can be asked; null if a plan is not excluded. */
export const goalObjection = (task: Task): string | null =>
  mayHold(initialClosure(task), task.goal) ? null : 'No answer can be right any more: the goal cannot be reached.'
