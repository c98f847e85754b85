// A worked example: a question, and the lines that lead to its answer, each of which can be left open.

import type { Question } from '../../kinds/question'
import type { Source } from '../../pddl/source'

export interface WorkedExample {
  /** The question that is worked out; null for a search or a table. */
  readonly question: Question | null
  readonly source: Source
  /** What is asked, in a sentence. */
  readonly asks: string
  readonly lines: readonly WorkedLine[]
}

/** One line: what is asked at this point, what comes out, and why. */
export interface WorkedLine {
  readonly asks: string
  readonly answer: string
  readonly why: string
  /** How an open line is answered. */
  readonly form:
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'number' }
    | {
        readonly kind: 'names'
        readonly of: 'facts' | 'actions'
        readonly offered: readonly string[]
      }
  /** What an open line accepts: any of these; lists of names in any order. */
  readonly accepts: readonly (string | number | readonly string[])[]
  /** Actions done when the line speaks, for the picture beside it. */
  readonly at: readonly string[]
}
