// A question exported for a class: the question, its form of answer, and for each answer why it is right or wrong. The engine found every
// reason; the formats only write them.

import type { Source } from '#planning/pddl/source'
import type { Rich } from './rich'

/** A question that any format can be written of. */
export interface ClassItem {
  /** The question's own key in the list that it comes from. */
  readonly key: string
  readonly id: string
  /** `Ferry, applicability, 3`: short, in one line, the same for the same list. */
  readonly name: string
  /** The domain, as people know it. */
  readonly domain: string
  /** Name of its kind of questions. */
  readonly kind: string
  readonly text: ItemText
  readonly answer: ItemAnswer
  /** Why the right answer is right. */
  readonly explanation: Rich
  /** An address at which the question opens in this page; null if there is none. */
  readonly link: string | null
}

/** What is asked. */
export interface ItemText {
  /** The situation in English; '' if there is none. */
  readonly context: string
  /** The PDDL, where it belongs to the question; null if it does not. */
  readonly pddl: Source | null
  /** The picture of the initial state; null if none is wanted. */
  readonly picture: ItemPicture | null
  readonly stem: string
  /** How to answer: `Select every right option.` '' if that needs no word. */
  readonly how: string
}

/** A self-contained picture. */
export interface ItemPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** A text alternative. */
  readonly caption: string
}

/** How a question is answered. */
export type ItemAnswer =
  | {
      readonly form: 'true-false'
      readonly right: boolean
      /** Why the statement is so; shown for both answers. */
      readonly because: Rich
    }
  /** One right option. */
  | { readonly form: 'one'; readonly options: readonly ItemOption[] }
  /** Any number of right options, at least one. */
  | { readonly form: 'several'; readonly options: readonly ItemOption[] }
  | {
      readonly form: 'number'
      readonly right: number
      /** Wrong numbers, each with an explanation. */
      readonly wrong: readonly WrongNumber[]
      /** Shown for every other number. */
      readonly otherwise: Rich
    }
  /** Read by the teacher. `right`: one right answer, as one would write it. */
  | { readonly form: 'essay'; readonly right: string; readonly lines: number }

export interface WrongNumber {
  readonly number: number
  readonly feedback: Rich
}

export interface ItemOption {
  /** The text: `(board c0 l0)` and its English. */
  readonly text: Rich
  /** The same without its English, for formats with little room; the same text if it has none. */
  readonly short: string
  readonly right: boolean
  /** Why it is right or wrong. */
  readonly feedback: Rich
}

/** A question, or a part of one, that is not in the file, with the reason. */
export interface LeftOut {
  readonly key: string
  readonly id: string
  readonly name: string
  /** A sentence. */
  readonly reason: string
}

/** What a list of questions gives. */
export interface ClassItems {
  readonly items: readonly ClassItem[]
  readonly left: readonly LeftOut[]
}
