// Finds lessons among dropped or unpacked files: a folder with `lesson.yaml` and its texts, or a `.lesson.md`.

import { listed } from '#base/words'
import { litter } from '../read-domain-folder'
import type { NamedBytes } from '../unpacking'
import type { LessonFiles } from '#teaching/lesson'

export interface Gathered {
  readonly lessons: readonly LessonFiles[]
  /** Files that belong to no lesson. */
  readonly rest: readonly NamedBytes[]
  /** One sentence for each file that could not be used as a lesson or a part of one. */
  readonly messages: readonly string[]
}

const MAX_LESSONS = 100
/** Limit for one file. A lesson that is too long in total is reported when it is parsed. */
const MAX_BYTES = 1_000_000
const PART = /\.(?:md|ya?ml|pddl)$/i

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** True if one of these paths is a lesson file or makes its folder a lesson. */
export const hasLesson = (paths: readonly string[]): boolean =>
  paths.some(path => baseOf(path) === 'lesson.yaml' || /\.lesson\.md$/i.test(path))

/**
 * The lessons among the files; `name` is the name of their container, and becomes the name of a lesson at its top
 * level.
 */
export function gatherLessons(name: string, files: readonly NamedBytes[]): Gathered {
  const good = files.filter(file => !litter.test(file.name))
  const folders = new Set(good.filter(file => baseOf(file.name) === 'lesson.yaml').map(file => folderOf(file.name)))
  const taken = new Set<NamedBytes>()
  const lessons: LessonFiles[] = []
  const tooLarge: string[] = []
  for (const folder of [...folders].slice(0, MAX_LESSONS)) {
    const siblings = good.filter(file => folderOf(file.name) === folder)
    const inside = siblings.filter(isPart)
    for (const { name: large, bytes } of siblings)
      if (PART.test(large) && bytes.length > MAX_BYTES) tooLarge.push(large)
    for (const file of inside) taken.add(file)
    const texts = inside.map(file => [baseOf(file.name), textOf(file.bytes)] as const)
    const own = Object.fromEntries(texts)
    const elsewhere = namedElsewhere(own['lesson.yaml'] ?? '', folder, good)
    const called = baseOf(folder) || name.replace(/\.zip$/i, '')
    lessons.push({
      name: lessonName(own['lesson.yaml'] ?? '', called),
      files: { ...own, ...elsewhere },
    })
  }
  const single = good.filter(file => /\.lesson\.md$/i.test(file.name) && !taken.has(file))
  for (const file of single)
    if (!isPart(file)) tooLarge.push(file.name)
    else if (lessons.length < MAX_LESSONS) {
      taken.add(file)
      lessons.push(singleLesson(baseOf(file.name), textOf(file.bytes)))
    }
  const all = folders.size + single.filter(isPart).length
  const sentences = [
    ...(all > lessons.length ? [`There are ${all} lessons; up to ${MAX_LESSONS} are taken at once.`] : []),
    ...(tooLarge.length > 0
      ? [`Files of lessons have up to ${MAX_BYTES / 1e6} MB, so left out: ${listed(tooLarge)}.`]
      : []),
  ]
  return { lessons, messages: sentences, rest: files.filter(file => !taken.has(file)) }
}

/** A lesson that is in one file. */
export const singleLesson = (file: string, text: string): LessonFiles => {
  const base = /\.md$/i.test(file) ? file.replace(/(?:\.lesson)?\.md$/i, '') : 'lesson'
  const name = lessonName(text, base)
  return { name, files: { [`${name}.lesson.md`]: text } }
}

const isPart = ({ name, bytes }: NamedBytes): boolean => PART.test(name) && bytes.length <= MAX_BYTES

/** Line ends are normalised, so that offsets are the same in every editor. */
export const textOf = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')

/** The id in the head; if it has none, one derived from the folder's or file's name. */
export function lessonName(head: string, called: string): string {
  const id = /^id:[ \t]*["']?([a-z][a-z0-9-]{0,59})["']?[ \t]*$/m.exec(head)?.[1]
  const made = called
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-$/g, '')
    .slice(0, 60)
  return id ?? (made === '' ? 'lesson' : made)
}

/** Files of neighbouring lessons that the head refers to, under the paths it uses. */
function namedElsewhere(head: string, folder: string, files: readonly NamedBytes[]): Record<string, string> {
  const found: [string, string][] = []
  const above = folderOf(folder)
  for (const [named] of head.slice(0, 50_000).matchAll(/\.\.\/[\w-]+\/[\w.-]+/g)) {
    const path = `${above === '' ? '' : `${above}/`}${named.slice(3)}`
    const file = files.find(each => each.name === path && isPart(each))
    if (file !== undefined) found.push([named, textOf(file.bytes)])
  }
  return Object.fromEntries(found)
}

/** True if the text is a lesson in one file. */
export const isLessonText = (head: string): boolean =>
  /^\ufeff?---[ \t]*\r?\n(?:[^\n]*\n){0,40}?planground:[ \t]*["']?lesson\b/.test(head)
