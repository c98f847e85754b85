// How large a certificate of a search may be.

export interface EvidenceLimits {
  /** States of a certificate at most, the frontier apart; of the frontier, shown by cuts; and shown by whatever. */
  readonly maxStates: number
  readonly maxFrontier: number
  readonly maxByTables: number
}

export const evidenceLimits: EvidenceLimits = {
  maxStates: 1_000_000,
  maxFrontier: 100_000,
  maxByTables: 1_000_000,
}

/** Of a verdict: larger bounds take longer to check than is worth while, and more room. */
export const boundLimits: EvidenceLimits = {
  maxStates: 100_000,
  maxFrontier: 40_000,
  maxByTables: 200_000,
}
