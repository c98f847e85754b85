// The outcome of a search: a plan, a proof that there is none, or where it stopped.

import type { ActionId } from '#planning/task/task'
import type { LandmarkCuts } from './heuristics/lm-cut'
import type { ProjectionTables } from './heuristics/projections'
import type { SearchTask } from './prepare'
import type { StateTable } from './state-table'
import type { SwapClass } from './symmetry/swap-classes'

/** Work done. */
export interface SearchCounts {
  /** Expansions; a state that is expanded again counts again. */
  readonly expanded: number
  /** States evaluated by the heuristic. */
  readonly evaluated: number
  /** Successors made. */
  readonly generated: number
}

export type SearchOutcome =
  | (SearchCounts & {
      readonly kind: 'plan'
      readonly plan: ActionId[]
      /** NaN if it is too large to be exact; the cost of a cheapest plan is always exact. */
      readonly cost: number
      /** With `keepEvidence`, if it is cheapest: the evidence; see `evidence.ts`. */
      readonly optimal: boolean
      /** With `keepEvidence`, if the plan is cheapest: the proof; see `evidence.ts`. */
      readonly evidence?: SearchEvidence
    })
  | (SearchCounts & {
      readonly kind: 'no-plan'
      /** With `keepEvidence`: its evidence. */
      readonly evidence?: SearchEvidence
    })
  | (SearchCounts & {
      readonly kind: 'stopped'
      /** `cost`: costs of plans exceed the exact range. */
      readonly at: 'states' | 'memory' | 'cost'
      /** Every plan costs at least this. */
      readonly lowerBound: number
      /** With `keepEvidence`, for a search for a cheapest plan: the proof of the bound. */
      readonly evidence?: SearchEvidence
    })

/** The states a search has seen, over the facts of `ready.reduced.task`, with its knowledge of them. */
export interface SearchEvidence {
  readonly ready: SearchTask
  /** Objects that were exchanged: then states are canonical. */
  readonly swapClasses: readonly SwapClass[]
  readonly states: StateTable
  /** If there is no plan: adds what can be reached after dead ends, without entering an avoided state; then true if `states` has all. */
  readonly complete: () => boolean
  /** After an optimal search: the cost of a cheapest plan, or a lower bound on every plan, in units of `Moves.cost`. */
  readonly cost?: number
  /** Per state: cost of the cheapest way to it that was found, in units. */
  readonly reached: Float64Array
  /** Per state: 1 if all successors are in `states` and `reached` was passed on to them. */
  readonly expanded: Uint8Array
  /** Per state: its predecessor, or `NO_STATE`; only for searches for a cheapest plan. */
  readonly parent?: Int32Array
  /** Per state: the action between them. */
  readonly via?: Int32Array
  /** Tables with which states were bounded, the latest first. */
  readonly tables?: readonly ProjectionTables[]
  /** The cuts with which states were evaluated. */
  readonly cuts?: LandmarkCuts | undefined
}
