// The question of a quiz entry.

import type { LessonFiles, QuizEntry } from '../lesson'
import type { Made } from '../quiz'
import { quizQuestion } from '../quiz-question'
import { readLesson } from '../read/read'

/** The question that a quiz entry asks for, or why there is none. */
export function quiz(files: LessonFiles, entry: QuizEntry): Made {
  if (entry.entry !== 'question')
    return { kind: 'none', message: 'Questions of this sort are not made yet.' }
  const { on } = entry
  if ('domain' in on) return quizQuestion(entry, undefined)
  const { lesson } = readLesson(files, 'en')
  return quizQuestion(entry, lesson?.worlds.find(({ name }) => name === on.world)?.source)
}
