// Open questions of the visitor's own in the layout of ACPBench: their kind and their PDDL say all that a verdict needs, and
// no family of benchmarks has a part in it.

import type { Limits } from '#base/limits'
import { familyOfKind } from '#questions/kinds/codes'
import { type JudgeOptions, judge } from '#questions/kinds/judge'
import { type Asked, countsSteps, type Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import type { Source } from '#planning/pddl/source'

/** The family that tells the reader of answers nothing: it has no `Family.hintsFor`. */
export const PLAIN_FAMILY = 'acpbench'

/** A question that its kind alone judges. */
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

/** The verdict; the kind is loaded. */
export const judgeOpen = (
  question: OpenQuestion,
  text: string,
  limits: Limits,
  options: Pick<JudgeOptions, 'wordings' | 'reading'>,
): Verdict =>
  judge(question.judged, question.asked, text, limits, {
    ...options,
    prompt: question.question,
    countSteps: countsSteps(question),
  })
