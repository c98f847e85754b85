// All states that few steps lead to, nearest first: breadth-first search with the semantics themselves, for statements
// about what holds or becomes applicable within some steps.

import { applicableActions, holds, progress } from '#planning/task/step'
import type { ActionId, FactId, State, Task } from '#planning/task/task'

const MAX_NEAR_STATES = 5_000

interface Near {
  readonly state: State
  /** Steps from the initial state. */
  readonly depth: number
  readonly from: number
  readonly action: ActionId
}

/** Breadth first from the initial state, up to a counted number of states. */
export class NearStates {
  private readonly seen: Set<string>
  private readonly list: Near[]
  private next = 0

  private readonly task: Task

  constructor(task: Task) {
    this.task = task
    this.seen = new Set([task.initial.join()])
    this.list = [{ state: task.initial, depth: 0, from: -1, action: -1 as ActionId }]
  }

  /** Visits all states up to this depth, as far as memory allows. */
  goTo(depth: number): void {
    while (this.next < this.list.length && this.list[this.next]!.depth < depth) {
      if (this.list.length >= MAX_NEAR_STATES) return
      const from = this.next++
      const { state, depth: before } = this.list[from]!
      for (const action of applicableActions(this.task, state)) {
        const after = progress(this.task, state, action)
        const key = after.join()
        if (this.seen.has(key)) continue
        this.seen.add(key)
        this.list.push({ state: after, depth: before + 1, from, action })
      }
    }
  }

  /** True if all states within this depth are known. */
  isWhole(depth: number): boolean {
    return this.next >= this.list.length || this.list[this.next]!.depth >= depth
  }

  /** Place of the nearest state within this depth that has all the facts. */
  first(facts: readonly FactId[], depth: number): number | undefined {
    const at = this.list.findIndex(near => facts.every(fact => holds(near.state, fact)))
    return at < 0 || this.list[at]!.depth > depth ? undefined : at
  }

  get count(): number {
    return this.list.length
  }

  stateAt(place: number): State {
    return this.list[place]!.state
  }

  depthAt(place: number): number {
    return this.list[place]!.depth
  }

  sequenceTo(place: number): ActionId[] {
    const actions: ActionId[] = []
    for (let at = place; at > 0; at = this.list[at]!.from) actions.unshift(this.list[at]!.action)
    return actions
  }
}
