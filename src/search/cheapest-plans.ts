// Many plans: listed or drawn from the graph of cheapest plans, or made different by forbidding actions of those
// already found.

import type { Rng } from '../base/rng'
import type { ActionId, Task } from '../task/task'
import { searchQuick } from './greedy'
import { movesOf, toUnits } from './moves'
import type { PlanGraph } from './plan-graph'
import { withoutActions } from './reduce'

/** Plans of the graph that enter no state twice, in the order of their actions' numbers; at most so many. */
export function listPlans(
  graph: PlanGraph,
  maxPlans: number,
): { readonly plans: ActionId[][]; readonly complete: boolean } {
  const { firstEdge, edgeAction, edgeTarget } = graph
  const { cost: actionCost, remaining, bound } = inUnitsOf(graph)
  const plans: ActionId[][] = []
  // A stack, for plans may be long: nodes, the next edge of each, and the actions and costs between them.
  const nodes = [0]
  const next = [firstEdge[0]!]
  const costs = [0]
  const actions: ActionId[] = []
  const isOnPath = new Uint8Array(graph.stateOf.length)
  isOnPath[0] = 1
  if (firstEdge[0] === firstEdge[1]) return { plans: [[]], complete: maxPlans > 0 }
  while (nodes.length > 0) {
    const top = nodes.length - 1
    const edge = next[top]!++
    if (edge >= firstEdge[nodes[top]! + 1]!) {
      isOnPath[nodes.pop()!] = 0
      next.pop()
      costs.pop()
      actions.pop()
      continue
    }
    const target = edgeTarget[edge]!
    const action = edgeAction[edge]! as ActionId
    const cost = costs[top]! + actionCost[action]!
    if (isOnPath[target] === 1 || cost + remaining[target]! > bound) continue
    if (firstEdge[target] === firstEdge[target + 1]) {
      if (plans.length === maxPlans) return { plans, complete: false }
      plans.push([...actions, action])
      continue
    }
    isOnPath[target] = 1
    nodes.push(target)
    next.push(firstEdge[target]!)
    costs.push(cost)
    actions.push(action)
  }
  return { plans, complete: true }
}

/** Costs of actions, of what remains from each node, and of plans at most: whole, so that sums are exact. */
function inUnitsOf({ task, remaining, bound }: PlanGraph) {
  const moves = movesOf(task)
  return {
    cost: moves.cost,
    remaining: remaining.map(cost => toUnits(moves, cost)),
    bound: toUnits(moves, bound),
  }
}

/** Different plans of the graph, drawn at random; at most so many, and fewer where draws repeat themselves. */
export function drawPlans(graph: PlanGraph, rng: Rng, maxPlans: number): ActionId[][] {
  const found = new Map<string, ActionId[]>()
  const units = inUnitsOf(graph)
  for (let draws = 4 * maxPlans; draws > 0 && found.size < maxPlans; draws--) {
    const plan = drawPlan(graph, units, rng)
    found.set(plan.join(), plan)
  }
  return [...found.values()]
}

function drawPlan(
  graph: PlanGraph,
  { cost: actionCost, remaining, bound }: ReturnType<typeof inUnitsOf>,
  rng: Rng,
): ActionId[] {
  const { firstEdge, edgeAction, edgeTarget } = graph
  const plan: ActionId[] = []
  const seen = new Set<number>([0])
  let node = 0
  let cost = 0
  while (firstEdge[node]! < firstEdge[node + 1]!) {
    const edges: number[] = []
    for (let e = firstEdge[node]!; e < firstEdge[node + 1]!; e++) {
      const left = cost + actionCost[edgeAction[e]!]! + remaining[edgeTarget[e]!]!
      if (left <= bound && !seen.has(edgeTarget[e]!)) edges.push(e)
    }
    // Where actions cost nothing, all that is left may have been seen: then start again, without detours.
    if (edges.length === 0) return straightPlan(graph)
    const edge = rng.pick(edges)
    plan.push(edgeAction[edge]! as ActionId)
    cost += actionCost[edgeAction[edge]!]!
    node = edgeTarget[edge]!
    seen.add(node)
  }
  return plan
}

/** The first plan of the list. */
const straightPlan = (graph: PlanGraph): ActionId[] => listPlans(graph, 1).plans[0] ?? []

export interface DiverseOptions {
  readonly maxPlans: number
  /** States stored by each search at most. */
  readonly maxStates: number
  /** Searches at most; default four for each plan wanted. */
  readonly maxSearches?: number
  /** Dearer plans are left out. */
  readonly maxCost?: number
}

/** Plans that each do without some action of another, found quickly; none need be a cheapest one. */
export function diversePlans(task: Task, options: DiverseOptions): ActionId[][] {
  const { maxPlans, maxStates, maxCost = Infinity } = options
  const { maxSearches = 4 * maxPlans } = options
  const found = new Map<string, ActionId[]>()
  const forbidden: number[][] = [[]]
  const tried = new Set<string>([''])
  for (let turn = 0; turn < forbidden.length && turn < maxSearches; turn++) {
    if (found.size >= maxPlans) break
    const left = forbidden[turn]!
    const { task: part, actionOf } = withoutActions(task, new Set(left))
    const outcome = searchQuick(part, { maxStates })
    if (outcome.kind !== 'plan') continue
    const plan = outcome.plan.map(action => actionOf[action]! as ActionId)
    // Where its cost is beyond what is counted exactly, it is dearer than any bound but none.
    if (outcome.cost <= maxCost || maxCost === Infinity) found.set(plan.join(), plan)
    for (const action of new Set(plan)) {
      const more = [...left, action].sort((a, b) => a - b)
      const key = more.join()
      if (tried.has(key)) continue
      tried.add(key)
      forbidden.push(more)
    }
  }
  return [...found.values()]
}
