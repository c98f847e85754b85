// The difficulty of a question, 1 to 4, by the effort of its proof. It is based on counts only, so a question has the
// same level on every machine.

import { recent } from '#base/recent'
import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import { stepsOf } from '#teaching/steps'
import { ofApplicability, ofProgression } from './now'
import { ofLandmarks, ofLandmarkStatements, ofNextAction } from './plans'
import type { Level, Rated } from './rated'
import { ofReach, ofReachStatements } from './reach'
import { ofJustification, ofValidation } from './sequences'
import { putOf, traps } from '#teaching/misreadings/answers'
import type { PosedQuestion } from '#teaching/misreadings/misreading'

/** Number of questions with cached levels. */
const QUESTIONS = 40

/**
 * The level of a question and the reason; null if it cannot be determined within the limits. For yes/no questions the
 * level must not reveal the answer, so it depends only on the state, and never on a trap.
 */
export const level = recent(
  QUESTIONS,
  ({ judged, question, kind, format }: Question, { maxStates }: Limits) => [
    judged?.problem,
    judged?.domain,
    question,
    kind,
    format,
    maxStates,
  ],
  (question, limits): { readonly level: Level; readonly because: string } | null => {
    const put = putOf(question, limits)
    return put === undefined ? null : rate(question, put)
  },
)

function rate(question: Question, put: PosedQuestion): Rated | null {
  const { kind, format, statements = [] } = question
  const isTrap = (...ids: readonly string[]): boolean => ids.some(id => traps(question, id, put.limits))
  const [first] = statements
  switch (kind) {
    case 'app':
      return ofApplicability(put, format === 'mcq' && isTrap('one-condition'))
    case 'prog': {
      const action = first?.kind === 'holds-after' ? first.action : put.asked?.action
      return ofProgression(put, action, format === 'mcq' && isTrap('no-delete'))
    }
    case 'val':
      return ofValidation(put, stepsOf(question) ?? [])
    case 'just':
      return ofJustification(put, stepsOf(question) ?? [], statements)
    case 'reach':
    case 'areach':
      return format === 'gen' ? ofReach(put) : ofReachStatements(put, statements)
    case 'land':
      return format === 'gen' ? ofLandmarks(put) : ofLandmarkStatements(put, statements)
    case 'nexta':
      return ofNextAction(put, isTrap('goal-first', 'goal-count'))
    default:
      return null
  }
}
