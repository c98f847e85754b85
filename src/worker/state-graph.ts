// The picture of a problem's states: explored, measured, laid out, and made of arrays that can be handed over.

import { goalDistances } from '../search/goal-distance'
import { exploreStates } from '../search/state-space'
import type { Source } from '../questions/question'
import { factName } from '../task/names'
import { actionName } from '../task/names'
import { type ActionId, AUXILIARY, type FactId, type Task } from '../task/task'
import { prepare } from '../verdicts/prepared'
import {
  type GraphOutcome,
  type Limits,
  NO_DISTANCE,
  type StateGraph,
  UNKNOWN_DISTANCE,
} from './engine-api'
import { layoutLayers } from './graph-layout'

/** States reachable from the initial one, up to `limits.maxStates`. */
export function stateGraph(source: Source, limits: Limits): GraphOutcome {
  const prepared = prepare(source)
  if (prepared.kind !== 'ready') return { kind: 'no-task', message: prepared.message }
  return { kind: 'graph', graph: graphOf(prepared.task, limits.maxStates) }
}

/** States looked at for the sake of exact distances, even where fewer are shown. */
const MEASURED_STATES = 300_000

/** A part of the states, breadth-first; distances are exact where looking further than the part makes them so. */
export function graphOf(task: Task, maxStates: number): StateGraph {
  const space = exploreStates(task, { maxStates: Math.max(maxStates, MEASURED_STATES) })
  const { firstEdge, expandedCount } = space
  const distances = goalDistances(space)
  // States are numbered breadth-first, so the first ones are the part to show.
  const stateCount = Math.min(space.stateCount, maxStates)
  const distance = new Float64Array(stateCount)
  const isFrontier = new Uint8Array(stateCount)
  const edges: number[] = []
  for (let state = 0; state < stateCount; state++) {
    distance[state] =
      distances.exact[state] === 0
        ? UNKNOWN_DISTANCE
        : Number.isFinite(distances.cost[state]!)
          ? distances.cost[state]!
          : NO_DISTANCE
    if (state >= expandedCount) isFrontier[state] = 1
    for (let edge = firstEdge[state]!; edge < firstEdge[state + 1]!; edge++)
      if (space.edgeTarget[edge]! < stateCount) edges.push(edge)
      else isFrontier[state] = 1
  }
  const edgeAction = Int32Array.from(edges, edge => space.edgeAction[edge]!)
  const edgeTarget = Int32Array.from(edges, edge => space.edgeTarget[edge]!)
  const edgeFrom = new Uint32Array(edges.length)
  for (let state = 0, at = 0; state < stateCount; state++)
    while (at < edges.length && edges[at]! < firstEdge[state + 1]!) edgeFrom[at++] = state
  const depth = Uint32Array.from(space.depth.subarray(0, stateCount))
  const edgeTo = Uint32Array.from(edgeTarget)
  const { x, y } = layoutLayers({ count: stateCount, depth, edgeFrom, edgeTo })

  const factNames: string[] = []
  const column: number[] = []
  for (let fact = 0; fact < task.factCount; fact++) {
    if (task.factKind[fact] === AUXILIARY) continue
    column.push(fact)
    factNames.push(factName(task, fact as FactId))
  }
  const words = Math.max(1, (column.length + 31) >>> 5)
  const rows = new Uint32Array(stateCount * words)
  for (let state = 0; state < stateCount; state++)
    for (let i = 0; i < column.length; i++)
      if (space.states.holds(state, column[i]!)) rows[state * words + (i >>> 5)]! |= 1 << (i & 31)

  const used = new Map<number, number>()
  const actionNames: string[] = []
  const named = Uint32Array.from(edgeAction, action => {
    let number = used.get(action)
    if (number === undefined) {
      number = actionNames.length
      used.set(action, number)
      actionNames.push(actionName(task, action as ActionId))
    }
    return number
  })
  return {
    count: stateCount,
    complete: space.complete && stateCount === space.stateCount,
    x,
    y,
    depth,
    distance,
    isGoal: space.isGoal.slice(0, stateCount),
    isFrontier,
    edgeFrom,
    edgeTo,
    edgeAction: named,
    actionNames,
    factNames,
    words,
    rows,
  }
}
