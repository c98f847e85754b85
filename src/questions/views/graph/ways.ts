// Paths in the state graph: all cheapest plans from a state as a graph with their number, and a shortest path between
// two states.

import { type NoTask, readyTask } from '../ready'
import { exactSum } from '#base/decimal'
import type { Source } from '#planning/pddl/source'
import { findPlanGraph, type PlanGraph } from '#planning/search/plan-graph'
import { IntList } from '#base/int-list'
import { movesOf } from '#planning/search/moves'
import { StateTable } from '#planning/search/state-table'
import { Successors } from '#planning/search/successors'
import { actionName } from '#planning/task/names'
import type { ActionId, State, Task } from '#planning/task/task'
import type { Limits } from '#base/limits'
import { type SearchEnd, searchEnd } from '../search-end'
import { exploredOf } from './space'
import { endOf } from '#planning/task/trace'

/** All cheapest plans from a state, as a graph: state 0 is their start. */
export interface CheapestPlans {
  readonly cost: number
  /** Number of plans, as decimal digits; null if cycles of free actions make it infinite. */
  readonly count: string | null
  /** As in `StateGraph`. */
  readonly words: number
  readonly rows: Uint32Array
  readonly distance: Float64Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
  readonly edgeAction: Uint32Array
  readonly actionNames: readonly string[]
}

export type PlansOutcome =
  | { readonly kind: 'plans'; readonly plans: CheapestPlans }
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'stopped'; readonly end: SearchEnd }
  | NoTask

/** A shortest path from one state to another. */
export type WayOutcome =
  | { readonly kind: 'way'; readonly actions: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'stopped'; readonly states: number }
  | NoTask

/** The data of a plan graph for counting and display; node 0 is the start of the plans. */
interface Ways {
  readonly rows: Uint32Array
  readonly distance: Float64Array
  readonly from: Int32Array
  readonly to: Int32Array
  readonly action: Int32Array
}

/** All cheapest plans from the state after these actions. */
export function cheapestPlans(source: Source, taken: readonly string[], limits: Limits): PlansOutcome {
  const from = stateAfter(source, taken)
  if (from.kind !== 'state') return from
  const { task, state } = from
  const explored = exploredOf(task)
  if (explored.space.complete) {
    const at = explored.space.states.find(state)
    if (at >= 0 && explored.distances.cost[at] === Infinity) return { kind: 'no-plan' }
    if (at >= 0) return { kind: 'plans', plans: plansOf(task, waysInSpace(explored, at)) }
  }
  const outcome = findPlanGraph({ ...task, initial: state }, limits)
  if (outcome.kind === 'stopped') return { kind: 'stopped', end: searchEnd(outcome.at, limits.maxStates) }
  if (outcome.kind === 'no-plan') return outcome
  return { kind: 'plans', plans: plansOf(task, waysOf(outcome.graph)) }
}

/** Transitions on cheapest plans from a state, in a space in which all distances are exact. */
function waysInSpace({ space, distances }: ReturnType<typeof exploredOf>, start: number): Ways {
  const { firstEdge, edgeAction, edgeTarget, states, isGoal, task } = space
  const nodeOf = new Map([[start, 0]])
  const stateOf = [start]
  const [from, to, action] = [new IntList(), new IntList(), new IntList()]
  for (let node = 0; node < stateOf.length; node++) {
    const state = stateOf[node]!
    // A plan ends when it first reaches the goal.
    if (isGoal[state] === 1) continue
    const left = distances.cost[state]!
    for (let edge = firstEdge[state]!; edge < firstEdge[state + 1]!; edge++) {
      const target = edgeTarget[edge]!
      const through = exactSum([task.actionCost[edgeAction[edge]!]!, distances.cost[target]!])
      if (!(through <= left)) continue
      let next = nodeOf.get(target)
      if (next === undefined) {
        next = stateOf.length
        nodeOf.set(target, next)
        stateOf.push(target)
      }
      from.push(node)
      to.push(next)
      action.push(edgeAction[edge]!)
    }
  }
  const rows = new Uint32Array(stateOf.length * states.words)
  stateOf.forEach((state, node) => {
    rows.set(states.stateAt(state), node * states.words)
  })
  return {
    rows,
    distance: Float64Array.from(stateOf, state => distances.cost[state]!),
    from: from.toArray(),
    to: to.toArray(),
    action: action.toArray(),
  }
}

function waysOf(graph: PlanGraph): Ways {
  const { states, stateOf, firstEdge, edgeAction, edgeTarget, remaining } = graph
  const rows = new Uint32Array(stateOf.length * states.words)
  stateOf.forEach((state, node) => {
    rows.set(states.stateAt(state), node * states.words)
  })
  const from = new Int32Array(edgeTarget.length)
  for (let node = 0; node < stateOf.length; node++) from.fill(node, firstEdge[node]!, firstEdge[node + 1]!)
  return { rows, distance: remaining, from, to: edgeTarget, action: edgeAction }
}

