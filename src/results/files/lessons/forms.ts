// Formats in which a lesson is exchanged: a file, an archive, and a link.

import * as v from 'valibot'
import type { LessonFiles } from '#teaching/lesson'
import { decodeLink, encodeLink } from '../link-code'
import { zip } from '../session-archive'
import { asSingle, plainNames } from './single'

/** A file to be saved. */
export interface LessonFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The lesson in a link, or an error message. */
export type ReadLessonLink =
  | { readonly kind: 'lesson'; readonly files: LessonFiles }
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }

/** Limits on the number of files of a lesson and the length of its name, above any real lesson. */
const MAX_FILES = 60
const NAME = /^(?!.*(?:^|\/)\.)[\w. -]{1,100}$/

const form = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/)),
  files: v.pipe(
    v.array(v.strictTuple([v.pipe(v.string(), v.regex(NAME)), v.string()])),
    v.minLength(1),
    v.maxLength(MAX_FILES),
  ),
})

/** The lesson as the part after `#` of an address: `lesson=1.…`. */
export function packLesson(lesson: LessonFiles): string {
  const { name, files } = asSingle(lesson) ?? plainNames(lesson)
  return encodeLink(JSON.stringify({ name, files: Object.entries(files) }), 'lesson')
}

/** Reads the text after the `#`, which is untrusted. */
export function readLessonLink(link: string): ReadLessonLink {
  const decoded = decodeLink(link, 'lesson')
  if (decoded.kind === 'bad') return decoded
  const read = v.safeParse(form, parsed(decoded.text))
  if (read.success) {
    const { name, files } = read.output
    return { kind: 'lesson', files: { name, files: Object.fromEntries(files) } }
  }
  return {
    kind: 'bad',
    title: 'This link holds no lesson',
    message: 'Its checksum is right, but it does not hold a lesson. Ask for it again, or for a file.',
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A `.lesson.md` if the lesson fits into one, otherwise an archive of its folder. */
export function lessonFile(lesson: LessonFiles): LessonFile {
  const single = asSingle(lesson)
  if (single === null) return lessonArchive(lesson)
  const [[name, text]] = Object.entries(single.files) as [[string, string]]
  return { name, bytes: new TextEncoder().encode(text) }
}

/** The lesson's folder as a zip archive. */
export function lessonArchive(lesson: LessonFiles): LessonFile {
  const { name, files } = plainNames(lesson)
  const parts = Object.entries(files).map(([file, text]) => ({
    name: `${name}/${file}`,
    bytes: new TextEncoder().encode(text),
  }))
  return { name: `${name}.zip`, bytes: zip(parts) }
}
