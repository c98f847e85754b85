// The page's API for the state space of a problem.

import type { Source } from '#planning/pddl/source'
import type { WayOutcome, PlansOutcome } from '#questions/views/graph/ways'
import type { GraphOutcome, GraphMore } from '#questions/views/graph/graph-data'
import type { Limits } from '#base/limits'

export interface GraphApi {
  states(source: Source, limits: Limits, more?: GraphMore): GraphOutcome
  /** All cheapest plans from the state after these actions. */
  cheapestPlans(source: Source, taken: readonly string[], limits: Limits): PlansOutcome
  /** A shortest path from the state after these actions to a state given as a row of a `StateGraph`. */
  wayBetween(source: Source, taken: readonly string[], to: Uint32Array, limits: Limits): WayOutcome
}
