// States for questions, collected along plans and random walks, so that not every question is about an early state.

import type { Rng } from '#base/rng'
import { searchQuick } from '#planning/search/greedy'
import { applicableActions, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { trace } from '#planning/task/trace'

/** Minimum number of random walks, and maximum if only few states are suitable. */
const WALKS = 6
const MAX_WALKS = 240
/** Number of states that is enough. */
const ENOUGH_STATES = 12
const PLAN_STATES = 100_000

export interface Gathered {
  /** Distinct states, the initial one first, the rest in random order. */
  readonly states: readonly State[]
  /** A plan from the initial state, if a quick search found one. */
  readonly plan: readonly ActionId[] | undefined
}

/** Up to `max` suitable states. */
export function gatherStates(
  task: Task,
  rng: Rng,
  max = 60,
  isWanted: (state: State) => boolean = () => true,
): Gathered {
  const outcome = searchQuick(task, { maxStates: PLAN_STATES })
  const plan = outcome.kind === 'plan' ? outcome.plan : undefined
  const seen = new Set<string>()
  const found: State[] = []
  const keep = (state: State): void => {
    const text = state.join()
    if (seen.has(text)) return
    seen.add(text)
    if (isWanted(state)) found.push(state)
  }
  const along = trace(task, task.initial, plan ?? []).states
  along.forEach(keep)
  const length = Math.max(6, Math.min(40, (plan?.length ?? 10) * 2))
  for (let walk = 0; found.length < max * 2 && walk < MAX_WALKS; walk++) {
    if (walk >= WALKS && found.length >= ENOUGH_STATES) break
    // Walks begin anywhere along the plan, since states near the goal differ from others.
    let at = rng.pick(along)
    for (let step = 0; step < length; step++) {
      const actions = applicableActions(task, at)
      if (actions.length === 0) break
      at = progress(task, at, rng.pick(actions))
      keep(at)
    }
  }
  const [first, ...others] = found
  return {
    states: first === undefined ? [] : [first, ...rng.shuffled(others)].slice(0, max),
    plan,
  }
}
