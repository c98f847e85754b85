// Two notions of equal questions: equal content, for pairing runs, and full equality, for sending and solving a
// question only once.

import { hashOfText } from '#base/hash'
import type { Question } from '#questions/kinds/question'

/**
 * A key of the question's content: equal in every run and file that contains it, whatever its id and published answer.
 */
export const keyOf = ({ kind, format, context, question, choices, judged }: Question): string =>
  hashOfText(
    JSON.stringify([
      kind,
      format,
      context,
      question,
      judged?.domain ?? null,
      judged?.problem ?? null,
      choices?.text ?? null,
      choices?.label ?? null,
    ]),
  )

/**
 * Equal for questions with the same values in every field that rows and verdicts depend on, including the published
 * answer.
 */
export const exactKeyOf = (question: Question): string => {
  const { key: _, response: __, ...rest } = question
  return hashOfText(JSON.stringify(rest))
}

/** A question with its two keys. */
export interface FoundQuestion {
  readonly question: Question
  /** Key by content: equal in every run and file that asks the question. */
  readonly key: string
  /** Equal only for questions that agree in everything, including the published answer. */
  readonly exact: string
}

export const foundOf = (question: Question): FoundQuestion => ({
  question,
  key: keyOf(question),
  exact: exactKeyOf(question),
})
