// Where the files of a lesson come from: one that ships, by its id.

import type { LessonFiles } from '../../../teaching/lesson'
import type { EngineCalls } from '../../../engine/client'
import type { App } from '../../state/app'

/** The files of a lesson; null where there is none of that id. */
export const filesOfLesson = async (
  _app: App,
  api: EngineCalls,
  id: string,
): Promise<LessonFiles | null> => api.teaching.files(id)
