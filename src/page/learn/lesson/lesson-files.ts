// The source of a lesson's files: the visitor's own, or shipped.

import type { LessonFiles } from '#teaching/lesson'
import type { EngineCalls } from '#engine/client'
import type { App } from '#page/state/app'
import { createOwnLessons } from '../own/own-lessons'

/** The files of a lesson; null if there is none with that id. */
export async function filesOfLesson(app: App, api: EngineCalls, id: string): Promise<LessonFiles | null> {
  const own = app.feature(createOwnLessons)
  await own.ready
  return own.named(id) ?? api.teaching.files(id)
}
