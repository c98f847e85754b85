// Help towards a right answer, as pages receive it: the reading of a text, hints, the key, and what would make an
// answer right.

import type { Asked } from './question'
import type { Judged } from './verdict'

/** The playground's reading of a text, as items; null if there is no answer. */
export interface ReadFreely {
  readonly none: boolean
  readonly lists: readonly (readonly string[])[]
  readonly index: number | null
  /** A reading that is not made of items, as the verdict shows it; names in backticks. */
  readonly text?: string
}

export interface Hint {
  /** The text of the hint, in sentences; names in backticks. */
  readonly text: string
  /** The number of levels for this question. */
  readonly levels: number
}

export type Revealed =
  | {
      readonly kind: 'key'
      /** One right answer, in the form of a response. */
      readonly answer: string
      /** The number of right answers and other information; '' if there is none. */
      readonly note: string
      /** Other right answers, for kinds that ask for one item; incomplete if there are many. */
      readonly others: readonly string[]
      /** The verdict on the answer, with its evidence; null if only the file's own key is known. */
      readonly judged: Judged | null
    }
  | { readonly kind: 'no-key'; readonly message: string }

/** The change that would make an answer right. */
export type Nearest =
  | {
      readonly kind: 'change'
      readonly answer: string
      readonly add: readonly string[]
      readonly drop: readonly string[]
      /** `Add 2, drop 1.` */
      readonly description: string
    }
  | { readonly kind: 'none'; readonly message: string }

/** What a question asks, or why that cannot be determined; '' if nothing needs to be determined or it was. */
export interface FoundAsked {
  readonly asked: Asked | null
  readonly problem: string
}
