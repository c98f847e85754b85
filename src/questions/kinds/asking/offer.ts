// The items that situations offer for questions, and the draws from them.

import type { Statement } from '#planning/analysis/statement'
import type { Situation } from './situation'
import type { ContextParts } from '#language/english/context'

/** An option: what it states in English and formally. */
export interface Option {
  readonly text: string
  readonly statement: Statement
}

/** An item for a question, true or not; its words are rendered on demand. */
export interface OfferedItem {
  readonly statement: Statement
  readonly form: string
  readonly holds: boolean
  readonly text: () => string
}

/** What one situation offers to ask about, with the words around it. */
export interface Offer {
  readonly situation: Situation
  readonly items: readonly OfferedItem[]
  readonly parts: ContextParts
  readonly yesNo: (item: OfferedItem) => string
  /** The question without its options; the items that go with it are all of one kind. */
  readonly choice: (items: readonly OfferedItem[]) => string
  /** Where a choice is between claims on two items: what is seen of the two together, and the four claims. */
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

/** A question drawn, before its words and its proof. */
export interface DrawnOffers {
  readonly offer: Offer
  /** One for yes/no, four for choices; two where a choice is between claims on them. */
  readonly items: readonly OfferedItem[]
  /** The claims, in their order. */
  readonly claims?: readonly Option[]
}

/** May this still be asked? */
export type IsFree = (drawn: DrawnOffers) => boolean
