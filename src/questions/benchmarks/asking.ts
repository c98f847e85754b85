// What questions ask, extracted from their words by their families, and cached.

import { recent } from '#base/recent'
import type { Asked, KnownQuestion, Question } from '#questions/kinds/question'
import type { Task } from '#planning/task/task'
import type { AskedOutcome } from './family'
import { familyOf } from './cores'

/** The content of an open question. `task`: the task that it is judged by, if available. */
export function askedOf(question: Question, task?: Task): AskedOutcome {
  const { asked, askedProblem } = question
  if (asked) return { kind: 'asked', asked }
  if (asked === null)
    return {
      kind: 'unclear',
      reason: askedProblem ?? 'What this question asks about could not be found.',
    }
  return found(question, task)
}

/** Number of questions cached. */
const MAX_REMEMBERED = 100

const found = recent(
  MAX_REMEMBERED,
  ({ family, kind, question, judged }: Question, _task: Task | undefined) => [
    family,
    kind,
    question,
    judged?.domain,
    judged?.problem,
  ],
  (question, task): AskedOutcome => familyOf(question).asked(question, task),
)

/** The question with its content; null for formats and questions that need no extraction. */
export function withAsked(question: Question): Question & { readonly asked: Asked | null } {
  const { asked, judged, format } = question
  if (asked !== undefined) return { ...question, asked }
  if (judged === null || format !== 'gen') return { ...question, asked: null }
  const outcome = askedOf(question)
  return outcome.kind === 'asked'
    ? { ...question, asked: outcome.asked }
    : { ...question, asked: null, askedProblem: outcome.reason }
}

/** The question with everything that its family parses from it. */
export const known = (question: Question): KnownQuestion => ({
  ...withAsked(question),
  gold: () => (question.origin.from === 'own' ? undefined : familyOf(question).goldText(question)),
})
