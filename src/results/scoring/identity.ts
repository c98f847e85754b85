// When two questions are the same: by content, so that runs can be paired, and literally, so that a question is sent to a worker and solved
// once.

import { hashOfText } from '#base/hash'
import type { Question } from '#questions/kinds/question'

/** The question by its content: the same in every run and file that contains it, whatever its id and its published answer. */
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

/** Equal for questions that agree in everything that rows and verdicts use, including the published answer. */
export const exactKeyOf = (question: Question): string => {
  const { key: _, response: __, ...rest } = question
  return hashOfText(JSON.stringify(rest))
}

/** A question, and when it is the same as another. */
export interface FoundQuestion {
  readonly question: Question
  /** By its content: the same in every run and file that asks it. */
  readonly key: string
  /** The same for questions that are equal in all, the published answer included. */
  readonly exact: string
}

export const foundOf = (question: Question): FoundQuestion => ({
  question,
  key: keyOf(question),
  exact: exactKeyOf(question),
})
