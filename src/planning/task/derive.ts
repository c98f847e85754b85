// A task made from a task: another initial state, all else shared.

import { closeRules } from './rules'
import type { State, Task } from './task'

/**
 * The task from another state; numbers keep their meaning. From a state that is reachable, everything that
 * can be reached is in the task. Derived facts of `state` need not be right.
 */
export function withInitial(task: Task, state: State): Task {
  const initial = state.slice()
  closeRules(task, initial)
  return { ...task, initial }
}
