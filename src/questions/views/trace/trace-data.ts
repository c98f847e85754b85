// A sequence of actions as a whole, as the page draws it. It survives structured cloning. Steps count from 0; state 0
// is the initial one, state k the one after k steps.

import type { NoTask } from '../ready'
import type { SearchEnd } from '../search-end'

/** A fact that changes along the way, or that the goal or a step that fails asks for. */
export interface TraceFact {
  readonly name: string
  /** The states in which it holds, as pairs: from (inclusive) and to (exclusive). */
  readonly holds: readonly number[]
  /** The goal asks for it, or for its absence. */
  readonly goal: 'wanted' | 'unwanted' | null
  /** The step that cannot be taken asks for it, or for its absence, without success. */
  readonly missing: boolean
}

/** What a step needs and since when that has held. */
export interface TraceLink {
  /** Place in `Trace.facts`. */
  readonly fact: number
  /** True if the step requires that the fact does not hold. */
  readonly negated: boolean
  /** The step since which it has been so; -1 for the start. */
  readonly producer: number
  /** The step that needs it; `Trace.taken` for the goal. */
  readonly consumer: number
  readonly why: 'precondition' | 'condition' | 'goal'
}

/** A step that the plan can do without. */
export interface NeedlessStep {
  readonly step: number
  /** It is among the steps that can all be left out together. */
  readonly together: boolean
  /** The steps left out with it in the case that `why` describes, itself among them. */
  readonly with: readonly number[]
  /** A sentence; names in backticks. */
  readonly why: string
}

export interface Trace {
  /** All steps of the sequence as the task names them, or as given where they name nothing. */
  readonly actions: readonly string[]
  /** Steps that happen; less than all where one cannot be taken. */
  readonly taken: number
  /** The conditions of step `taken` that fail; empty if all steps happen. */
  readonly missing: readonly string[]
  /** Number of steps left out because the sequence is too long. */
  readonly omitted: number
  /** Per state: the sum of the costs of the steps before it. */
  readonly cost: readonly number[]
  readonly facts: readonly TraceFact[]
  readonly links: readonly TraceLink[]
  /** True if the goal holds in the last state. */
  readonly goalHolds: boolean
  /** Parts of the goal that do not hold in the last state. */
  readonly goalMissing: readonly string[]
  /** For a plan: its redundant steps, in order. */
  readonly needless: readonly NeedlessStep[]
  /** all: no plan inside this plan is shorter than that without the needless steps; some: left out one by one. */
  readonly needlessFound: 'all' | 'some' | 'not-looked'
}

export type TraceOutcome = { readonly kind: 'trace'; readonly trace: Trace } | NoTask

/** The remaining distances along a sequence. */
export interface WayDistances {
  /** Per state: h*; NO_DISTANCE at a dead end, UNKNOWN_DISTANCE if it is not known. */
  readonly values: readonly number[]
  /** Per state: h* is at least this. */
  readonly atLeast: readonly number[]
  /** States that the search was allowed to store. */
  readonly maxStates: number
}

export type CheapestOutcome =
  | { readonly kind: 'plan'; readonly plan: readonly string[]; readonly cost: number }
  | { readonly kind: 'no-plan' }
  | {
      readonly kind: 'stopped'
      /** Every plan costs at least this. */
      readonly atLeast: number
      readonly end: SearchEnd
      /** A plan that may not be a cheapest one; null if none was found. */
      readonly some: { readonly plan: readonly string[]; readonly cost: number } | null
    }
  | NoTask
