// What the page asks about single facts, actions and texts: their English, where they are written, and problems with
// another start or goal. Types alone.

import type { Question } from '../../kinds/question'
import type { Span } from '../../base/text'

/** A fact, action or object in words, and for an action what it does. */
export interface Description {
  /** `car c0 is at location l0`; '' where there are no words for it. */
  readonly english: string
  /** Facts the action asks for; those that must not hold are among `refuses`. */
  readonly needs: readonly string[]
  readonly refuses: readonly string[]
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
  /** For a fact that no action changes, whether it holds; else null. */
  readonly always: boolean | null
}

/** Where something is written. */
export interface WrittenPlace extends Span {
  readonly kind: 'fact' | 'object' | 'schema'
  /** As the engine writes it. */
  readonly name: string
}

/** Words of a text that say a fact. Spans of one text are in order and do not overlap. */
export interface SaidPlace extends Span {
  /** Facts these words tell of, several where objects are listed; none where the words only name objects. */
  readonly facts: readonly string[]
  /** The objects named by some of these words. */
  readonly objects: readonly (Span & { readonly name: string })[]
  /** Told of what holds at the start, or of the goal. */
  readonly of: 'start' | 'goal'
  /** None of its facts holds in the edited problem. */
  readonly gone: boolean
}

export interface MarkedText {
  readonly places: readonly SaidPlace[]
  /** Names of the domain's action schemas, to tell actions from facts. */
  readonly schemas: readonly string[]
  /** What an edit added to the start and to the goal, which the English does not tell. */
  readonly untold: { readonly start: readonly string[]; readonly goal: readonly string[] }
}

/** What is to be different; facts and parts of the goal by their names. */
export interface WantedChange {
  /** All facts that are to hold at the start, those aside that no action changes. */
  readonly start?: readonly string[]
  readonly goal?: { readonly add: readonly string[]; readonly remove: readonly string[] }
}

export type Rewritten =
  | { readonly kind: 'text'; readonly problem: string }
  | { readonly kind: 'refused'; readonly message: string }

/** A fact that could be put into the state. */
export interface FactOption {
  readonly name: string
  /** What holds now and can never hold together with it. */
  readonly rivals: readonly string[]
}

export interface FactOptions {
  readonly options: readonly FactOption[]
  /** There are others that fit. */
  readonly more: boolean
}

/** The question an edited problem asks. */
export interface Reposed {
  readonly question: Question
  /** What is asked had to be chosen anew, since the old could not stand. */
  readonly isNew: boolean
  /** Why the old one could not stand, where another is asked. */
  readonly past?: string
  /** Its English tells the edited problem. */
  readonly isRetold: boolean
  /** Why it cannot be asked any more; '' where it can. */
  readonly objection: string
  /** What the edited state breaks of what always held before; '' or absent where it breaks nothing that is proven. */
  readonly broken?: string
}
