// A question as exported for a class: its text, the form of the answer, and for each answer why it is right or wrong.
// The engine computes every reason; the writers of formats only format them.

import type { Source } from '#planning/pddl/source'
import { plainText, type Rich } from './rich'

/** A question that can be written in any export format. */
export interface ClassItem {
  /** Key of the question in its list. */
  readonly key: string
  readonly id: string
  /** A short name on one line, such as `Ferry, applicability, 3`; equal for equal lists. */
  readonly name: string
  /** The domain's display name. */
  readonly domain: string
  /** Name of its kind of questions. */
  readonly kind: string
  readonly text: ItemText
  readonly answer: ItemAnswer
  /** Why the right answer is right. */
  readonly explanation: Rich
  /** An address that opens the question on this page; null if there is none. */
  readonly link: string | null
}

/** The text of a question. */
export interface ItemText {
  /** The situation in English; '' if there is none. */
  readonly context: string
  /** The PDDL, if it is part of the question; otherwise null. */
  readonly pddl: Source | null
  /** The picture of the initial state; null if pictures are not requested. */
  readonly picture: ItemPicture | null
  readonly stem: string
  /** Instructions for answering, such as `Select every right option.`; '' if none are needed. */
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

/** The form of the answer. */
export type ItemAnswer =
  | {
      readonly form: 'yes-no'
      readonly right: boolean
      /** Why the answer is yes or no; shown for both. */
      readonly because: Rich
    }
  /** Exactly one option is right. */
  | { readonly form: 'one'; readonly options: readonly ItemOption[] }
  /** One or more options are right. */
  | { readonly form: 'several'; readonly options: readonly ItemOption[] }
  | {
      readonly form: 'number'
      readonly right: number
      /** Expected wrong numbers, each with an explanation of the mistake. */
      readonly wrong: readonly WrongNumber[]
      /** Feedback for all other numbers. */
      readonly otherwise: Rich
    }
  /** Marked by the teacher. `right` is one right answer, as one would write it. */
  | { readonly form: 'essay'; readonly right: string; readonly lines: number }

export type YesNoAnswer = Extract<ItemAnswer, { form: 'yes-no' }>

export interface WrongNumber {
  readonly number: number
  readonly feedback: Rich
}

export interface ItemOption {
  /** The text with its English, such as `(board c0 l0)` and its description. */
  readonly text: Rich
  /** The text without its English, for formats with little space; the same as `text` if it has none. */
  readonly short: string
  readonly right: boolean
  /** Why it is right or wrong. */
  readonly feedback: Rich
}

/** Yes and No as options, in this order. */
export const yesNoOptions = ({ right, because }: YesNoAnswer): readonly ItemOption[] =>
  [true, false].map(isYes => {
    const short = isYes ? 'Yes' : 'No'
    return { text: plainText(short), short, right: right === isYes, feedback: because }
  })

/** A question, or a part of one, that the file does not contain, with the reason. */
export interface LeftOut {
  readonly key: string
  readonly id: string
  readonly name: string
  /** One sentence. */
  readonly reason: string
}

/** The items made from a list of questions. */
export interface ClassItems {
  readonly items: readonly ClassItem[]
  readonly left: readonly LeftOut[]
}
