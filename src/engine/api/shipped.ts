// Packed questions that are shipped with the page.

import type { Question } from '#questions/kinds/question'

/**
 * A question without the data it shares with others of its domain: its texts, and the lines of its context, are given
 * as indexes.
 */
export type PackedQuestion = Omit<Question, 'context' | 'shown' | 'judged'> & {
  readonly context: readonly number[]
  readonly shown: 0
  readonly judged: 0
}

/**
 * The questions about each problem of a shipped domain; `page/state/files/bundled/unpack-questions.ts` unpacks them.
 */
export interface PackedQuestions {
  readonly domain: string
  readonly lines: readonly string[]
  readonly problems: readonly {
    readonly name: string
    readonly text: string
    readonly questions: readonly PackedQuestion[]
  }[]
}
