// What a reader made of a response, with the place of all that it kept, dropped or supplied.

import type { Span } from '#base/text'
import type { Silence } from './discourse/ending'

/** A part of the raw text, or something put in at a place (then `from` equals `to`). */
export interface TracePart extends Span {
  readonly what: 'kept' | 'dropped' | 'supplied'
  readonly text: string
}

/** An item that was read, as `(name arg …)` lower-cased, with its place in the raw text. */
export interface ReadItem {
  readonly text: string
  readonly span: Span
}

/** An answer as a value; `null` in `Reading.answer` means: nothing could be read. */
export type Answer =
  /** There is no such fact or action; `span`: the words that state it. */
  | { readonly kind: 'none'; readonly span?: Span }
  /** One fact or one action. */
  | { readonly kind: 'item'; readonly item: ReadItem }
  /** `span`: the words that state that it is empty; `claimed`: of a plan, what the answer states that it costs. */
  | {
      readonly kind: 'list'
      readonly items: readonly ReadItem[]
      readonly span?: Span
      readonly claimed?: { readonly total: number; readonly span: Span }
    }
  /** Effects: what becomes true, what becomes false. */
  | {
      readonly kind: 'two-lists'
      /** For a state: what is stated to hold, and what is stated not to. */
      readonly of?: 'state'
      readonly pos: readonly ReadItem[]
      readonly neg: readonly ReadItem[]
      /** Where a text states that nothing changes. */
      readonly span?: Span
    }
  | PlanStatement
  /** A PDDL problem as it is written; it may have errors. */
  | { readonly kind: 'problem'; readonly text: string; readonly span: Span }
  | { readonly kind: 'index'; readonly index: number; readonly span: Span }
  | { readonly kind: 'yes-no'; readonly yes: boolean; readonly span: Span }
  | { readonly kind: 'choice'; readonly label: string; readonly span: Span }

/** What an answer states about a given plan: that it works, or where and why it fails. */
export interface PlanStatement {
  readonly kind: 'verification'
  readonly valid: boolean
  /** What it states is unmet; null if it names no kind, and where the plan is called valid. */
  readonly failure: 'goal' | 'precondition' | null
  /** Of an unmet precondition: the step that it names, from 0. */
  readonly step: number | null
  /** The action that it states fails. */
  readonly action: ReadItem | null
  /** The facts that it states are unmet. */
  readonly facts: readonly ReadItem[]
  /** The words that call the plan valid or invalid. */
  readonly span: Span
}

export interface Reading {
  readonly answer: Answer | null
  /** In order of place, covering the raw text. */
  readonly trace: readonly TracePart[]
}

/** That a text can also be read otherwise than it was. */
export interface Doubt {
  /** One sentence for users; names in backticks. */
  readonly text: string
  /** The other readings, which can be judged one by one; all of them if there is no answer. */
  readonly others: readonly Answer[]
}

/** What our own reader made of a response; no answer with a doubt means: ambiguous. */
export interface FreeReading extends Reading {
  readonly doubt: Doubt | null
  /** Where nothing could be read and nothing is in doubt: why. */
  readonly silence?: Silence
}

/** The action and the facts that an answer on a plan names. */
export const itemsOfPlan = ({ action, facts }: PlanStatement): readonly ReadItem[] =>
  action === null ? facts : [action, ...facts]
