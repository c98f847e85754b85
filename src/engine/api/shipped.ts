// Questions that come with the page, as they are kept there.

import type { Question } from '#questions/kinds/question'

/** A question with what others of its domain have too left out: its texts, and the lines of its context, by their places. */
export type PackedQuestion = Omit<Question, 'context' | 'shown' | 'judged'> & {
  readonly context: readonly number[]
  readonly shown: 0
  readonly judged: 0
}

/** The questions about each problem of a domain that ships; `page/state/files/bundled/unpack-questions.ts` makes them whole. */
export interface PackedQuestions {
  readonly domain: string
  readonly lines: readonly string[]
  readonly problems: readonly {
    readonly name: string
    readonly text: string
    readonly questions: readonly PackedQuestion[]
  }[]
}