function plansOf(task: Task, ways: Ways): CheapestPlans {
  const { names, numbers } = nameActions(task, ways.action)
  return {
    cost: ways.distance[0]!,
    count: countPlans(ways)?.toString() ?? null,
    words: task.words,
    rows: ways.rows,
    distance: ways.distance,
    edgeFrom: Uint32Array.from(ways.from),
    edgeTo: Uint32Array.from(ways.to),
    edgeAction: numbers,
    actionNames: names,
  }
}

/** Names of the actions used, and each action's index among them. */
export function nameActions(
  task: Task,
  actions: ArrayLike<number>,
): { readonly names: readonly string[]; readonly numbers: Uint32Array } {
  const used = new Map<number, number>()
  const names: string[] = []
  const numbers = Uint32Array.from(actions, action => {
    let number = used.get(action)
    if (number === undefined) {
      number = names.length
      used.set(action, number)
      names.push(actionName(task, action as ActionId))
    }
    return number
  })
  return { names, numbers }
}

/** Number of paths from node 0 to nodes without edges, each a plan; undefined if there are cycles. Linear. */
function countPlans({ distance, from, to }: Ways): bigint | undefined {
  const count = distance.length
  const into = new Int32Array(count)
  const first = new Int32Array(count + 1)
  for (let edge = 0; edge < to.length; edge++) {
    into[to[edge]!]!++
    first[from[edge]! + 1]!++
  }
  for (let node = 0; node < count; node++) first[node + 1]! += first[node]!
  // Nodes in topological order; the remaining ones are on cycles.
  const order = new Int32Array(count)
  let end = 0
  for (let node = 0; node < count; node++) if (into[node] === 0) order[end++] = node
  const reached = Array.from({ length: count }, () => 0n)
  reached[0] = 1n
  let plans = 0n
  for (let place = 0; place < end; place++) {
    const node = order[place]!
    if (first[node] === first[node + 1]) plans += reached[node]!
    for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
      reached[to[edge]!]! += reached[node]!
      if (--into[to[edge]!]! === 0) order[end++] = to[edge]!
    }
  }
  return end === count ? plans : undefined
}

/** A path with fewest actions from the state after these to another one, found breadth-first. */
export function wayBetween(source: Source, taken: readonly string[], to: Uint32Array, limits: Limits): WayOutcome {
  const from = stateAfter(source, taken)
  if (from.kind !== 'state') return from
  const { task, state } = from
  const moves = movesOf(task)
  const successors = new Successors(moves)
  const states = new StateTable(task.words)
  const parent = new IntList()
  const by = new IntList()
  states.insert(state)
  parent.push(-1)
  by.push(-1)
  const same = (id: number): boolean => to.every((word, w) => states.cells[id * task.words + w] === (word | 0))
  if (same(0)) return { kind: 'way', actions: [] }
  for (let from = 0; from < states.count; from++) {
    const count = successors.find(states.cells, from * task.words)
    successors.found.subarray(0, count).sort()
    for (let i = 0; i < count; i++) {
      const known = states.count
      successors.apply(successors.found[i]!, states.cells, from * task.words, known * task.words)
      if (known >= limits.maxStates && states.findCandidate() < 0) return { kind: 'stopped', states: known }
      const id = known >= limits.maxStates ? 0 : states.commit()
      if (id < 0) return { kind: 'stopped', states: known }
      if (states.count === known) continue
      parent.push(from)
      by.push(successors.found[i]!)
      if (same(id)) return { kind: 'way', actions: backFrom(task, id, parent, by) }
    }
  }
  return { kind: 'none' }
}

function backFrom(task: Task, end: number, parent: IntList, by: IntList): string[] {
  const actions: string[] = []
  for (let at = end; parent.items[at]! >= 0; at = parent.items[at]!)
    actions.push(actionName(task, by.items[at]! as ActionId))
  return actions.reverse()
}

type StateAfter = { readonly kind: 'state'; readonly task: Task; readonly state: State } | NoTask

/** The state after a sequence from the initial one. */
function stateAfter(source: Source, taken: readonly string[]): StateAfter {
  const loaded = readyTask(source)
  if (loaded.kind !== 'ready') return loaded
  const { task } = loaded
  const { end, broken } = endOf(task, task.initial, taken)
  if (broken !== undefined) return { kind: 'no-task', message: `${taken[broken]} cannot be executed here.` }
  return { kind: 'state', task, state: end }
}
