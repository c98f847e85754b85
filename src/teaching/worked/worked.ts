// A worked example: a question, and the lines that lead to its answer. Each line can be left open.

import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'

export interface WorkedExample {
  /** The question; null for a search or a table. */
  readonly question: Question | null
  readonly source: Source
  /** The folder of a shipped domain, or the domain's name: for pictures and English. */
  readonly domain: string
  /** The text of the question, in a sentence. */
  readonly asks: string
  readonly lines: readonly WorkedLine[]
  /** A right answer to the question; if there is no question, the last line's answer. */
  readonly key: string
}

/** One line: the question at this point, its result, and the reason. Names in texts are in backticks. */
export interface WorkedLine {
  readonly asks: string
  readonly answer: string
  readonly why: string
  /** The input form of an open line. */
  readonly form: LineForm
  /** The accepted answers: any of these; lists of names are in any order, and an empty list is `none`. */
  readonly accepts: readonly LineAnswer[]
  /** Actions executed before this line, for the picture next to it. */
  readonly at: readonly string[]
  /** True if the picture would reveal the answer of an open line, so that it is shown only with the answer. */
  readonly reveals: boolean
  /** Facts and actions to highlight. */
  readonly names: readonly string[]
}

/** A label of a choice, a number, or names. */
export type LineAnswer = string | number | readonly string[]

export type LineForm =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number' }
  | {
      readonly kind: 'names'
      /** Steps of a given sequence are offered as `2: (sail l0 l1)`. */
      readonly of: 'facts' | 'actions' | 'steps'
      readonly offered: readonly string[]
      /** True if several may be selected, otherwise exactly one. */
      readonly many: boolean
      /** True if the selection may be empty: then the answer is None. */
      readonly none: boolean
    }

/** Why there is no worked example, in a sentence. */
export interface NoExample {
  readonly problem: string
}
