// A worked example: a question, and the lines that lead to its answer, each of which can be left open.

import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'

export interface WorkedExample {
  /** The question that is computed; null for a search or a table. */
  readonly question: Question | null
  readonly source: Source
  /** Our folder, or the domain's own name: for pictures and English. */
  readonly domain: string
  /** The question, in a sentence. */
  readonly asks: string
  readonly lines: readonly WorkedLine[]
  /** An answer to the question that is right; the last line's answer where there is no question. */
  readonly key: string
}

/** One line: the question at this point, its result, and the reason. Names in texts are in backticks. */
export interface WorkedLine {
  readonly asks: string
  readonly answer: string
  readonly why: string
  /** How an open line is answered. */
  readonly form: LineForm
  /**
   * What an open line accepts: any of these; lists of names in any order, and an empty list for `none`. All that is
   * right of what the form offers.
   */
  readonly accepts: readonly LineAnswer[]
  /** Actions done when the line speaks, for the picture next to it. */
  readonly at: readonly string[]
  /** The picture would show what an open line asks: it comes with the answer. */
  readonly reveals: boolean
  /** Facts and actions that the line is about, to be lit. */
  readonly names: readonly string[]
}

/** The label of a choice, a number, or names. */
export type LineAnswer = string | number | readonly string[]

export type LineForm =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number' }
  | {
      readonly kind: 'names'
      /** Steps of a given sequence are offered as `2: (sail l0 l1)`. */
      readonly of: 'facts' | 'actions' | 'steps'
      readonly offered: readonly string[]
      /** Several may be chosen; otherwise one. */
      readonly many: boolean
      /** True if it may be left empty: then the answer is None. */
      readonly none: boolean
    }

/** Why there is no worked example, in a sentence. */
export interface NoExample {
  readonly problem: string
}
