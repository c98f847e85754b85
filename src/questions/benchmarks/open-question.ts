// The visitor's own open questions, in the family of kinds without a benchmark: the kind and the PDDL contain
// everything that a verdict needs. That family gives the answer reader no hints (`FamilyCore.hintsFor`), so it need not
// be loaded.

import type { Limits } from '#base/limits'
import { familyOfKind, PLAIN_FAMILY } from '#questions/kinds/codes'
import { type JudgeOptions, judge } from '#questions/kinds/judge'
import { type Asked, countsSteps, type Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import type { Source } from '#planning/pddl/source'

/** A question that its kind can judge without a family. */
export interface OpenQuestion extends Question {
  readonly judged: Source
  readonly asked: Asked
}

export const isOpenQuestion = (question: Question): question is OpenQuestion => {
  const { origin, format, judged, asked, kind, family } = question
  return (
    origin.from === 'own' &&
    format === 'gen' &&
    family === PLAIN_FAMILY &&
    familyOfKind(kind) === PLAIN_FAMILY &&
    judged !== null &&
    asked?.kind === kind
  )
}

/** The verdict; the kind must be loaded. */
export const judgeOpen = (
  question: OpenQuestion,
  text: string,
  limits: Limits,
  options: Pick<JudgeOptions, 'wordings' | 'reading' | 'certificates'>,
): Verdict =>
  judge(question.judged, question.asked, text, limits, {
    ...options,
    prompt: question.question,
    countSteps: countsSteps(question),
  })
