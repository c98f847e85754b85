// The page's API for a sequence of actions. All data survives structured cloning. Steps count from 0; state 0 is the
// initial state, state k the state after k steps.

import type { Source } from '#planning/pddl/source'
import type { Limits } from '#base/limits'
import type { CheapestOutcome, TraceOutcome, WayDistances } from '#questions/views/trace/trace-data'

export interface TraceApi {
  /**
   * Traces a sequence: which facts hold when, what each step requires and which step achieves it, which steps of a plan
   * are redundant.
   */
  trace(source: Source, sequence: readonly string[]): TraceOutcome
  /** h* of every state along an executable sequence; null if the texts have errors. */
  distances(source: Source, sequence: readonly string[], limits: Limits): WayDistances | null
  /** A cheapest plan from the state after these actions. */
  cheapestPlan(source: Source, after: readonly string[], limits: Limits): CheapestOutcome
}
