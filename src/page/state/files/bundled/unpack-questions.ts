// Unpacks the shipped questions (engine/first-page.ts); the result equals the engine's.

import type { PackedQuestions } from '#engine/api/shipped'
import type { Question } from '#questions/kinds/question'

/** The questions about a problem; undefined if no problem of this name ships. */
export function unpackQuestions(
  { domain, lines, problems }: PackedQuestions,
  problem: string,
): readonly Question[] | undefined {
  const packed = problems.find(({ name }) => name === problem)
  if (packed === undefined) return undefined
  const source = { domain, problem: packed.text }
  return packed.questions.map(question => ({
    ...question,
    context: question.context.map(place => lines[place]).join('\n'),
    shown: source,
    judged: source,
  }))
}
