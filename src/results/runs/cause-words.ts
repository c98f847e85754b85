// How a cause is named and explained.

export interface CauseWords {
  /** A noun phrase, for tables. */
  readonly name: string
  /** One sentence. */
  readonly explains: string
}
