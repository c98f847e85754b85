// A plan by short paths: from each state breadth-first to the nearest one where more of the goal holds, and on from there. A path enters
// only states where some fact holds for the first time on it (serialised iterated width with width 1, Lipovetzky & Geffner 2012). It finds
// no plan for many tasks, and short ones if goals are close to each other.

import { NO_ROOM } from '#base/hash-table'
import { movesOf } from './moves'
import { isSatisfied, packCondition, type PackedCondition } from './packed-condition'
import { NO_STATE, StateTable } from './state-table'
import { Successors } from './successors'
import type { ActionId, State, Task } from '#planning/task/task'

/** Any plan; undefined if none was found in this way. All generated states together take at most `maxWords` words. */
export function planByNearest(task: Task, maxWords: number): ActionId[] | undefined {
  const [goal = [], ...others] = task.goal
  if (others.length > 0 || goal.length < 2) return undefined
  const walk = new NearestWalk(
    task,
    goal.map(lit => packCondition([[lit]])),
    maxWords,
  )
  return walk.run()
}

class NearestWalk {
  private readonly task: Task
  private readonly goals: readonly PackedCondition[]
  private readonly successors: Successors
  private readonly plan: ActionId[] = []
  private readonly maxWords: number
  private words = 0

  constructor(task: Task, goals: readonly PackedCondition[], maxWords: number) {
    this.maxWords = maxWords
    this.task = task
    this.goals = goals
    this.successors = new Successors(movesOf(task))
  }

  run(): ActionId[] | undefined {
    const { task, goals, plan } = this
    let state: State | undefined = task.initial
    for (;;) {
      const held = this.count(state as ArrayLike<number>, 0)
      if (held === goals.length) return plan
      state = this.advance(state, held)
      if (state === undefined) return undefined
    }
  }

  private count(cells: ArrayLike<number>, at: number): number {
    let held = 0
    for (const goal of this.goals) if (isSatisfied(goal, cells as Int32Array, at)) held++
    return held
  }

  /** The nearest state with more satisfied goals; the path to it is added to the plan. */
  private advance(from: State, held: number): State | undefined {
    const { task, successors, plan } = this
    const states = new StateTable(task.words)
    const { words } = states
    const seen = new Uint32Array(words)
    const parent: number[] = [NO_STATE]
    const via: number[] = [NO_STATE]
    states.insert(from)
    isNew(seen, states.cells, 0, words)
    for (let next = 0; next < states.count; next++) {
      const count = successors.find(states.cells, next * words)
      this.words += count * words
      if (this.words > this.maxWords) return undefined
      for (let i = 0; i < count; i++) {
        const action = successors.found[i]!
        const known = states.count
        successors.apply(action, states.cells, next * words, known * words)
        if (!isNew(seen, states.cells, known * words, words)) continue
        const target = states.commit()
        if (target === NO_ROOM) return undefined
        parent.push(next)
        via.push(action)
        if (this.count(states.cells, target * words) <= held) continue
        const way: ActionId[] = []
        for (let s = target; parent[s] !== NO_STATE; s = parent[s]!) way.push(via[s] as ActionId)
        for (const step of way.reverse()) plan.push(step)
        return states.stateAt(target)
      }
    }
    return undefined
  }
}

/** Records the facts of the row; true if one of them holds for the first time. */
function isNew(seen: Uint32Array, cells: Int32Array, at: number, words: number): boolean {
  let isFresh = false
  for (let w = 0; w < words; w++) {
    if ((cells[at + w]! & ~seen[w]!) === 0) continue
    isFresh = true
    seen[w]! |= cells[at + w]!
  }
  return isFresh
}
