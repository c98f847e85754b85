// The highlighted part of the graph, with the rest dimmed: for example states in which a fact holds, edges of an
// action, or the states and edges of all cheapest plans.

import type { CheapestPlans } from '#questions/views/graph/ways'
import type { StateGraph } from '#questions/views/graph/graph-data'
import type { GraphColours } from './paint/colours'
import { edgesOf, type GraphModel, holdsIn } from './model'

/** The shared focus, set by any pane. */
export type Focused =
  | { readonly kind: 'fact' | 'action' | 'object'; readonly name: string }
  | { readonly kind: 'step'; readonly index: number; readonly action: string }
  | { readonly kind: 'state'; readonly facts: readonly string[] }

export interface Emphasis {
  /**
   * plan: edges and states are on a plan. fact, action: pointed at. chosen: states that pass a filter. open: states
   * that may be entered. run: states reached by a search.
   */
  readonly kind: 'plan' | 'fact' | 'action' | 'chosen' | 'open' | 'run'
  /** 1 for highlighted states; null if no state is dimmed. */
  readonly states: Uint8Array | null
  readonly edges: Uint8Array
  /** How a search has classified the states; always visible. */
  readonly run?: RunOnGraph
}

/** The role of each state in a search, and its node. */
export interface RunOnGraph {
  /** By state. 0: not seen; 1: discarded; 2: expanded; 3: waiting; 4: chosen last. */
  readonly roles: Uint8Array
  /** By state; -1 if the search has no node for it. */
  readonly nodes: Int32Array
}

/** The style of a state that a search has reached; undefined for others. */
export function runLook(
  run: RunOnGraph | undefined,
  state: number,
  colours: GraphColours,
):
  | {
      readonly fill: string
      readonly line: string
      readonly ink: string
      readonly isAside: boolean
    }
  | undefined {
  switch (run?.roles[state] ?? 0) {
    case 0:
      return undefined
    case 1:
      return { fill: colours.ground, line: colours.faint, ink: colours.faint, isAside: true }
    case 2:
      return { fill: colours.slate, line: colours.slate, ink: colours.ground, isAside: false }
    case 3:
      return { fill: colours.ground, line: colours.ink, ink: colours.ink, isAside: false }
    default:
      return { fill: colours.focus, line: colours.focus, ink: colours.ground, isAside: false }
  }
}

/** States where a fact holds, or edges of an action; null if the graph has neither. */
export function emphasisOf(graph: StateGraph, focus: Focused | null): Emphasis | null {
  if (focus === null || focus.kind === 'object' || focus.kind === 'state') return null
  if (focus.kind === 'fact') {
    const fact = graph.factNames.indexOf(focus.name)
    if (fact < 0) return null
    const states = new Uint8Array(graph.count)
    for (let state = 0; state < graph.count; state++) if (holdsIn(graph, state, fact)) states[state] = 1
    return { kind: 'fact', states, edges: new Uint8Array(graph.edgeFrom.length) }
  }
  const action = graph.actionNames.indexOf(focus.kind === 'step' ? focus.action : focus.name)
  if (action < 0) return null
  const edges = new Uint8Array(graph.edgeFrom.length)
  for (let edge = 0; edge < edges.length; edge++) if (graph.edgeAction[edge] === action) edges[edge] = 1
  return { kind: 'action', states: null, edges }
}

/** The part of the plans that the graph shows, and how many of their states it lacks. */
export function planEmphasis(
  model: GraphModel,
  plans: CheapestPlans,
): { readonly emphasis: Emphasis; readonly missing: number } {
  const { graph } = model
  const states = new Uint8Array(graph.count)
  const edges = new Uint8Array(graph.edgeFrom.length)
  const places = Int32Array.from(placesOf(graph, plans.rows))
  let missing = 0
  for (const place of places)
    if (place < 0) missing++
    else states[place] = 1
  for (let edge = 0; edge < plans.edgeFrom.length; edge++) {
    const from = places[plans.edgeFrom[edge]!]!
    const to = places[plans.edgeTo[edge]!]!
    if (from < 0 || to < 0) continue
    const name = plans.actionNames[plans.edgeAction[edge]!]
    for (const other of edgesOf(model.out, from))
      if (graph.edgeTo[other] === to && graph.actionNames[graph.edgeAction[other]!] === name) edges[other] = 1
  }
  return { emphasis: { kind: 'plan', states, edges }, missing }
}

/** Hash table of state indices by their facts, with open addressing; -1: free. */
const tables = new WeakMap<StateGraph, Int32Array>()

function tableOf(graph: StateGraph): Int32Array {
  const known = tables.get(graph)
  if (known) return known
  const { words, rows, count } = graph
  const table = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 2))).fill(-1)
  const mask = table.length - 1
  for (let state = 0; state < count; state++) {
    let at = hash(rows, state * words, words) & mask
    while (table[at] !== -1) at = (at + 1) & mask
    table[at] = state
  }
  tables.set(graph, table)
  return table
}

/** The graph's index of each row, or -1; the hash table is built once for each graph. */
export function* placesOf(graph: StateGraph, rows: Uint32Array): Generator<number> {
  const { words } = graph
  const table = tableOf(graph)
  const mask = table.length - 1
  for (let row = 0; row + words <= rows.length; row += words) {
    let at = hash(rows, row, words) & mask
    while (table[at] !== -1 && !same(graph.rows, table[at]! * words, rows, row, words)) at = (at + 1) & mask
    yield table[at]!
  }
}

function hash(rows: Uint32Array, at: number, words: number): number {
  let value = 0x9e3779b9
  for (let w = at; w < at + words; w++) {
    value = Math.imul(value ^ rows[w]!, 0x85ebca6b)
    value ^= value >>> 15
  }
  return value
}

function same(a: Uint32Array, aAt: number, b: Uint32Array, bAt: number, words: number): boolean {
  for (let w = 0; w < words; w++) if (a[aAt + w] !== b[bAt + w]) return false
  return true
}
