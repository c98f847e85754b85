// The states of a problem as the page draws them. It survives structured cloning.

import type { NoTask } from '../ready'

/** Where the states of a picture lie, in unit steps. */
export interface Layering {
  readonly x: Float32Array
  /** Grows downwards. */
  readonly y: Float32Array
  /** Per state: its place in `bands`. */
  readonly layer: Uint32Array
  readonly bands: readonly Band[]
}

/** Common data of the states of one layer. */
export interface Band {
  readonly y: number
  /** depth: steps from the start. distance: cost to the goal. unknown, dead-end: the same, for those without one. */
  readonly kind: 'depth' | 'distance' | 'unknown' | 'dead-end'
  /** Steps or cost; steps from the start where there is no cost. */
  readonly value: number
}

/**
 * Reachable states around the start, the first ones breadth-first, then those asked for in addition. Edge j leads from
 * `edgeFrom[j]` to `edgeTo[j]` by `actionNames[edgeAction[j]]`. State 0 is the start.
 */
export interface StateGraph {
  readonly count: number
  /** All reachable states are here; otherwise the picture is a part. */
  readonly complete: boolean
  /** How many states can be reached; null if there are more than `seen`, the number looked at. */
  readonly total: number | null
  readonly seen: number
  /** Layers by distance from the start. */
  readonly byDepth: Layering
  /** Layers by goal distance; null if no state has a known one. */
  readonly byDistance: Layering | null
  /** Distance in steps from the initial state: exact if `depthBound` is 0, an upper bound if 1, a lower bound if 2. */
  readonly depth: Uint32Array
  readonly depthBound: Uint8Array
  /** Cost of a cheapest plan from the state; NO_DISTANCE for dead ends, UNKNOWN_DISTANCE. */
  readonly distance: Float64Array
  readonly isGoal: Uint8Array
  /** True if it has successors that are not shown. */
  readonly isFrontier: Uint8Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
  readonly edgeAction: Uint32Array
  readonly actionNames: readonly string[]
  /** Costs that are written next to the names of actions, where they are wanted. */
  readonly costs?: ReadonlyMap<string, number>
  /** Names of facts, '' for those without; state i's facts are the bits of `rows[i*words ..]`. */
  readonly factNames: readonly string[]
  /** Per fact: 1 if actions change it, 0 if it follows from others. */
  readonly isFluent: Uint8Array
  readonly words: number
  readonly rows: Uint32Array
}

/** States that a picture shows in addition to the first ones. */
export interface GraphMore {
  /** States, as rows of `StateGraph.rows`, whose successors are shown. */
  readonly expand: readonly Uint32Array[]
  /** A sequence whose states are shown. */
  readonly along: readonly string[]
  /** States that are shown, one row after the other, and their goal distances. */
  readonly states: Uint32Array
  readonly distances: Float64Array
}

export type GraphOutcome = { readonly kind: 'graph'; readonly graph: StateGraph } | NoTask
