// States to ask about, gathered along plans and random walks, so that questions do not all begin at the beginning.

import type { Rng } from '#base/rng'
import { searchQuick } from '#planning/search/greedy'
import { applicableActions, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { trace } from '#planning/task/trace'

/** Random walks at least, and at most where only few states are wanted. */
const WALKS = 6
const MAX_WALKS = 240
/** This many are enough to ask about. */
const ENOUGH_STATES = 12
const PLAN_STATES = 100_000

export interface Gathered {
  /** Distinct states, the initial one first, the rest in an order by chance. */
  readonly states: readonly State[]
  /** A plan from the initial state, where a quick search found one. */
  readonly plan: readonly ActionId[] | undefined
}

/** Up to `most` states, of those that are wanted. */
export function gatherStates(
  task: Task,
  rng: Rng,
  most = 60,
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
  for (let walk = 0; found.length < most * 2 && walk < MAX_WALKS; walk++) {
    if (walk >= WALKS && found.length >= ENOUGH_STATES) break
    // Walks begin anywhere along the plan: near the goal things look different.
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
    states: first === undefined ? [] : [first, ...rng.shuffled(others)].slice(0, most),
    plan,
  }
}
