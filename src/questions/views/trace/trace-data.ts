// A whole sequence of actions, for display. It survives structured cloning. Steps are numbered from 0; state 0 is the
// initial one, state k the one after k steps.

import type { NoTask } from '../ready'
import type { SearchEnd } from '../search-end'

/** A fact that changes during the sequence, or that is required by the goal or by a failing step. */
export interface TraceFact {
  readonly name: string
  /** The states in which it holds, as pairs: from (inclusive) and to (exclusive). */
  readonly holds: readonly number[]
  /** Whether the goal requires it, or its negation. */
  readonly goal: 'wanted' | 'unwanted' | null
  /** True if the failing step requires it, or its negation, in vain. */
  readonly missing: boolean
}

/** A requirement of a step, and the step that achieved it. */
export interface TraceLink {
  /** Index in `Trace.facts`. */
  readonly fact: number
  /** True if the step requires that the fact does not hold. */
  readonly negated: boolean
  /** The step that achieved it; -1 for the initial state. */
  readonly producer: number
  /** The step that requires it; `Trace.taken` for the goal. */
  readonly consumer: number
  readonly why: 'precondition' | 'condition' | 'goal'
}

/** A redundant step of the plan. */
export interface NeedlessStep {
  readonly step: number
  /** True if it belongs to the steps that can all be removed together. */
  readonly together: boolean
  /** The steps removed together in the case that `why` describes, including this one. */
  readonly with: readonly number[]
  /** A sentence; names in backticks. */
  readonly why: string
}

export interface Trace {
  /** All steps of the sequence in the task's spelling, or unchanged if they are not actions. */
  readonly actions: readonly string[]
  /** Number of executed steps; smaller than the length if a step is inapplicable. */
  readonly taken: number
  /** The failing conditions of step `taken`; empty if all steps are executed. */
  readonly missing: readonly string[]
  /** Number of steps left out because the sequence is too long. */
  readonly omitted: number
  /** Per state: the sum of the costs of the steps before it. */
  readonly cost: readonly number[]
  readonly facts: readonly TraceFact[]
  readonly links: readonly TraceLink[]
  /** True if the goal holds in the last state. */
  readonly goalHolds: boolean
  /** Goal conditions that do not hold in the last state. */
  readonly goalMissing: readonly string[]
  /** For a plan: its redundant steps, in order. */
  readonly needless: readonly NeedlessStep[]
  /**
   * all: no shorter plan within this plan than that without the redundant steps; some: redundant steps were removed one
   * by one.
   */
  readonly needlessFound: 'all' | 'some' | 'not-looked'
}

export type TraceOutcome = { readonly kind: 'trace'; readonly trace: Trace } | NoTask

/** The goal distances along a sequence. */
export interface WayDistances {
  /** Per state: h*; NO_DISTANCE at a dead end, UNKNOWN_DISTANCE if unknown. */
  readonly values: readonly number[]
  /** Per state: a lower bound on h*. */
  readonly atLeast: readonly number[]
  /** Maximum number of states stored by the search. */
  readonly maxStates: number
}

export type CheapestOutcome =
  | { readonly kind: 'plan'; readonly plan: readonly string[]; readonly cost: number }
  | { readonly kind: 'no-plan' }
  | {
      readonly kind: 'stopped'
      /** A lower bound on the cost of every plan. */
      readonly atLeast: number
      readonly end: SearchEnd
      /** A plan that may not be cheapest; null if none was found. */
      readonly some: { readonly plan: readonly string[]; readonly cost: number } | null
    }
  | NoTask
