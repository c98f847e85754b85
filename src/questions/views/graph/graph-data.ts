// The state graph data for the page. It survives structured cloning.

import type { NoTask } from '../ready'

/** Positions of the states in a picture, in unit steps. */
export interface Layering {
  readonly x: Float32Array
  /** Grows downwards. */
  readonly y: Float32Array
  /** Per state: its index in `bands`. */
  readonly layer: Uint32Array
  readonly bands: readonly Band[]
}

/** Common data of the states of one layer. */
export interface Band {
  readonly y: number
  /**
   * depth: steps from the start. distance: cost to the goal. unknown, dead-end: depth layers of states without a
   * distance.
   */
  readonly kind: 'depth' | 'distance' | 'unknown' | 'dead-end'
  /** Steps or cost; steps from the start if there is no cost. */
  readonly value: number
}

/**
 * Reachable states near the start: the first ones in breadth-first order, then those requested in addition. Edge j
 * leads from `edgeFrom[j]` to `edgeTo[j]` by `actionNames[edgeAction[j]]`. State 0 is the start.
 */
export interface StateGraph {
  readonly count: number
  /** True if all reachable states are included. */
  readonly complete: boolean
  /** The number of reachable states; null if there are more than `seen`, the number examined. */
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
  /** True if the state has successors that are not shown. */
  readonly isFrontier: Uint8Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
  readonly edgeAction: Uint32Array
  readonly actionNames: readonly string[]
  /** Costs shown next to the names of actions, if requested. */
  readonly costs?: ReadonlyMap<string, number>
  /** Names of facts, '' for those without; state i's facts are the bits of `rows[i*words ..]`. */
  readonly factNames: readonly string[]
  /** Per fact: 1 if actions change it, 0 if it follows from others. */
  readonly isFluent: Uint8Array
  readonly words: number
  readonly rows: Uint32Array
}

/** States shown in addition to the first ones. */
export interface GraphMore {
  /** States to show successors of, as rows of `StateGraph.rows`. */
  readonly expand: readonly Uint32Array[]
  /** A sequence to show the states of. */
  readonly along: readonly string[]
  /** The states shown, as consecutive rows, and their goal distances. */
  readonly states: Uint32Array
  readonly distances: Float64Array
}

export type GraphOutcome = { readonly kind: 'graph'; readonly graph: StateGraph } | NoTask
