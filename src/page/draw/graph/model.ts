// A state graph from the engine with derived data for drawing and traversal: edges by state, the first path to each
// state, the scale of colours, facts by name.

import type { StateGraph } from '#questions/views/graph/graph-data'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'

/** Compressed sparse rows: the edges of state i are `items[first[i] .. first[i+1])`. */
export interface EdgeRows {
  readonly first: Uint32Array
  readonly items: Uint32Array
}

export interface GraphModel {
  readonly graph: StateGraph
  readonly out: EdgeRows
  readonly in: EdgeRows
  /** Largest known goal distance; 0 if none is known. */
  readonly maxDistance: number
  readonly goalCount: number
  readonly deadEndCount: number
}

export type NodeShape = 'goal' | 'dead-end' | 'frontier' | 'unknown' | 'plain'

const models = new WeakMap<StateGraph, GraphModel>()

/** Computed once for each graph. */
export function graphModel(graph: StateGraph): GraphModel {
  const known = models.get(graph)
  if (known) return known
  const model = modelOf(graph)
  models.set(graph, model)
  return model
}

function modelOf(graph: StateGraph): GraphModel {
  let maxDistance = 0
  let goalCount = 0
  let deadEndCount = 0
  for (let state = 0; state < graph.count; state++) {
    const distance = graph.distance[state]!
    if (distance < UNKNOWN_DISTANCE && distance > maxDistance) maxDistance = distance
    if (graph.isGoal[state]) goalCount++
    if (distance === NO_DISTANCE) deadEndCount++
  }
  let [out, back]: (EdgeRows | undefined)[] = []
  return {
    graph,
    // Sorting millions of edges is slow, so each direction is sorted on demand.
    get out() {
      out ??= rowsBy(graph.edgeFrom, graph.count)
      return out
    },
    get in() {
      back ??= rowsBy(graph.edgeTo, graph.count)
      return back
    },
    maxDistance,
    goalCount,
    deadEndCount,
  }
}

function rowsBy(ends: Uint32Array, count: number): EdgeRows {
  const first = new Uint32Array(count + 1)
  for (const end of ends) first[end + 1]!++
  for (let state = 0; state < count; state++) first[state + 1]! += first[state]!
  const next = first.slice()
  const items = new Uint32Array(ends.length)
  for (let edge = 0; edge < ends.length; edge++) items[next[ends[edge]!]!++] = edge
  return { first, items }
}

export function edgesOf(rows: EdgeRows, state: number): Uint32Array {
  return rows.items.subarray(rows.first[state], rows.first[state + 1])
}

/** The shape of a state; a goal stays a goal even on the frontier of the picture. */
export function shapeOf({ graph }: GraphModel, state: number): NodeShape {
  if (graph.isGoal[state]) return 'goal'
  if (graph.distance[state] === NO_DISTANCE) return 'dead-end'
  if (graph.isFrontier[state]) return 'frontier'
  return graph.distance[state] === UNKNOWN_DISTANCE ? 'unknown' : 'plain'
}

/** Edges of a shortest path from the initial state to a state; null if the picture lacks part of it. */
export function wayTo(model: GraphModel, state: number): readonly number[] | null {
  const { graph } = model
  const way: number[] = []
  let at = state
  while (at !== 0) {
    const back = edgesOf(model.in, at).find(edge => graph.depth[graph.edgeFrom[edge]!]! + 1 === graph.depth[at]!)
    if (back === undefined) return null
    way.push(back)
    at = graph.edgeFrom[back]!
  }
  return way.reverse()
}

export const actionOf = ({ graph }: GraphModel, edge: number): string =>
  graph.actionNames[graph.edgeAction[edge]!] ?? ''

/** Edges of a sequence from the initial state, as far as the picture has them; and its final state, if it has all. */
export function follow(
  model: GraphModel,
  sequence: readonly string[],
): { readonly edges: readonly number[]; readonly end: number | null } {
  const edges: number[] = []
  let at = 0
  for (const action of sequence) {
    const name = action.toLowerCase()
    const edge = edgesOf(model.out, at).find(edge => actionOf(model, edge).toLowerCase() === name)
    if (edge === undefined) {
      // Actions that change nothing have no edge.
      return { edges, end: null }
    }
    edges.push(edge)
    at = model.graph.edgeTo[edge]!
  }
  return { edges, end: at }
}

