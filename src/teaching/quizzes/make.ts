// The question of a quiz entry.

import type { LessonFiles, QuizEntry } from '../lesson'
import type { Made } from '../quiz'

/** The question that a quiz entry asks for, or why there is none. */
export function quiz(_files: LessonFiles, _entry: QuizEntry): Made {
  return { kind: 'none', message: 'Questions of this sort are not made yet.' }
}
