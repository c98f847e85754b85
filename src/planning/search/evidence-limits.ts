// How large a certificate of a search may be.

export interface EvidenceLimits {
  /** States at most: those of a certificate without its frontier, those of the frontier that cuts show, and all of the frontier. */
  readonly maxStates: number
  readonly maxByCuts: number
  readonly maxFrontier: number
  /** Distances that a sum of tables may hold for each state that it shows. */
  readonly distancesForState: number
}

/** This many are as soon checked as the cuts of one state are found and checked. */
const distancesForState = 8

export const evidenceLimits: EvidenceLimits = {
  maxStates: 1_000_000,
  maxByCuts: 100_000,
  maxFrontier: 1_000_000,
  distancesForState,
}

/** Of a verdict: larger bounds take longer to check than is worth while, and more room. */
export const boundLimits: EvidenceLimits = {
  maxStates: 100_000,
  maxByCuts: 40_000,
  maxFrontier: 200_000,
  distancesForState,
}
