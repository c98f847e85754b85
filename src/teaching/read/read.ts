// Parses the files of a lesson, with findings on the exact ranges of all faults.

import { recent } from '#base/recent'
import { counted, quoted } from '#base/words'
import type { Lesson, LessonFiles, LessonRead } from '#teaching/lesson'
import { Fields } from './fields'
import { Findings } from './findings'
import { readHead, readPlans } from './head'
import { type Layout, type LessonText, layoutOf, MAX_FILES, MAX_TEXT_LENGTH } from './layout'
import { readQuiz } from './quiz-entries'
import { Reading } from './reading'
import { readSteps } from './steps'
import { compareTexts } from './translations'
import { findTypedNumbers } from './typed-numbers'
import { readWorlds } from './worlds'
import { YamlPart } from './yaml-part'

/** Parses a lesson and checks its form; evaluates nothing. Never throws; cached by content. */
export const readLesson = recent(
  40,
  ({ name, files }: LessonFiles, language: string) => {
    const flat = Object.entries(files).flat()
    return [flat.length, language, name, ...flat]
  },
  (files, language): LessonRead => read(files, language),
)

function read(files: LessonFiles, language: string): LessonRead {
  const findings = new Findings()
  const names = Object.keys(files.files)
  const lesson = lessonOf(files, language, findings)
  return { lesson, findings: findings.sorted(names) }
}

function lessonOf(files: LessonFiles, language: string, findings: Findings): Lesson | null {
  const all = Object.entries(files.files)
  const start = { file: all[0]?.[0] ?? files.name, from: 0, to: 1 }
  const size = all.reduce((sum, [, text]) => sum + text.length, 0)
  if (all.length > MAX_FILES || size > MAX_TEXT_LENGTH) {
    findings.error(
      'too-much',
      start,
      `A lesson may have ${MAX_FILES} files and ${counted(MAX_TEXT_LENGTH, 'character')}; this one has ${counted(all.length, 'file')} and ${counted(size, 'character')}.`,
    )
    return null
  }
  const layout = layoutOf(files)
  if (layout.head === null) {
    const message =
      layout.single === null
        ? 'A lesson has a file `lesson.yaml`, which begins with `planground: lesson`. It is missing.'
        : 'A lesson in one file begins with its head: a line `---`, then `planground: lesson` and the other fields, then a line `---`.'
    findings.error('no-head', start, message)
    return null
  }
  const yaml = new YamlPart(layout.head, 'the head of a lesson', findings)
  if (yaml.root === undefined) return null
  const head = new Fields(yaml, yaml.root, 'the head', findings, yaml.place(0, layout.head.text.indexOf('\n')))
  return withHead(head, layout, files, language, findings)
}

function withHead(
  head: Fields,
  layout: Layout,
  files: LessonFiles,
  language: string,
  findings: Findings,
): Lesson | null {
  const known = readHead(head, files.name)
  const worlds = readWorlds(head, layout.extras)
  if (worlds.size === 0 && !head.has('worlds')) head.lacks('worlds', 'worlds: {here: {domain: ferry, problem: p01}}')
  const plans = readPlans(head)
  const quiz = readQuiz(head, new Reading(findings, worlds, plans))
  head.done()
  if (layout.texts.length === 0) {
    findings.error('no-text', head.place, `The lesson has no text. Add a file ${quoted('en.md')} with its steps.`)
    return null
  }
  const languages = layout.texts.map(text => text.language)
  const shown = bestOf(languages, language)
  const titleIn = (code: string): string => inLanguage(known.titles, code) ?? known.id
  const readText = (text: LessonText, fold?: number) => {
    const reading = new Reading(findings, worlds, plans)
    const parts = readSteps(text, reading, titleIn(text.language), fold)
    findTypedNumbers(text, parts, reading.expressions, findings)
    return { language: text.language, parts, expressions: reading.expressions }
  }
  const [first, ...others] = layout.texts
  const primary = readText(first!)
  const fold = primary.parts.findIndex(step => step.isBenchmark)
  const read = [primary, ...others.map(text => readText(text, fold < 0 ? undefined : fold))]
  for (const other of read.slice(1)) compareTexts(primary, other, findings)
  const { parts, expressions } = read.find(each => each.language === shown) ?? primary
  const { titles: _, ideas, ...card } = known
  return {
    ...card,
    title: titleIn(shown),
    idea: inLanguage(ideas, shown) ?? '',
    steps: parts.length,
    languages,
    origin: 'own',
    language: shown,
    worlds: [...worlds.values()].map(({ world }) => world),
    parts,
    quiz,
    plans: [...plans].map(([name, actions]) => ({ name, actions })),
    expressions,
  }
}

/** The requested language, a related one, or the first. */
function bestOf(languages: readonly string[], wanted: string): string {
  const base = wanted.split('-')[0]!
  return languages.find(each => each === wanted) ?? languages.find(each => each.split('-')[0] === base) ?? languages[0]!
}

const inLanguage = (texts: ReadonlyMap<string, string>, language: string): string | undefined =>
  texts.get(language) ?? texts.get(language.split('-')[0]!) ?? texts.get('en') ?? texts.values().next().value