/** The facts that were added and removed between two states. */
export function difference(
  { graph }: GraphModel,
  from: number,
  to: number,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const added: string[] = []
  const removed: string[] = []
  const { words, rows, factNames } = graph
  for (let word = 0; word < words; word++) {
    const before = rows[from * words + word]!
    const after = rows[to * words + word]!
    for (let bits = before ^ after; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits)
      const name = factNames[word * 32 + bit]
      if (!name) continue
      if ((after >>> bit) & 1) added.push(name)
      else removed.push(name)
    }
  }
  return { added, removed }
}

/** The same graph with unknown goal distances. */
export const withoutDistances = (graph: StateGraph): StateGraph => ({
  ...graph,
  distance: graph.distance.map(() => UNKNOWN_DISTANCE),
  byDistance: null,
})

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`)

/** Describes the distances of a state from the initial state and the goal. */
export function describeState(model: GraphModel, state: number): string {
  const { graph } = model
  const distance = graph.distance[state]!
  const least = ['', 'at most ', 'at least '][graph.depthBound[state]!] ?? ''
  const from = state === 0 ? 'the start' : `${least}${steps(graph.depth[state]!)} from the start`
  const to = graph.isGoal[state]
    ? 'the goal holds'
    : distance === NO_DISTANCE
      ? 'dead end: the goal is out of reach'
      : distance === UNKNOWN_DISTANCE
        ? 'goal distance not known'
        : `${distance} to the goal`
  const more = graph.isFrontier[state] ? ', more states follow' : ''
  return `${from}, ${to}${more}`
}

/** A state's facts as a row of bits, as the engine uses them. */
export const rowOf = ({ graph }: GraphModel, state: number): Uint32Array =>
  graph.rows.slice(state * graph.words, (state + 1) * graph.words)

/** Names of the facts that hold in a state, without derived ones. */
export function factsOf({ graph }: GraphModel, state: number): readonly string[] {
  const names: string[] = []
  for (let fact = 0; fact < graph.factNames.length; fact++)
    if (graph.isFluent[fact] && holdsIn(graph, state, fact)) names.push(graph.factNames[fact]!)
  return names
}

export const holdsIn = ({ rows, words }: StateGraph, state: number, fact: number): boolean =>
  (rows[state * words + (fact >>> 5)]! & (1 << (fact & 31))) !== 0

/** Names of the actions between two states: first those from the first to the second, then those back. */
export function actionsBetween(model: GraphModel, from: number, to: number): readonly string[] {
  const along = (a: number, b: number): string[] =>
    Array.from(edgesOf(model.out, a))
      .filter(edge => model.graph.edgeTo[edge] === b)
      .map(edge => actionOf(model, edge))
  return from === to ? along(from, to) : [...along(from, to), ...along(to, from)]
}

/** The state in which exactly these facts hold, without derived ones; or null. */
export function stateOfFacts({ graph }: GraphModel, facts: readonly string[]): number | null {
  const numbers = facts.map(name => graph.factNames.indexOf(name))
  if (numbers.includes(-1)) return null
  const { count, words, rows, isFluent } = graph
  const wanted = new Uint32Array(words)
  const fluent = new Uint32Array(words)
  for (let fact = 0; fact < isFluent.length; fact++) if (isFluent[fact]) fluent[fact >>> 5]! |= 1 << (fact & 31)
  for (const fact of numbers) wanted[fact >>> 5]! |= 1 << (fact & 31)
  for (let state = 0; state < count; state++) {
    let word = 0
    while (word < words && ((rows[state * words + word]! ^ wanted[word]!) & fluent[word]!) === 0) word++
    if (word === words) return state
  }
  return null
}

/** True if both graphs are of the same problem, so that the first can be animated into the second. */
export function areAkin(a: StateGraph, b: StateGraph): boolean {
  if (a.words !== b.words || a.factNames.length !== b.factNames.length) return false
  for (let word = 0; word < a.words; word++) if (a.rows[word] !== b.rows[word]) return false
  return a.factNames.every((name, fact) => name === b.factNames[fact])
}

/** The first of the states at the greatest depth. */
export function furthest({ depth, count }: StateGraph): number {
  let state = 0
  for (let other = 1; other < count; other++) if (depth[other]! > depth[state]!) state = other
  return state
}

/** The goal with the fewest steps from the initial state, or null if none is drawn. */
export function nearestGoal({ graph }: GraphModel): number | null {
  let best: number | null = null
  for (let state = 0; state < graph.count; state++)
    if (graph.isGoal[state] && (best === null || graph.depth[state]! < graph.depth[best]!)) best = state
  return best
}
