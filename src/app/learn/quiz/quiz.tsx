// The quiz at the end of a lesson.

import type { LessonState } from '../lesson/lesson-state'

export function Quiz(props: { lesson: LessonState }) {
  return <p>{props.lesson.lesson()?.quiz.length ?? 0} questions.</p>
}
