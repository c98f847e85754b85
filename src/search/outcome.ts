// What a search found: a plan, a proof that there is none, or where it stopped.

import type { ActionId } from '../task/task'
import type { StateTable } from './state-table'

/** Work done. */
export interface SearchCounts {
  /** States whose successors were made, each time counted. */
  readonly expanded: number
  /** States whose heuristic was computed. */
  readonly evaluated: number
  /** Successors made. */
  readonly generated: number
}

export type SearchOutcome =
  | (SearchCounts & {
      readonly kind: 'plan'
      readonly plan: ActionId[]
      readonly cost: number
      /** No plan is cheaper. */
      readonly optimal: boolean
      /** With `keepEvidence`: what shows that no plan is cheaper. */
      readonly evidence?: BoundEvidence
    })
  | (SearchCounts & {
      readonly kind: 'no-plan'
      /** With `keepEvidence`: every state reachable without entering an avoided one. */
      readonly states?: StateTable
    })
  | (SearchCounts & {
      readonly kind: 'stopped'
      readonly at: 'states' | 'memory'
      /** Every plan costs at least this. */
      readonly lowerBound: number
    })

/** The states an optimal search has seen; see `evidence.ts` for the potential they give. */
export interface BoundEvidence {
  readonly states: StateTable
  /** Per state: cost of the cheapest way to it that was found, in units of `Moves.cost`. */
  readonly reached: Float64Array
  /** Per state: 1 where all successors are in `states` and `reached` was passed on to them. */
  readonly expanded: Uint8Array
}
