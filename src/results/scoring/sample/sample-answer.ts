// The answer of a made-up response, before it is written.

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
  /** The kind of the names in the answer. */
  readonly sort: NameSort
  /** Do all names in it belong to the question? Others are distinguished from ordinary words by parentheses alone. */
  readonly fits: boolean
  /** English of the problem; undefined if the question comes without PDDL. */
  readonly phrases: Phrases | undefined
}

/** An answer written down: on one line, or on several. */
export interface Written {
  readonly text: string
  readonly isBlock: boolean
}

/** A way to write an answer; undefined if it does not suit it. */
export interface Form {
  readonly name: string
  /** How often it is taken next to others. */
  readonly weight: number
  readonly write: (said: SampleAnswer, rng: Rng) => Written | undefined
}

export const inline = (text: string): Written => ({ text, isBlock: false })
export const block = (lines: readonly string[]): Written => ({
  text: lines.join('\n'),
  isBlock: true,
})

/** One of several, each as often as its weight states. */
export function weighed<T extends { readonly weight: number }>(items: readonly T[], rng: Rng): T {
  const sum = items.reduce((total, { weight }) => total + weight, 0)
  let left = rng.fraction() * sum
  for (const each of items) {
    left -= each.weight
    if (left < 0) return each
  }
  return items.at(-1)!
}
