// Removes redundant actions: each action in turn, together with those that then become inapplicable, if the goal is
// still reached (action elimination, Nakhost & Müller 2010).

import { isApplicable, isGoal, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'

/** Steps taken at most. */
const MAX_STEPS = 300_000

/** The plan, or a plan inside it that costs no more. */
export function leaveOut(task: Task, plan: readonly ActionId[]): ActionId[] {
  let kept = [...plan]
  let state: State = task.initial
  let steps = 0
  for (let i = 0; i < kept.length && steps < MAX_STEPS; ) {
    const shorter = without(task, state, kept, i)
    steps += kept.length - i
    if (shorter !== undefined) kept = [...kept.slice(0, i), ...shorter]
    else state = progress(task, state, kept[i++]!)
  }
  return kept
}

/** The applicable rest without its first action, if that reaches the goal. */
function without(task: Task, from: State, plan: readonly ActionId[], at: number): ActionId[] | undefined {
  const rest: ActionId[] = []
  let state = from
  for (let i = at + 1; i < plan.length; i++) {
    const action = plan[i]!
    if (!isApplicable(task, state, action)) continue
    state = progress(task, state, action)
    rest.push(action)
  }
  return isGoal(task, state) ? rest : undefined
}
