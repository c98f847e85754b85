// What the page may ask about the states of a problem together.

import type { Source } from '../../pddl/source'
import type { WayOutcome, PlansOutcome } from '../../views/graph/ways'
import type { GraphOutcome, GraphMore } from '../../views/graph/graph-data'
import type { Limits } from '../../base/limits'

export interface GraphApi {
  states(source: Source, limits: Limits, more?: GraphMore): GraphOutcome
  /** All cheapest plans from the state after these actions. */
  cheapestPlans(source: Source, taken: readonly string[], limits: Limits): PlansOutcome
  /** Fewest actions from the state after these to a state given as a row of a `StateGraph`. */
  wayBetween(source: Source, taken: readonly string[], to: Uint32Array, limits: Limits): WayOutcome
}
