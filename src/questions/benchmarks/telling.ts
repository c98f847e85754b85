// What questions without PDDL tell in English, found by the readers of their families, and remembered. What a first
// verdict loads does not know this file: reading English takes the wordings of all domains.

import { recent } from '#base/recent'
import type { Question } from '#questions/kinds/question'
import { sessionDomains } from '#language/english/session-domains'
import { familyNamed } from './registry'
import type { ToldQuestion } from './told-question'

/** The question with the problem and the statements that its English tells, where it comes without PDDL. */
export function withTold(question: Question): Question {
  if (question.judged !== null || question.told !== undefined) return question
  const found = toldIn(question)
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
const MOST = 200

const toldIn = recent(
  MOST,
  ({ family, kind, format, context, question, choices }: Question) => [
    family,
    kind,
    format,
    context,
    question,
    ...(choices?.text ?? []),
    // The visitor's own English may be what it is told in.
    sessionDomains(),
  ],
  (question): ToldQuestion | undefined => familyNamed(question.family)?.told?.(question),
)
