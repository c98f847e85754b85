// Limits on the work for a question.

/** Counts, never times, so that results do not depend on the machine. */
export interface Limits {
  /** States that one search may store. */
  readonly maxStates: number
}
