// The service for lessons, and for lessons as files and links, in a separately loaded part of the worker.

import { gatherLessons } from '#results/files/lessons/gather'
import { lessonFile, packLesson, readLessonLink } from '#results/files/lessons/forms'
import { copyOf } from '#results/files/lessons/copy'
import { cardOf } from '#teaching/read/card'
import { teachingService } from '#teaching/service'
import type { TeachingApi } from '#engine/api/teaching'

export const teaching: TeachingApi = {
  ...teachingService,
  // The visitor's own lessons are addressed by the name under which they are stored.
  card: (files, language) => ({ ...cardOf(files, language, 'own'), id: files.name }),
  link: packLesson,
  readLink: readLessonLink,
  file: lessonFile,
  gather: files => gatherLessons('', files),
  copy: copyOf,
}
