// All states of a small problem, breadth-first, computed directly from the semantics: the distance of each from the
// start, and a shortest sequence to it.

import { actionName } from '#planning/task/names'
import { applicableActions, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'

export interface SmallSpace {
  readonly states: readonly State[]
  /** For each state: the minimum number of steps to it. */
  readonly depth: readonly number[]
  /** The names of the steps of a shortest sequence to a state. */
  readonly wayTo: (state: number) => string[]
}

/** Maximum number of states explored for one example. */
export const MAX_STATES = 3_000

/**
 * The states reachable without entering those with the avoided fact; undefined if there are more than `max`. O(states
 * · task).
 */
export function smallSpace(
  task: Task,
  avoids: (state: State) => boolean = () => false,
  max = MAX_STATES,
): SmallSpace | undefined {
  const states: State[] = []
  const depth: number[] = []
  const from: number[] = []
  const by: ActionId[] = []
  const known = new Set<string>()
  const see = (state: State, parent: number, action: number): void => {
    const key = state.join()
    if (known.has(key) || avoids(state)) return
    known.add(key)
    states.push(state)
    depth.push(parent < 0 ? 0 : depth[parent]! + 1)
    from.push(parent)
    by.push(action as ActionId)
  }
  see(task.initial, -1, -1)
  for (let next = 0; next < states.length; next++) {
    if (states.length > max) return undefined
    const state = states[next]!
    for (const action of applicableActions(task, state)) see(progress(task, state, action), next, action)
  }
  return {
    states,
    depth,
    wayTo(state) {
      const steps: string[] = []
      for (let at = state; from[at]! >= 0; at = from[at]!) steps.push(actionName(task, by[at]!))
      return steps.reverse()
    },
  }
}
