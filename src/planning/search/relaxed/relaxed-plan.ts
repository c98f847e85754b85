// A plan for a condition with deletes ignored (Hoffmann & Nebel 2001), read off a closure backwards.

import type { Disjunction } from '#planning/task/task'
import { mayHold } from './closure'
import type { RelaxedClosure } from './closure'

/** Actions with the nodes that they achieve on the way (nodes of the graph that do not hold at the start). */
export interface RelaxedPlan {
  readonly actions: readonly number[]
  readonly needed: readonly number[]
}

/** Per node the number of the call that was done with it, so that no call needs a set of its own. */
let doneIn = new Uint32Array(1024)
let calls = 0

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
  const needed: number[] = []
  if (doneIn.length < by.length || calls === 0xffff_ffff) {
    doneIn = new Uint32Array(Math.max(doneIn.length, by.length))
    calls = 0
  }
  const done = doneIn
  const call = ++calls
  const easiestFirst = (a: number, b: number): number => rank[a]! - rank[b]!
  // An explicit stack, for chains may be long: a node is left once all its bodies are.
  const stack: number[] = [...goal].sort(easiestFirst)
  while (stack.length > 0) {
    const node = stack.at(-1)!
    const link = by[node]!
    if (done[node] === call || link < 0) {
      stack.pop()
      continue
    }
    const bottom = stack.length
    for (let i = graph.firstBody[link]!; i < graph.firstBody[link + 1]!; i++) {
      const body = graph.bodies[i]!
      if (by[body]! >= 0 && done[body] !== call) stack.push(body)
    }
    if (stack.length > bottom) {
      if (stack.length - bottom > MANY) stack.push(...stack.splice(bottom).sort(easiestFirst))
      else sortFrom(stack, bottom, rank)
      continue
    }
    stack.pop()
    done[node] = call
    needed.push(node)
    if (node >= actionBase) actions.push(node - actionBase)
  }
  return { actions, needed }
}

/** Bodies of more nodes are sorted by a call. */
const MANY = 32

/** Sorts the few nodes at the end of the stack by rank, without a copy. */
function sortFrom(stack: number[], bottom: number, rank: ArrayLike<number>): void {
  for (let i = bottom + 1; i < stack.length; i++) {
    const node = stack[i]!
    let at = i
    for (; at > bottom && rank[stack[at - 1]!]! > rank[node]!; at--) stack[at] = stack[at - 1]!
    stack[at] = node
  }
}
