// The contexts of questions without PDDL, parsed by the readers of their families and remembered. A first verdict does
// not load this file: reading English takes the wordings of all domains.

import { recent } from '#base/recent'
import type { Question } from '#questions/kinds/question'
import { sessionDomains } from '#language/english/session-domains'
import { familyNamed } from './cores'
import type { DescribedQuestion } from './described-question'

/** The question with the problem and the statements that its English describes, where it comes without PDDL. */
export function withContext(question: Question): Question {
  if (question.judged !== null || question.told !== undefined) return question
  const found = contextOf(question)
  if (found === undefined) return question
  const { told, source, statements } = found
  return {
    ...question,
    told,
    shown: source,
    judged: source,
    ...(statements === undefined ? {} : { statements }),
  }
}

/** Questions remembered. */
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
    // The visitor's own English may be what it is described in.
    sessionDomains(),
  ],
  (question): DescribedQuestion | undefined => familyNamed(question.family)?.told?.(question),
)
