// The contexts of questions without PDDL, parsed by the readers of their families and cached. The first verdict of a
// visit does not load this file: reading English needs the wordings of all domains.

import { recent } from '#base/recent'
import type { Question } from '#questions/kinds/question'
import { sessionDomains } from '#language/english/session-domains'
import { familyNamed } from './cores'
import type { DescribedQuestion } from './described-question'

/** For a question without PDDL: adds the problem and the statements that its English describes. */
export function withContext(question: Question): Question {
  if (question.judged !== null || question.parsedContext !== undefined) return question
  const found = contextOf(question)
  if (found === undefined) return question
  const { parsed: parsedContext, source, statements } = found
  return {
    ...question,
    parsedContext,
    shown: source,
    judged: source,
    ...(statements === undefined ? {} : { statements }),
  }
}

/** Number of questions cached. */
const MAX_REMEMBERED = 200

const contextOf = recent(
  MAX_REMEMBERED,
  ({ family, kind, format, context, question, choices }: Question) => [
    family,
    kind,
    format,
    context,
    question,
    ...(choices?.text ?? []),
    // The session domains may provide the English of the context.
    sessionDomains(),
  ],
  (question): DescribedQuestion | undefined => familyNamed(question.family)?.withContext?.(question),
)
