// How far a question has come.

import type { VerdictWord } from '#questions/kinds/verdict'

/** What a verdict comes to: its word, or how the answer compares with a published one that cannot be proven. */
export type AnswerMark = VerdictWord | 'matches' | 'differs'

export type Mark = 'open' | 'answered' | 'revealed' | AnswerMark

/** The outcome of a verdict, as the page shows and counts it. */
export const outcomeOf = (view: {
  readonly verdict: VerdictWord
  readonly published?: 'matches' | 'differs'
}): AnswerMark => view.published ?? view.verdict

/** All outcomes, in the order of lists. */
export const outcomes: readonly AnswerMark[] = ['right', 'matches', 'wrong', 'differs', 'undecided', 'unreadable']
