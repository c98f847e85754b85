// The graph of all cheapest plans, or of all plans up to some cost: every state and transition on one of them,
// of the whole task. A* gives the cheapest cost; continuing to all states within the bound gives the rest
// (top-quality planning; Katz, Sohrabi & Udrea 2020).

import type { ActionId, Task } from '#planning/task/task'
import { HeapQueue, NO_ITEM } from '#base/bucket-queue'
import { exactSum } from '#base/decimal'
import { searchOptimal } from './a-star'
import { DistanceSearch } from './distance-search'
import { defaultHeuristic, makeHeuristic } from './heuristics/choose'
import { IntList } from '#base/int-list'
import { rowsByItem } from '#planning/task/rows'
import { inUnits, type Moves, toUnits } from './moves'
import { prepareSearch } from './prepare'
import type { StateTable } from './state-table'
import { Successors } from './successors'
import { isSatisfied } from './packed-condition'

export interface PlanGraph {
  readonly task: Task
  /** The states that the search found; nodes are some of them. */
  readonly states: StateTable
  /** The cost of a cheapest plan, and the maximum cost of plans in the graph. */
  readonly cheapest: number
  readonly bound: number
  /** Per node: its state. Node 0 is the initial one. */
  readonly stateOf: Int32Array
  /** Compressed rows: transitions from node n are `firstEdge[n] .. firstEdge[n+1]-1`, by action; none from goals. */
  readonly firstEdge: Int32Array
  readonly edgeAction: Int32Array
  /** Nodes. */
  readonly edgeTarget: Int32Array
  /** Per node: cost of the cheapest way to it, and from it to the goal. */
  readonly reached: Float64Array
  readonly remaining: Float64Array
}

export interface PlanGraphOptions {
  readonly maxStates: number
  /** How much more than a cheapest plan one may cost. Default 0. */
  readonly extra?: number
}

export type PlanGraphOutcome =
  | { readonly kind: 'graph'; readonly graph: PlanGraph }
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'stopped'; readonly at: 'states' | 'memory' | 'cost' }

/** All plans that cost at most `extra` more than the cheapest; plans end where they first meet the goal. */
export function findPlanGraph(task: Task, options: PlanGraphOptions): PlanGraphOutcome {
  const { maxStates, extra = 0 } = options
  const best = searchOptimal(task, { maxStates })
  if (best.kind !== 'plan') return best.kind === 'no-plan' ? best : { kind: 'stopped', at: best.at }
  const ready = prepareSearch(task, { reduce: false })
  const { moves } = ready
  const bound = exactSum([best.cost, extra])
  if (Number.isNaN(bound)) return { kind: 'stopped', at: 'cost' }
  const limit = toUnits(moves, bound)
  const search = new DistanceSearch(ready, makeHeuristic(moves, defaultHeuristic(task)))
  search.begin(task.initial, limit)
  const end = search.exhaust(maxStates)
  if (end === 'states' || end === 'memory') return { kind: 'stopped', at: end }
  const graph = graphOf(search, moves, limit)
  const inCosts = (values: Float64Array): Float64Array => values.map(value => inUnits(moves, value))
  return {
    kind: 'graph',
    graph: {
      ...graph,
      task,
      cheapest: best.cost,
      bound,
      reached: inCosts(graph.reached),
      remaining: inCosts(graph.remaining),
    },
  }
}

/** States and transitions on ways within the limit, costs in units. */
function graphOf(search: DistanceSearch, moves: Moves, limit: number) {
  const { states, nodes } = search
  const all = transitions(search, moves)
  const remaining = costsToGoal(states, moves, all)
  const nodeOf = new Int32Array(states.count).fill(-1)
  const stateOf = new IntList()
  for (let state = 0; state < states.count; state++)
    if (nodes.reached[state]! + remaining[state]! <= limit) {
      nodeOf[state] = stateOf.length
      stateOf.push(state)
    }
  const firstEdge = new IntList()
  const edgeAction = new IntList()
  const edgeTarget = new IntList()
  for (let node = 0; node < stateOf.length; node++) {
    const state = stateOf.items[node]!
    firstEdge.push(edgeAction.length)
    for (let e = all.first[state]!; e < all.first[state + 1]!; e++) {
      const action = all.action[e]!
      const target = all.target[e]!
      if (nodes.reached[state]! + moves.cost[action]! + remaining[target]! > limit) continue
      edgeAction.push(action)
      edgeTarget.push(nodeOf[target]!)
    }
  }
  firstEdge.push(edgeAction.length)
  const nodeStates = stateOf.toArray()
  return {
    states,
    stateOf: nodeStates,
    firstEdge: firstEdge.toArray(),
    edgeAction: edgeAction.toArray(),
    edgeTarget: edgeTarget.toArray(),
    reached: Float64Array.from(nodeStates, state => nodes.reached[state]!),
    remaining: Float64Array.from(nodeStates, state => remaining[state]!),
  }
}

interface Transitions {
  readonly first: Int32Array
  readonly action: Int32Array
  readonly target: Int32Array
}

/** All transitions from expanded states, by action. */
function transitions(search: DistanceSearch, moves: Moves): Transitions {
  const { states, nodes } = search
  const { words, goal } = moves
  const successors = new Successors(moves)
  const first = new IntList()
  const action = new IntList()
  const target = new IntList()
  for (let state = 0; state < states.count; state++) {
    first.push(action.length)
    const row = state * words
    if (!nodes.isClosed(state) || isSatisfied(goal, states.cells, row)) continue
    const count = successors.find(states.cells, row)
    successors.found.subarray(0, count).sort()
    for (let i = 0; i < count; i++) {
      successors.apply(successors.found[i]!, states.cells, row, states.count * words)
      action.push(successors.found[i]!)
      target.push(states.findCandidate())
    }
  }
  first.push(action.length)
  return { first: first.toArray(), action: action.toArray(), target: target.toArray() }
}

/** Per state: cost of the cheapest way to a goal along the transitions, in units. */
function costsToGoal(states: StateTable, moves: Moves, all: Transitions): Float64Array {
  const source = new Int32Array(all.target.length)
  for (let state = 0; state < states.count; state++) source.fill(state, all.first[state]!, all.first[state + 1]!)
  const edges = Int32Array.from({ length: all.target.length + 1 }, (_, e) => e)
  const into = rowsByItem(states.count, { first: edges, items: all.target })
  const remaining = new Float64Array(states.count).fill(Infinity)
  const open = new HeapQueue()
  for (let state = 0; state < states.count; state++)
    if (isSatisfied(moves.goal, states.cells, state * moves.words)) {
      remaining[state] = 0
      open.push(state, 0, 0)
    }
  for (let least = open.least, state = open.pop(); state !== NO_ITEM; least = open.least, state = open.pop()) {
    if (least > remaining[state]!) continue
    for (let i = into.first[state]!; i < into.first[state + 1]!; i++) {
      const edge = into.items[i]!
      const from = source[edge]!
      const through = remaining[state]! + moves.cost[all.action[edge]!]!
      if (through >= remaining[from]!) continue
      remaining[from] = through
      open.push(from, through, 0)
    }
  }
  return remaining
}

/** The transitions from a node as actions and nodes. */
export function edgesOf(graph: PlanGraph, node: number): { readonly action: ActionId; readonly target: number }[] {
  const edges: { action: ActionId; target: number }[] = []
  for (let e = graph.firstEdge[node]!; e < graph.firstEdge[node + 1]!; e++)
    edges.push({ action: graph.edgeAction[e]! as ActionId, target: graph.edgeTarget[e]! })
  return edges
}
