// How much work a question may take.

/** Counts, never times. */
export interface Limits {
  /** States that one search may store. */
  readonly maxStates: number
}
