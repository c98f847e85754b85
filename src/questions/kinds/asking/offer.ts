// The items that situations offer for questions, and the results of drawing from them.

import type { Statement } from '#planning/analysis/statement'
import type { Situation } from './situation'
import type { ContextParts } from '#language/english/context'

/** An option: its text and its formal statement. */
export interface Option {
  readonly text: string
  readonly statement: Statement
}

/** An item for a question, true or false; its text is rendered on demand. */
export interface OfferedItem {
  readonly statement: Statement
  readonly form: string
  readonly holds: boolean
  readonly text: () => string
}

/** The items that a situation offers, and the texts of questions about them. */
export interface Offer {
  readonly situation: Situation
  readonly items: readonly OfferedItem[]
  readonly parts: ContextParts
  readonly yesNo: (item: OfferedItem) => string
  /** The text of a choice question without its options; all items together belong to one category. */
  readonly choice: (items: readonly OfferedItem[]) => string
  /** For a choice between claims about two items: the visible relation of the two, and the four claims. */
  readonly two?: {
    readonly relation: (one: OfferedItem, other: OfferedItem) => string
    readonly claims: (one: OfferedItem, other: OfferedItem) => readonly Option[]
  }
}

/** An offer's items by form and truth. */
export interface Shelf {
  readonly offer: Offer
  readonly right: ReadonlyMap<string, readonly OfferedItem[]>
  readonly wrong: ReadonlyMap<string, readonly OfferedItem[]>
}

/** A drawn question, before it is worded and proven. */
export interface DrawnOffers {
  readonly offer: Offer
  /** One item for yes/no, four for choices; two for a choice between claims about them. */
  readonly items: readonly OfferedItem[]
  /** The claims, in order. */
  readonly claims?: readonly Option[]
}

/** True if the question may still be asked. */
export type IsFree = (drawn: DrawnOffers) => boolean
