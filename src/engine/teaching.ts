// Lessons as a service: their contents, and their forms as files and links. A separate part of the worker.

import { gatherLessons } from '#results/files/lessons/gather'
import { lessonFile, packLesson, readLessonLink } from '#results/files/lessons/forms'
import { copyOf } from '#results/files/lessons/copy'
import { cardOf } from '#teaching/read/card'
import { teachingService } from '#teaching/service'
import type { TeachingApi } from '#engine/api/teaching'

export const teaching: TeachingApi = {
  ...teachingService,
  // An address names a lesson of the visitor's by its storage key.
  card: (files, language) => ({ ...cardOf(files, language, 'own'), id: files.name }),
  link: packLesson,
  readLink: readLessonLink,
  file: lessonFile,
  gather: files => gatherLessons('', files),
  copy: copyOf,
}
