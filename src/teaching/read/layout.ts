// Determines the role of each of a lesson's files: the head, the text of each language, and the files of its worlds. A
// `.lesson.md` combines them in one file: the head between two lines of hyphens, PDDL and phrases in fences that name a
// file.

import type { LessonFiles } from '#teaching/lesson'
import { type Excerpt, excerptOf, wholeFile } from './excerpt'
import { type Piece, piecesOf } from './markdown'

export interface LessonText {
  readonly language: string
  readonly file: string
  readonly text: string
  /** Where the Markdown begins in the file. */
  readonly from: number
  /** Excludes the fences that contain named files. */
  readonly pieces: readonly Piece[]
}

export interface Layout {
  /** `lesson.yaml`, or the front matter; null if there is none. */
  readonly head: Excerpt | null
  /** English first, the others by language code. */
  readonly texts: readonly LessonText[]
  /** Files of worlds, by the name that the head uses. */
  readonly extras: ReadonlyMap<string, Excerpt>
  /** Name of the single file that contains the lesson; null if the lesson is a folder. */
  readonly single: string | null
}

/** Maximum number of files; there is also a maximum of total text. */
export const MAX_FILES = 60
export const MAX_TEXT_LENGTH = 400_000

const LANGUAGE = /^([a-z]{2,3}(?:-[A-Za-z]{2,8})?)\.md$/

/** The parts of a lesson's files. Linear. */
export function layoutOf({ files }: LessonFiles): Layout {
  const names = Object.keys(files)
  const single = names.find(isSingleName)
  if (files['lesson.yaml'] === undefined && single !== undefined) return layoutOfSingle(single, files[single]!, files)
  const texts: LessonText[] = []
  const extras = new Map<string, Excerpt>()
  for (const [name, text] of Object.entries(files)) {
    const language = LANGUAGE.exec(name)?.[1]
    if (language !== undefined) texts.push({ language, file: name, text, from: 0, pieces: piecesOf(name, text) })
    else if (name !== 'lesson.yaml') extras.set(name, wholeFile(name, text))
  }
  const head = files['lesson.yaml']
  return {
    head: head === undefined ? null : wholeFile('lesson.yaml', head),
    texts: texts.sort((a, b) => rank(a) - rank(b) || (a.language < b.language ? -1 : 1)),
    extras,
    single: null,
  }
}

const rank = ({ language }: LessonText): number => (language === 'en' ? 0 : 1)

export const isSingleName = (name: string): boolean => /\.lesson\.md$/i.test(name)

function layoutOfSingle(file: string, text: string, files: LessonFiles['files']): Layout {
  const front = frontMatter(text)
  const from = front?.after ?? 0
  const extras = new Map<string, Excerpt>()
  for (const [name, other] of Object.entries(files)) if (name !== file) extras.set(name, wholeFile(name, other))
  const pieces = piecesOf(file, text, from).filter(piece => {
    if (piece.kind !== 'fence' || piece.more === '') return true
    if (!isFileFence(piece.info)) return true
    if (!extras.has(piece.more)) extras.set(piece.more, piece.inside)
    return false
  })
  const head = front === null ? null : excerptOf(file, text, front.from, front.to)
  const language = head === null ? 'en' : languageOf(head.text)
  return { head, texts: [{ language, file, text, from, pieces }], extras, single: file }
}

/** A fence with the content of a file, such as ```` ```pddl toll.pddl ````. */
const isFileFence = (info: string): boolean => /^(?:pddl|ya?ml)$/i.test(info)

/** The range of the head of a `.lesson.md`; null if it has none. */
export function frontMatter(
  text: string,
): { readonly from: number; readonly to: number; readonly after: number } | null {
  const open = /^\uFEFF?---[ \t]*\r?\n/.exec(text)
  if (open === null) return null
  const close = /^---[ \t]*\r?$/m
  const rest = text.slice(open[0].length)
  const end = close.exec(rest)
  if (end === null) return null
  const from = open[0].length
  const to = Math.max(from, from + end.index - 1)
  return { from, to, after: Math.min(text.length, from + end.index + end[0].length + 1) }
}

/** The language stated in a front matter. */
function languageOf(head: string): string {
  const text = /^language:[ \t]*["']?([A-Za-z-]{2,12})["']?[ \t\r]*$/m.exec(head)?.[1]
  return text ?? 'en'
}
