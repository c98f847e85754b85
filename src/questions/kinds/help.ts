// What helps towards a right answer, as the page gets it: what a text was read as, hints, the key, and what would make
// an answer right.

import type { Asked } from './question'
import type { Judged } from './verdict'

/** What our reader takes from a text, as items; null if it finds no answer. */
export interface ReadFreely {
  readonly none: boolean
  readonly lists: readonly (readonly string[])[]
  readonly index: number | null
}

export interface Hint {
  /** Sentences; names in backticks. */
  readonly text: string
  /** How many levels there are for this question. */
  readonly levels: number
}

export type Revealed =
  | {
      readonly kind: 'key'
      /** One right answer, as one would write it. */
      readonly answer: string
      /** How many there are and other things to know; '' if nothing is. */
      readonly note: string
      /** Other right answers, for kinds that ask for one item; not all if there are many. */
      readonly others: readonly string[]
      /** The verdict on it, with its evidence; null if the file's own key is all there is. */
      readonly judged: Judged | null
    }
  | { readonly kind: 'no-key'; readonly message: string }

/** What would make an answer right. */
export type Nearest =
  | {
      readonly kind: 'change'
      readonly answer: string
      readonly add: readonly string[]
      readonly drop: readonly string[]
      /** `Add 2, drop 1.` */
      readonly says: string
    }
  | { readonly kind: 'none'; readonly message: string }

/** What a question asks, or why that cannot be found; '' if there is nothing to find or it is found. */
export interface FoundAsked {
  readonly asked: Asked | null
  readonly problem: string
}
