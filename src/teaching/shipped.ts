// The shipped lessons: every folder in `lessons/`, in the order of the course.

import type { LessonFiles } from './lesson'
import { shippedIds } from './shipped-ids'

const texts = import.meta.glob<string>('../../lessons/*/*', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Splits the path into the folder and the name in it. */
const placed = Object.entries(texts).map(([path, text]) => {
  const [folder, file] = path.split('/').slice(-2) as [string, string]
  return { folder, file, text }
})

/** References to files of other lessons: `../landmarks/toll.pddl`. */
const ELSEWHERE = /\.\.\/([\w-]+)\/([\w.-]+)/g

const made = new Map<string, LessonFiles>()

/**
 * The files of a shipped lesson, including those of other lessons that it refers to; null if there is none with this
 * id.
 */
export function shippedFiles(id: string): LessonFiles | null {
  if (!shippedIds.includes(id)) return null
  const known = made.get(id)
  if (known !== undefined) return known
  const own = placed.filter(({ folder }) => folder === id)
  const files = new Map(own.map(({ file, text }) => [file, text]))
  for (const [name, folder, file] of (files.get('lesson.yaml') ?? '').matchAll(ELSEWHERE)) {
    const text = placed.find(each => each.folder === folder && each.file === file)?.text
    if (text !== undefined) files.set(name, text)
  }
  const lesson = { name: id, files: Object.fromEntries(files) }
  made.set(id, lesson)
  return lesson
}
