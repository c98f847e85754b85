// Which wrong rule gives an answer.

import { recent } from '#base/recent'
import type { Limits } from '#base/limits'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Question } from '#questions/kinds/question'
import { aboutOf, gives, isNearest, putOf } from './answers'
import type { Diagnosis } from './misreading'
import { misreadingsOf } from './registry'

/** Longer answers do not come from a rule. */
const MAX_CHARACTERS = 200_000
/** Diagnoses remembered. */
const DIAGNOSES = 8

/**
 * The wrong rule that gives this answer, with both rules at work; null if none that is known does, and for answers
 * that are not wrong. Of several rules that give the answer the most special is described.
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
    const says = isNearest(rule, question, put, answer) ? rule.saysNearest : undefined
    return { id: rule.id, says: says ?? rule.says, lesson: rule.lesson, replay }
  },
)
