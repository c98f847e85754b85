// A misreading: a common wrong rule as a program, which answers a question as somebody would who goes by it.

import type { KindCode } from '../../kinds/codes'

/** A wrong answer that a wrong rule gives. */
export interface Diagnosis {
  /** Id of the misreading: `no-delete`. */
  readonly id: string
  /** `That follows if nothing is ever deleted.` */
  readonly says: string
  /** Which lesson is about it. */
  readonly lesson: string
  /** The wrong rule and the right one, step by step, on this question. */
  readonly replay: { readonly wrong: readonly ReplayLine[]; readonly right: readonly ReplayLine[] }
}

export interface ReplayLine {
  /** The action taken, if the line has one; `` for none. */
  readonly action: string
  readonly says: string
  /** Facts or actions that the line is about, to be lit. */
  readonly names: readonly string[]
}

/** What is known of a misreading without running it. */
export interface MisreadingWords {
  readonly id: string
  readonly kinds: readonly KindCode[]
  readonly title: string
  readonly says: string
  readonly lesson: string
}
