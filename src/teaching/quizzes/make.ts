// The question of a quiz entry.

import { asked } from '#teaching/asked/make'
import type { LessonFiles, QuizEntry } from '#teaching/lesson'
import type { Made } from '#teaching/quiz'
import { quizQuestion } from '#teaching/quiz-question'
import { readLesson } from '#teaching/read/read'

/** The question that a quiz entry describes, or why there is none. */
export function quiz(files: LessonFiles, entry: QuizEntry): Made {
  const worldNamed = (wanted: string) => readLesson(files, 'en').lesson?.worlds.find(({ name }) => name === wanted)
  if (entry.entry !== 'question') return asked(worldNamed(entry.world), entry)
  const { on } = entry
  return quizQuestion(entry, 'domain' in on ? undefined : worldNamed(on.world))
}
