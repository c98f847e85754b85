// The question of a quiz entry.

import { asked } from '#teaching/asked/make'
import { ownAnswer } from '#teaching/expression/own-entry'
import type { Lesson, LessonFiles, OwnEntry, QuizEntry } from '#teaching/lesson'
import type { MadeQuiz } from '#teaching/quiz'
import { quizQuestion } from '#teaching/quiz-question'
import { readLesson } from '#teaching/read/read'

/** The question that a quiz entry describes, or why there is none. */
export function quiz(files: LessonFiles, entry: QuizEntry): MadeQuiz {
  const { lesson } = readLesson(files, 'en')
  const worldNamed = (wanted: string) => lesson?.worlds.find(({ name }) => name === wanted)
  if (entry.entry === 'own') return own(lesson, entry)
  if (entry.entry !== 'question') return asked(worldNamed(entry.world), entry)
  const { on } = entry
  return quizQuestion(entry, 'domain' in on ? undefined : worldNamed(on.world))
}

function own(lesson: Lesson | null, entry: OwnEntry): MadeQuiz {
  const { ask, world, text, options, because } = entry
  if (lesson === null) return { kind: 'none', message: 'The lesson cannot be read.' }
  const outcome = ownAnswer(lesson, entry)
  if (outcome.kind !== 'value') return { kind: 'none', message: outcome.message }
  const plain = (text: string) => [{ kind: 'text', text }] as const
  return {
    ...{ kind: 'asked', world, ask, text: plain(text), right: outcome.value, because },
    ...(options === undefined ? {} : { options: options.map(plain) }),
  }
}
