// Pairs of literals that can hold together according to h² (Haslum & Geffner 2000): a pair is possible if it holds
// initially, or if some action with pairwise possible conditions makes one of the two true and keeps the other. All
// other pairs of facts are mutex: no reachable state has both. Plain sweeps until nothing is added.

import { holds } from '#planning/task/step'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { isNegated, literalFact } from '#planning/task/task'
import { rowOf } from '#planning/task/views'
import { type Demands, givenBy, opposite } from './regression'

/** Pairs examined in a sweep at most: literals times ways of taking an action. */
const MAX_EXAMINED = 4_000_000

export interface Pairs {
  /** True if the two are not known to be mutex. */
  readonly together: (one: number, other: number) => boolean
}

/** The pairs of a task without conditional effects and rules; undefined if there are too many. */
export function pairsOf(task: Task): Pairs | undefined {
  const known = remembered.get(task)
  if (known !== undefined) return known
  const size = task.factCount * 2
  if (size * (task.alternatives.first.length - 1) > MAX_EXAMINED) return undefined
  const possible = new Uint8Array(size * size)
  const together = (one: number, other: number): boolean => possible[one * size + other] === 1
  let grown = true
  const add = (one: number, other: number): void => {
    if (together(one, other)) return
    possible[one * size + other] = 1
    possible[other * size + one] = 1
    grown = true
  }
  const start: number[] = []
  for (let lit = 0; lit < size; lit++)
    if (holds(task.initial, literalFact(lit) as FactId) !== isNegated(lit)) start.push(lit)
  for (const one of start) for (const other of start) add(one, other)
  const ways = waysOf(task)
  while (grown) {
    grown = false
    for (const { needs, gives } of ways) {
      if (!needs.every(one => needs.every(other => together(one, other)))) continue
      for (const one of gives) for (const other of gives) add(one, other)
      for (let kept = 0; kept < size; kept++) {
        if (!together(kept, kept) || gives.has(kept) || gives.has(opposite(kept))) continue
        if (needs.every(need => together(need, kept))) for (const each of gives) add(each, kept)
      }
    }
  }
  const pairs: Pairs = { together }
  remembered.set(task, pairs)
  return pairs
}

const remembered = new WeakMap<Task, Pairs>()

/** The first two subgoals that can never hold together; undefined if there are none. */
export function mutexIn(pairs: Pairs, demands: Demands): readonly [number, number] | undefined {
  for (const [i, one] of demands.entries())
    for (const other of demands.slice(i)) if (!pairs.together(one, other)) return [one, other]
  return undefined
}

function waysOf(task: Task): { needs: Int32Array; gives: ReadonlySet<number> }[] {
  const found: { needs: Int32Array; gives: ReadonlySet<number> }[] = []
  for (let action = 0; action < task.actionCount; action++) {
    const gives = givenBy(task, action as ActionId)
    for (let way = task.firstAlternative[action]!; way < task.firstAlternative[action + 1]!; way++)
      found.push({ needs: rowOf(task.alternatives, way), gives })
  }
  return found
}
