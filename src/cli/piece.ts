// A batch of lines from standard input, and its results.

export interface LinesPiece {
  readonly texts: readonly string[]
  /** Number of the first line, from 1. */
  readonly from: number
}

export interface DonePiece {
  readonly texts: readonly string[]
  /** Number of invalid lines. */
  readonly bad: number
  readonly undecided: number
}
