// What all cheapest plans of a small task have in common: uniform-cost search (Dijkstra 1959) in which each state
// stores the facts that occur on every cheapest path to it. If actions cost nothing, the cheapest plans with the fewest
// steps count.

import { recentOf } from '#base/recent'
import { applicableActions, isGoal, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { Heap } from '#planning/textbook/heap'

export interface CheapestPlans {
  readonly cost: number
  /** The first cheapest plan found. */
  readonly plan: readonly ActionId[]
  /** Facts that hold in some state of every cheapest plan, encoded as a state. */
  readonly everywhere: State
}

interface Node {
  readonly state: State
  readonly cost: number
  readonly steps: number
  readonly passed: State
  readonly by: { readonly node: Node; readonly action: ActionId } | null
}

/** Undefined if there is no plan, or if more than the maximum number of states must be visited. */
export const cheapestPlans = recentOf(
  2,
  (max: number) => String(max),
  (task: Task, max): CheapestPlans | undefined => search(task, max),
)

function search(task: Task, max: number): CheapestPlans | undefined {
  const best = new Map<string, Node>()
  const done = new Set<string>()
  const open = new Heap<Node>((a, b) => a.cost < b.cost || (a.cost === b.cost && a.steps < b.steps))
  const start: Node = { state: task.initial, cost: 0, steps: 0, passed: task.initial, by: null }
  best.set(task.initial.join(), start)
  open.put(start)
  let found: Node | undefined
  let everywhere: State | undefined
  for (let queued = open.take(); queued !== undefined; queued = open.take()) {
    const key = queued.state.join()
    if (done.has(key)) continue
    done.add(key)
    const node = best.get(key)!
    if (found !== undefined && (node.cost > found.cost || node.steps > found.steps)) break
    if (isGoal(task, node.state)) {
      found ??= node
      everywhere = everywhere === undefined ? node.passed : both(everywhere, node.passed)
      continue
    }
    if (done.size > max) return undefined
    for (const action of applicableActions(task, node.state)) {
      const state = progress(task, node.state, action)
      const cost = node.cost + task.actionCost[action]!
      const steps = node.steps + 1
      const passed = either(node.passed, state)
      const to = state.join()
      const known = best.get(to)
      if (known === undefined || cost < known.cost || (cost === known.cost && steps < known.steps)) {
        const next = { state, cost, steps, passed, by: { node, action } }
        best.set(to, next)
        open.put(next)
      } else if (cost === known.cost && steps === known.steps)
        best.set(to, { ...known, passed: both(known.passed, passed) })
    }
  }
  if (found === undefined || everywhere === undefined) return undefined
  return { cost: found.cost, plan: planTo(found), everywhere }
}

const both = (one: State, other: State): State => one.map((word, i) => word & other[i]!)
const either = (one: State, other: State): State => one.map((word, i) => word | other[i]!)

function planTo(node: Node): ActionId[] {
  const plan: ActionId[] = []
  for (let at = node; at.by !== null; at = at.by.node) plan.unshift(at.by.action)
  return plan
}
