// Computes the values of a lesson's expressions.

import { recent } from '#base/recent'
import type { Outcome } from '#teaching/computed'
import type { Lesson, LessonFiles } from '#teaching/lesson'
import { readLesson } from '#teaching/read/read'
import { LessonValues } from './lesson-values'

/** Number of lessons with cached values: the current one and its neighbours. */
const LESSONS = 4

const valuesFor = recent(
  LESSONS,
  (lesson: Lesson) => [lesson],
  (lesson: Lesson) => new LessonValues(lesson),
)

/** The values of a lesson; null if it cannot be parsed. */
export function lessonValues(files: LessonFiles, language: string): LessonValues | null {
  const { lesson } = readLesson(files, language)
  return lesson === null ? null : valuesFor(lesson)
}

/** The values of these expressions of the lesson, by index. */
export function compute(files: LessonFiles, language: string, expressions: readonly number[]): readonly Outcome[] {
  const values = lessonValues(files, language)
  return expressions.map(index =>
    values === null
      ? { kind: 'error', message: 'The lesson cannot be read, so nothing in it is worked out.' }
      : values.outcome(index),
  )
}
