// States to ask about, gathered along plans and random walks, so that questions do not all begin at the beginning.

import type { Rng } from '../base/rng'
import { equalBits } from '../base/bits'
import { searchQuick } from '../search/greedy'
import { applicableActions, progress } from '../task/step'
import type { ActionId, State, Task } from '../task/task'

/** Random walks; each is up to this many times as long as the plan. */
const WALKS = 6
const PLAN_STATES = 100_000

export interface Gathered {
  /** Distinct states, the initial one first, the rest in an order by chance. */
  readonly states: readonly State[]
  /** A plan from the initial state, where a quick search found one. */
  readonly plan: readonly ActionId[] | undefined
}

export function gatherStates(task: Task, rng: Rng, most = 60): Gathered {
  const outcome = searchQuick(task, { maxStates: PLAN_STATES })
  const plan = outcome.kind === 'plan' ? outcome.plan : undefined
  const found: State[] = [task.initial]
  const keep = (state: State): void => {
    if (!found.some(other => equalBits(other, 0, state, 0, task.words))) found.push(state)
  }
  let state = task.initial
  const along: State[] = [state]
  for (const action of plan ?? []) {
    state = progress(task, state, action)
    along.push(state)
    keep(state)
  }
  const length = Math.max(6, Math.min(40, (plan?.length ?? 10) * 2))
  for (let walk = 0; walk < WALKS && found.length < most * 2; walk++) {
    // Walks begin anywhere along the plan: near the goal things look different.
    let at = rng.pick(along)
    for (let step = 0; step < length; step++) {
      const actions = applicableActions(task, at)
      if (actions.length === 0) break
      at = progress(task, at, rng.pick(actions))
      keep(at)
    }
  }
  return { states: [task.initial, ...rng.shuffled(found.slice(1))].slice(0, most), plan }
}
