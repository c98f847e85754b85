// How large a certificate of a search may be.

export interface EvidenceLimits {
  /** States of a certificate at most, the frontier apart; of the frontier, shown by cuts; and shown by whatever. */
  readonly maxStates: number
  readonly maxFrontier: number
  readonly maxByTables: number
  /** Distances that a sum of tables may hold for each state that it shows. */
  readonly distancesForState: number
}

/** So many are as soon checked as the cuts of one state are found and checked. */
const distancesForState = 8

export const evidenceLimits: EvidenceLimits = {
  maxStates: 1_000_000,
  maxFrontier: 100_000,
  maxByTables: 1_000_000,
  distancesForState,
}

/** Of a verdict: larger bounds take longer to check than is worth while, and more room. */
export const boundLimits: EvidenceLimits = {
  maxStates: 100_000,
  maxFrontier: 40_000,
  maxByTables: 200_000,
  distancesForState,
}
