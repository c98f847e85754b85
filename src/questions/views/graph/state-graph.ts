// Computes the state graph of a problem: explored, measured, laid out, and stored in transferable arrays.

import { readyTask } from '../ready'
import type { Source } from '#planning/pddl/source'
import { IntList } from '#base/int-list'
import { movesOf } from '#planning/search/moves'
import { StateTable } from '#planning/search/state-table'
import { Successors } from '#planning/search/successors'
import { isSatisfied } from '#planning/search/packed-condition'
import { factName } from '#planning/task/names'
import { AUXILIARY, type FactId, FLUENT, type Task } from '#planning/task/task'
import type { GraphOutcome, GraphMore, StateGraph } from './graph-data'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '../no-distance'
import type { Limits } from '#base/limits'
import { layerByDepth, layerByDistance } from './layout'
import { type Explored, exploredOf, MEASURED_STATES } from './space'
import { nameActions } from './ways'
import { trace } from '#planning/task/trace'

const nothingMore: GraphMore = {
  expand: [],
  along: [],
  states: new Uint32Array(),
  distances: new Float64Array(),
}

/** States reachable from the initial one: the first `limits.maxStates`, and those requested in addition. */
export function stateGraph(source: Source, limits: Limits, more: GraphMore = nothingMore): GraphOutcome {
  const loaded = readyTask(source)
  if (loaded.kind !== 'ready') return loaded
  return { kind: 'graph', graph: graphOf(loaded.task, limits.maxStates, more) }
}

/** Distances are exact if exploring beyond the shown part, up to `measured` states, makes them so. */
export function graphOf(
  task: Task,
  maxStates: number,
  more: GraphMore = nothingMore,
  measured = MEASURED_STATES,
): StateGraph {
  const explored = exploredOf(task, measured)
  const { space } = explored
  const first = Math.min(space.stateCount, maxStates)
  const shown = chooseStates(task, explored, first, more)
  const { count, words } = shown
  const edges = edgesAmong(task, explored, shown, first)
  const { depth, depthBound } = depthsOf(explored, shown, first, edges)
  const { distance, isGoal } = distancesOf(task, explored, shown, first, more)
  // State numbers are not negative, so the bits are the same.
  const edgeFrom = new Uint32Array(edges.from.buffer)
  const edgeTo = new Uint32Array(edges.to.buffer)
  const { names, numbers } = nameActions(task, edges.action)
  const drawn = { count, depth, distance, edgeFrom, edgeTo }
  return {
    count,
    complete: space.complete && count === space.stateCount,
    total: space.complete ? space.stateCount : null,
    seen: Math.max(space.stateCount, count),
    byDepth: layerByDepth(drawn),
    byDistance: layerByDistance(drawn),
    depth,
    depthBound,
    distance,
    isGoal,
    isFrontier: edges.isFrontier,
    edgeFrom,
    edgeTo,
    edgeAction: numbers,
    actionNames: names,
    factNames: Array.from({ length: task.factCount }, (_, fact) =>
      task.factKind[fact] === AUXILIARY ? '' : factName(task, fact as FactId),
    ),
    isFluent: Uint8Array.from(task.factKind, kind => (kind === FLUENT ? 1 : 0)),
    words,
    rows: shown.rows.slice(),
  }
}

/** Maximum number of states requested in addition. */
const MAX_ADDED = 20_000

/** States are numbered breadth-first, so the first ones are shown; then the requested ones, in order. */
function chooseStates(task: Task, { space }: Explored, first: number, more: GraphMore): StateTable {
  const shown = new StateTable(task.words, first)
  const { words } = shown
  for (let state = 0; state < first; state++) shown.insert(space.states.cells, state * words)
  const max = first + MAX_ADDED
  for (const state of trace(task, task.initial, more.along).states) if (shown.count < max) shown.insert(state)
  for (let at = 0; at + words <= more.states.length && shown.count < max; at += words) shown.insert(more.states, at)
  const successors = new Successors(movesOf(task))
  for (const row of more.expand) {
    const state = row.length === words ? shown.find(row) : -1
    if (state < 0) continue
    const count = successors.find(shown.cells, state * words)
    successors.found.subarray(0, count).sort()
    for (let i = 0; i < count && shown.count < max; i++) {
      successors.apply(successors.found[i]!, shown.cells, state * words, shown.count * words)
      shown.commit()
    }
  }
  return shown
}

