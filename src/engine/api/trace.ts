// What the page may ask about a sequence of actions as a whole: a part of `EngineApi`. Everything here survives
// structured cloning. Steps count from 0; state 0 is the initial one, state k the one after k steps.

import type { Source } from '#planning/pddl/source'
import type { Limits } from '#base/limits'
import type { CheapestOutcome, TraceOutcome, WayDistances } from '#questions/views/trace/trace-data'

export interface TraceApi {
  /**
   * Traces a sequence: which facts hold when, what each step needs and which step achieves it, which steps a plan does
   * not need.
   */
  trace(source: Source, sequence: readonly string[]): TraceOutcome
  /** h* of every state along the steps of a sequence that can be taken; null if the texts give no task. */
  distances(source: Source, sequence: readonly string[], limits: Limits): WayDistances | null
  /** A cheapest plan from the state after these actions. */
  cheapestPlan(source: Source, after: readonly string[], limits: Limits): CheapestOutcome
}
