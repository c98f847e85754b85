// A plan for a condition with deletes ignored (Hoffmann & Nebel 2001), read off a closure backwards.

import type { Disjunction } from '#planning/task/task'
import { mayHold } from './closure'
import type { RelaxedClosure } from './closure'

/** Actions with the nodes that they achieve on the way (nodes of the graph that do not hold at the start). */
export interface RelaxedPlan {
  readonly actions: readonly number[]
  readonly needed: ReadonlySet<number>
}

/**
 * Actions that reach the condition with deletes ignored, each after those it needs; undefined if there are none. The
 * hardest of several conditions is achieved first, because easy ones are more often undone on the way.
 */
export function relaxedPlanFor(closure: RelaxedClosure, condition: Disjunction): RelaxedPlan | undefined {
  const { graph, by, rank } = closure
  const goal = condition.find(literals => mayHold(closure, [literals]))
  if (goal === undefined) return undefined
  const actionBase = 2 * graph.task.factCount
  const actions: number[] = []
  const done = new Set<number>()
  const easiestFirst = (a: number, b: number): number => rank[a]! - rank[b]!
  // An explicit stack, for chains may be long: a node is left once all its bodies are.
  const stack: number[] = [...goal].sort(easiestFirst)
  while (stack.length > 0) {
    const node = stack.at(-1)!
    const link = by[node]!
    if (done.has(node) || link < 0) {
      stack.pop()
      continue
    }
    const waiting: number[] = []
    for (let i = graph.firstBody[link]!; i < graph.firstBody[link + 1]!; i++) {
      const body = graph.bodies[i]!
      if (by[body]! >= 0 && !done.has(body)) waiting.push(body)
    }
    if (waiting.length > 0) {
      stack.push(...waiting.sort(easiestFirst))
      continue
    }
    stack.pop()
    done.add(node)
    if (node >= actionBase) actions.push(node - actionBase)
  }
  return { actions, needed: done }
}
