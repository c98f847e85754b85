// A few lines of standard input, and their results.

export interface LinesPiece {
  readonly texts: readonly string[]
  /** Number of the first line, from 1. */
  readonly from: number
}

export interface DonePiece {
  readonly texts: readonly string[]
  /** Lines that could not be used. */
  readonly bad: number
  readonly undecided: number
}
