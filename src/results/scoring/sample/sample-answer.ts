// The answer in a generated response, before it is written as text.

import type { Rng } from '#base/rng'
import type { SampledAnswer } from '#questions/kinds/sampling/sampled'
import type { Phrases } from '#language/english/phrases'
import type { NameSort } from '#language/answers/name-sort'
import type { Question } from '#questions/kinds/question'

/** An answer to an open question, or the word or letter that answers a closed one. */
export type WrittenAnswer =
  | SampledAnswer
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'letter'; readonly letter: string; readonly text: string }

export interface SampleAnswer {
  readonly question: Question
  readonly answer: WrittenAnswer
  /** The items that the names in the answer denote. */
  readonly sort: NameSort
  /**
   * True if all names in it occur in the question. Only their parentheses distinguish other names from ordinary
   * words.
   */
  readonly fits: boolean
  /** The problem's phrases; undefined if the question has no PDDL. */
  readonly phrases: Phrases | undefined
}

/** An answer as text, on one line or on several. */
export interface Written {
  readonly text: string
  readonly isBlock: boolean
}

/** A way to write an answer; returns undefined if it does not suit the answer. */
export interface Form {
  readonly name: string
  /** Relative frequency. */
  readonly weight: number
  readonly write: (sampleAnswer: SampleAnswer, rng: Rng) => Written | undefined
}

export const inline = (text: string): Written => ({ text, isBlock: false })
export const block = (lines: readonly string[]): Written => ({
  text: lines.join('\n'),
  isBlock: true,
})

/** Draws an item with probability proportional to its weight. */
export function weighed<T extends { readonly weight: number }>(items: readonly T[], rng: Rng): T {
  const sum = items.reduce((total, { weight }) => total + weight, 0)
  let left = rng.fraction() * sum
  for (const each of items) {
    left -= each.weight
    if (left < 0) return each
  }
  return items.at(-1)!
}
