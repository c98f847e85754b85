// Tests whether a problem has no plan, so that no question about plans is asked of it.

import { recentOf } from '#base/recent'
import { searchQuick } from '#planning/search/greedy'
import type { SearchOutcome } from '#planning/search/outcome'
import { initialClosure, mayHold } from '#planning/search/relaxed/closure'
import type { Task } from '#planning/task/task'

/** Any plan within a number of states. */
export const quickPlan = recentOf(
  2,
  (maxStates: number) => `${maxStates}`,
  (task: Task, maxStates): SearchOutcome => searchQuick(task, { maxStates }),
)

/** States of the search about an edited problem, which is repeated while it is typed. */
const EDIT_STATES = 2_000

/** True if it is proven that the goal holds in no reachable state. */
export const isUnsolvable = (task: Task, maxStates = EDIT_STATES): boolean =>
  !mayHold(initialClosure(task), task.goal) || quickPlan(task, maxStates).kind === 'no-plan'

/** Why no question about plans can be asked; null if a plan is not excluded. */
export const goalObjection = (task: Task): string | null =>
  isUnsolvable(task) ? 'No answer can be right any more: the goal cannot be reached.' : null