interface Edges {
  readonly from: Int32Array
  readonly to: Int32Array
  readonly action: Int32Array
  readonly isFrontier: Uint8Array
}

/** Every transition between the states shown, by state and action, and which states have further successors. */
function edgesAmong(task: Task, { space }: Explored, shown: StateTable, first: number): Edges {
  const { count, words } = shown
  const [from, to, action] = [new IntList(4096), new IntList(4096), new IntList(4096)]
  const isFrontier = new Uint8Array(count)
  const add = (state: number, target: number, by: number): void => {
    if (target < 0) {
      isFrontier[state] = 1
      return
    }
    from.push(state)
    to.push(target)
    action.push(by)
  }
  // The first states keep their numbers in the space, which has their transitions.
  const known = Math.min(first, space.expandedCount)
  const { firstEdge, edgeTarget, edgeAction, states } = space
  for (let state = 0; state < known; state++)
    for (let edge = firstEdge[state]!; edge < firstEdge[state + 1]!; edge++) {
      const target = edgeTarget[edge]!
      const place = target < first ? target : first === count ? -1 : shown.find(states.cells, target * words)
      add(state, place, edgeAction[edge]!)
    }
  const successors = new Successors(movesOf(task))
  for (let state = known; state < count; state++) {
    const found = successors.find(shown.cells, state * words)
    successors.found.subarray(0, found).sort()
    for (let i = 0; i < found; i++) {
      successors.apply(successors.found[i]!, shown.cells, state * words, count * words)
      add(state, shown.findCandidate(), successors.found[i]!)
    }
  }
  return { from: from.toArray(), to: to.toArray(), action: action.toArray(), isFrontier }
}

/**
 * Steps from the initial state; for states beyond the explored ones they are estimated from the picture, possibly too
 * high.
 */
function depthsOf(
  { space }: Explored,
  shown: StateTable,
  first: number,
  edges: Edges,
): { depth: Uint32Array; depthBound: Uint8Array } {
  const { count, words } = shown
  const depth = new Uint32Array(count)
  const depthBound = new Uint8Array(count)
  const beyond: number[] = []
  for (let state = 0; state < count; state++) {
    const known = state < first ? state : space.states.find(shown.cells, state * words)
    if (known >= 0) depth[state] = space.depth[known]!
    else beyond.push(state)
  }
  if (beyond.length === 0) return { depth, depthBound }
  const unset = 0xffffffff
  for (const state of beyond) depth[state] = unset
  for (let changed = true; changed; ) {
    changed = false
    for (let edge = 0; edge < edges.from.length; edge++) {
      const from = depth[edges.from[edge]!]!
      if (from === unset || depth[edges.to[edge]!]! <= from + 1) continue
      depth[edges.to[edge]!] = from + 1
      changed = true
    }
  }
  // All states up to the depth of the first unexpanded one are known.
  const least = space.depth[Math.min(space.expandedCount, space.stateCount - 1)]! + 1
  for (const state of beyond) {
    if (depth[state] === unset) {
      depth[state] = least
      depthBound[state] = 2
    } else if (depth[state]! > least) depthBound[state] = 1
  }
  return { depth, depthBound }
}

function distancesOf(
  task: Task,
  { space, distances }: Explored,
  shown: StateTable,
  first: number,
  more: GraphMore,
): { distance: Float64Array; isGoal: Uint8Array } {
  const { count, words } = shown
  const { goal } = movesOf(task)
  const distance = new Float64Array(count).fill(UNKNOWN_DISTANCE)
  const isGoal = new Uint8Array(count)
  for (let state = 0; state < count; state++) {
    if (isSatisfied(goal, shown.cells, state * words)) {
      isGoal[state] = 1
      distance[state] = 0
      continue
    }
    const known = state < first ? state : space.states.find(shown.cells, state * words)
    if (known < 0 || distances.exact[known] === 0) continue
    const cost = distances.cost[known]!
    distance[state] = Number.isFinite(cost) ? cost : NO_DISTANCE
  }
  for (let i = 0; i < more.distances.length; i++) {
    const state = shown.find(more.states, i * words)
    if (state >= 0 && distance[state] === UNKNOWN_DISTANCE) distance[state] = more.distances[i]!
  }
  return { distance, isGoal }
}
