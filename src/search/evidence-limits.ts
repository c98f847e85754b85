// How large a certificate of a search may be.

export interface EvidenceLimits {
  /** States of a certificate at most, the frontier apart; and of the frontier. */
  readonly maxStates: number
  readonly maxFrontier: number
}

export const evidenceLimits: EvidenceLimits = { maxStates: 1_000_000, maxFrontier: 100_000 }

/** Of a verdict: larger bounds take longer to check than is worth while, and more room. */
export const boundLimits: EvidenceLimits = { maxStates: 100_000, maxFrontier: 40_000 }
