// A lesson as one `.lesson.md`: its head between two lines of hyphens, its text, and the files of its worlds in code
// fences.

import type { LessonFiles } from '#teaching/lesson'

const LANGUAGE = /^([a-z]{2,3}(?:-[A-Za-z]{2,8})?)\.md$/

/** The text of a lesson that already is one file; undefined for others. */
export const singleOf = ({ files }: LessonFiles): string | undefined =>
  files['lesson.yaml'] === undefined ? Object.keys(files).find(name => /\.lesson\.md$/i.test(name)) : undefined

/** The same lesson in one file; null if it has several languages, or files that are neither PDDL nor YAML. */
export function asSingle(lesson: LessonFiles): LessonFiles | null {
  if (singleOf(lesson) !== undefined) return Object.keys(lesson.files).length === 1 ? lesson : null
  const { name, files } = plainNames(lesson)
  const texts = Object.keys(files).filter(each => LANGUAGE.test(each))
  const others = Object.keys(files).filter(each => each !== 'lesson.yaml' && !LANGUAGE.test(each))
  const head = files['lesson.yaml']
  if (texts.length !== 1 || head === undefined) return null
  if (!others.every(each => /^[^\s`]+\.(?:pddl|ya?ml)$/i.test(each))) return null
  if (/^---[ \t]*$/m.test(head)) return null
  const language = LANGUAGE.exec(texts[0]!)![1]!
  const languageLine = language === 'en' || /^language:/m.test(head) ? '' : `language: ${language}\n`
  const fences = others.map(each => fenceOf(each, files[each]!))
  const text = `---\n${ended(head)}${languageLine}---\n\n${ended(files[texts[0]!]!)}${fences.join('')}`
  return { name, files: { [`${name}.lesson.md`]: text } }
}

/** The text in a code fence that is longer than any fence inside it. */
function fenceOf(name: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const marks = '`'.repeat(longest + 1)
  const sort = /\.pddl$/i.test(name) ? 'pddl' : 'yaml'
  return `\n${marks}${sort} ${name}\n${ended(text)}${marks}\n`
}

const ended = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

/**
 * The same lesson with all its files in one folder: a shipped lesson may refer to files of others,
 * `../landmarks/toll.pddl`.
 */
export function plainNames(lesson: LessonFiles): LessonFiles {
  const taken = new Set(Object.keys(lesson.files).filter(name => !name.includes('/')))
  let head = lesson.files['lesson.yaml'] ?? ''
  const files: [string, string][] = []
  for (const [name, text] of Object.entries(lesson.files)) {
    if (!name.includes('/')) {
      files.push([name, text])
      continue
    }
    const base = name.slice(name.lastIndexOf('/') + 1)
    let plain = base
    for (let i = 2; taken.has(plain); i++) plain = base.replace(/(\.[^.]*)?$/, `-${i}$1`)
    taken.add(plain)
    head = head.replaceAll(name, plain)
    files.push([plain, text])
  }
  const all = files.map(([name, text]) => [name, name === 'lesson.yaml' ? head : text] as const)
  return { name: lesson.name, files: Object.fromEntries(all) }
}
