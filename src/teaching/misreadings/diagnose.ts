// Finds the misreading that leads to an answer.

import { recent } from '#base/recent'
import type { Limits } from '#base/limits'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Question } from '#questions/kinds/question'
import { aboutOf, gives, isNearest, putOf } from './answers'
import type { Diagnosis } from './misreading'
import { misreadingsOf } from './registry'

/** Nobody writes longer answers by following a misreading. */
const MAX_CHARACTERS = 200_000
/** Number of cached diagnoses. */
const DIAGNOSES = 8

/**
 * The misreading that leads to this answer, with a replay of the wrong and the right rule; null if no known one does,
 * or if the answer is not wrong. If several match, the most specific is returned.
 */
export const diagnose = recent(
  DIAGNOSES,
  (question: Question, text: string, limits: Limits) => [JSON.stringify(question), text, limits.maxStates],
  (question, text, limits): Diagnosis | null => {
    if (text.length > MAX_CHARACTERS) return null
    const put = putOf(question, limits)
    if (put === undefined) return null
    const { verdict, reading, findings } = judgeQuestion(question, text, limits)
    const { answer } = reading
    if (verdict !== 'wrong' || answer === null) return null
    const rule = misreadingsOf(question.kind, question.format).find(each => gives(each, question, put, answer))
    if (rule === undefined) return null
    const extra = findings.filter(({ role }) => role === 'extra').map(({ item }) => item)
    const replay = rule.replay(put, aboutOf(question, answer, extra))
    const explanation = isNearest(rule, question, put, answer) ? rule.nearestExplanation : undefined
    return { id: rule.id, explanation: explanation ?? rule.explanation, lesson: rule.lesson, replay }
  },
)
