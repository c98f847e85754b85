// Lists the plans of a graph of cheapest plans, so that tests can count and compare them.

import { movesOf, toUnits } from '#planning/search/moves'
import type { PlanGraph } from '#planning/search/plan-graph'
import type { ActionId } from '#planning/task/task'

/** At most `most` plans of the graph that enter no state twice, in the order of their action numbers. */
export function listPlans(
  graph: PlanGraph,
  maxPlans: number,
): { readonly plans: ActionId[][]; readonly complete: boolean } {
  const { firstEdge, edgeAction, edgeTarget } = graph
  const { cost: actionCost, remaining, bound } = inUnitsOf(graph)
  const plans: ActionId[][] = []
  // An explicit stack, since plans may be long: nodes, the next edge of each, and the actions and costs between them.
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

/** Costs of actions, remaining costs of nodes, and the maximum cost of plans, as integers, so that sums are exact. */
function inUnitsOf({ task, remaining, bound }: PlanGraph) {
  const moves = movesOf(task)
  return {
    cost: moves.cost,
    remaining: remaining.map(cost => toUnits(moves, cost)),
    bound: toUnits(moves, bound),
  }
}
