// How large a certificate of a search may be.

export interface EvidenceLimits {
  /**
   * Maximum numbers of states: of a certificate without its frontier, of the frontier shown by cuts, and of the whole
   * frontier.
   */
  readonly maxStates: number
  readonly maxByCuts: number
  readonly maxFrontier: number
  /** Distances that a sum of tables may hold for each state that it shows. */
  readonly distancesForState: number
}

/** Checking this many distances is as fast as finding and checking the cuts of one state. */
const distancesForState = 8

export const evidenceLimits: EvidenceLimits = {
  maxStates: 1_000_000,
  maxByCuts: 100_000,
  maxFrontier: 1_000_000,
  distancesForState,
}

/** For a verdict: larger bounds take longer to check than is worth while, and more memory. */
export const boundLimits: EvidenceLimits = {
  maxStates: 100_000,
  maxByCuts: 40_000,
  maxFrontier: 200_000,
  distancesForState,
}
