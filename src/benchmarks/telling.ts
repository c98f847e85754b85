// What questions without PDDL tell in English, found by their families, and remembered.

import { recent } from '../base/recent'
import type { Question } from '../kinds/question'
import type { ToldQuestion } from './family'
import { familyNamed } from './registry'

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
  ],
  (question): ToldQuestion | undefined => familyNamed(question.family)?.told?.(question),
)
