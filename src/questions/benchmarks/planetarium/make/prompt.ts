// The prompt of a text: the domain, the task, one worked example if there is one, and the text.

import type { Question } from '#questions/kinds/question'

const TASK =
  'Write the PDDL problem that the text below describes. It is a problem of the domain that follows, whose types, predicates and constants it may use. Name the objects as you like where the text does not name them. Where the text leaves open which objects take which places, choose. Answer with the problem alone, from “(define (problem” to its last bracket.'

/** A worked example, in its form before the text. */
export const exampleOf = (text: string, problem: string): string =>
  `An example of another text:\n\n${text}\n\nThe problem that it describes:\n\n${problem.trim()}\n`

/** The text to send to a model. The question's context is its worked example. */
export function promptOf({ context, question, judged }: Question): string {
  return [
    TASK,
    ...(judged === null ? [] : ['The domain:', judged.domain.trim()]),
    ...(context === '' ? [] : [context.trim()]),
    'The text:',
    question,
  ].join('\n\n')
}
