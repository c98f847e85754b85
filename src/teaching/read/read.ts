// The files of a lesson → the lesson, with a finding on the exact range for all that is not as it should be.

import type { LessonFiles, LessonRead } from '../lesson'

/** Reads and checks a lesson's form; computes nothing. */
export function readLesson(files: LessonFiles, _language: string): LessonRead {
  const place = { file: 'lesson.yaml', from: 0, to: 0 }
  const message = `The lesson “${files.name}” is not read yet.`
  return { lesson: null, findings: [{ severity: 'error', code: 'not-read', message, place }] }
}
