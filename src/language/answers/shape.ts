// What an answer can be asked to be. Readers, answering controls and verdicts go by the shape, never by the kind of
// question; a new shape is one more member here, with its reader and its control.

import type { NameSort } from './name-sort'

export type AnswerShape =
  /** One fact or one action; `none`: or that there is none. */
  | { readonly form: 'item'; readonly sort: NameSort; readonly none: boolean }
  /** `set`: all that fit, in any order; `rest`: what is left of a given sequence, in its order. */
  | { readonly form: 'list'; readonly sort: NameSort; readonly of: 'set' | 'rest' }
  /** Steps in their order, a line each; `priced`: with what they cost together. An item that fits no action is kept raw. */
  | {
      readonly form: 'list'
      readonly sort: 'action'
      readonly of: 'plan'
      readonly priced: boolean
    }
  /** What becomes true, and what becomes false; `state`: what holds, and what is stated not to. */
  | { readonly form: 'two-lists'; readonly sort: NameSort; readonly of?: 'state' }
  /** That a given plan works, or where and why it does not. */
  | { readonly form: 'verification' }
  /** A whole PDDL problem. */
  | { readonly form: 'problem' }
  /** A place in a given sequence, counted from 0, or that there is none. */
  | { readonly form: 'index' }
  | { readonly form: 'yes-no' }
  /** The letter of a choice. */
  | { readonly form: 'choice' }

/** What the names in an answer of this shape are; of a step of a sequence, an action. */
export const sortOf = (shape: AnswerShape): NameSort => ('sort' in shape ? shape.sort : 'action')
