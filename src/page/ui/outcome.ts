// The progress of a question.

import type { VerdictWord } from '#questions/kinds/verdict'

/** The outcome of a verdict: its word, or how an unprovable answer compares with the published one. */
export type AnswerMark = VerdictWord | 'matches' | 'differs'

export type Mark = 'open' | 'answered' | 'revealed' | AnswerMark

/** The outcome of a verdict, for display and counts. */
export const outcomeOf = (view: {
  readonly verdict: VerdictWord
  readonly published?: 'matches' | 'differs'
}): AnswerMark => view.published ?? view.verdict

/** All outcomes, in the order of lists. */
export const outcomes: readonly AnswerMark[] = ['right', 'matches', 'wrong', 'differs', 'undecided', 'unreadable']
