// How much work a question may use.

/** Counts, never times. */
export interface Limits {
  /** States that one search may store. */
  readonly maxStates: number
}
