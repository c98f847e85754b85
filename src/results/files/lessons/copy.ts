// A copy of a lesson, for an author who wants to modify a shipped one.

import type { LessonFiles } from '#teaching/lesson'
import { plainNames, singleOf } from './single'

/** The same lesson under another name, which is also its id; all its files are in one folder. */
export function copyOf(lesson: LessonFiles, name: string): LessonFiles {
  const { files } = plainNames(lesson)
  const single = singleOf(lesson)
  const renamed = (text: string): string => text.replace(/^id:.*$/m, `id: ${name}`)
  const all = Object.entries(files).map(([file, text]) =>
    file === single ? [`${name}.lesson.md`, renamed(text)] : [file, file === 'lesson.yaml' ? renamed(text) : text],
  )
  return { name, files: Object.fromEntries(all) }
}
