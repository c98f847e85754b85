// The data of a lesson in a list of lessons.

import type { LessonCard, LessonFiles } from '#teaching/lesson'
import { readLesson } from './read'

/** The card of a lesson; if the lesson cannot be parsed, a card with its name. */
export function cardOf(files: LessonFiles, language: string, origin: LessonCard['origin']): LessonCard {
  const { lesson } = readLesson(files, language)
  if (lesson === null)
    return {
      id: files.name,
      title: files.name,
      idea: '',
      kind: null,
      extra: false,
      minutes: 0,
      needs: [],
      steps: 0,
      languages: [],
      origin,
    }
  const { id, title, idea, kind, extra, minutes, needs, steps, languages } = lesson
  return { id, title, idea, kind, extra, minutes, needs, steps, languages, origin }
}
