// The right answer of a quiz question in the author's own words.

import type { Outcome } from '#teaching/computed'
import type { Lesson, LessonFinding, OwnEntry } from '#teaching/lesson'
import { LessonValues } from './lesson-values'

/** The value of the expression; an error if it is no answer to what is asked. */
export function ownAnswer(lesson: Lesson, { ask, right, options = [] }: OwnEntry): Outcome {
  // Without the steps: their predictions name expressions by index.
  const outcome = new LessonValues({ ...lesson, parts: [], expressions: [right] }).outcome(0)
  if (outcome.kind !== 'value') return outcome
  const { value, text } = outcome
  if (typeof value !== 'number') return { kind: 'error', message: `The right answer is ${text}, and not a number.` }
  if (ask === 'number' || (Number.isInteger(value) && value >= 1 && value <= options.length)) return outcome
  return {
    kind: 'error',
    message: `The right answer is ${text}, and the options have the numbers 1 to ${options.length}.`,
  }
}

export const ownFindings = (lesson: Lesson): readonly LessonFinding[] =>
  lesson.quiz.flatMap(entry => {
    const outcome = entry.entry === 'own' ? ownAnswer(lesson, entry) : undefined
    if (entry.entry !== 'own' || outcome === undefined || outcome.kind === 'value') return []
    return [{ severity: 'error', code: 'no-value', message: outcome.message, place: entry.right.place }]
  })
