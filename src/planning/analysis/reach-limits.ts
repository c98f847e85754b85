// Limits of the search for reachability, as counts.

import type { H2Limits } from './h2'
import { h2Limits } from './h2'

export interface ReachLimits {
  readonly h2: H2Limits
  /** States kept by the exploration that all targets share. */
  readonly maxSharedStates: number
  /** States with a new fact that are expanded before pairs are examined. */
  readonly noveltyExpansions: number
  /** Further states expanded before each remaining target gets a search of its own. */
  readonly pairExpansions: number
  /** Links of the relaxed task that a round of leading to targets may look at. */
  readonly maxGuideWork: number
  /** Conditions before a last step that are tried for a target. */
  readonly maxRegressions: number
  /** States of a part visited before the search turns to single targets. */
  readonly partStates: number
  /** States of one such search. */
  readonly quickStates: number
  /** States of one such search times actions of its part. */
  readonly quickWork: number
  /** States expanded by a search with lookahead for one target. */
  readonly quickExpansions: number
  /** States of a part. */
  readonly maxStates: number
  /** All searches of a partition in parts: expanded states times actions if states are estimated, else times 20. */
  readonly totalWork: number
}

export const reachLimits: ReachLimits = {
  h2: h2Limits,
  maxSharedStates: 2_000_000,
  noveltyExpansions: 5_000,
  pairExpansions: 2_000,
  maxGuideWork: 1_000_000_000,
  maxRegressions: 24,
  partStates: 2_000,
  quickStates: 20_000,
  quickWork: 40_000_000,
  quickExpansions: 300,
  maxStates: 3_000_000,
  totalWork: 400_000_000,
}
