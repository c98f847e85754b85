// Malformed lessons and links: pieces of shipped lessons, cut, duplicated, mixed, and filled with characters that are
// difficult to parse.

import { makeRng, type Rng } from '#base/rng'
import { packLesson } from '#results/files/lessons/forms'
import type { Block, Inline, LessonFiles, LessonRead } from '#teaching/lesson'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

const lessons = shippedIds.map(id => shippedFiles(id)!)
const marks = [
  ...['*', '_', '`', '```', '~~~', '[', '](', ')', '![', '<', '<script>', '<img src=x onerror=y>'],
  ...['&', '\\', '\n', '\n\n', '    ', '\t', '- ', '> ', '1. ', '# ', '---\n', '===\n', '{', '}'],
  ...['&a', '*a', ': ', '"', "'", '|\n', '>-\n', '!!js ', '__proto__', 'constructor', '\0', '\ud800'],
  ...['javascript:', 'data:text/html,', '`=', '(', '(on c0)', '=states`', '…', '\r\n', '```live\n'],
  ...['show: ', 'world: ', 'right: ', 'predict:\n  ', 'plan: ', 'size: {', '- {kind: app, ', '<!--'],
]

const piece = (rng: Rng, text: string, max: number): string => {
  const from = rng.below(text.length + 1)
  return text.slice(from, from + rng.below(max))
}

/** The text after a few random edits. */
function spoilt(rng: Rng, text: string): string {
  let now = text
  for (let i = rng.below(6); i >= 0; i--) {
    const at = rng.below(now.length + 1)
    const mark = marks[rng.below(marks.length)]!
    const way = rng.below(6)
    if (way === 0) now = now.slice(0, at) + mark + now.slice(at)
    else if (way === 1) now = now.slice(0, at) + now.slice(at + rng.below(30))
    else if (way === 2) now = now.slice(0, at) + mark.repeat(rng.below(80)) + now.slice(at)
    else if (way === 3) now = now.slice(0, at) + piece(rng, text, 200) + now.slice(at)
    else if (way === 4) now = now.slice(0, at)
    else now = now.slice(0, at) + mark.repeat(rng.below(12)) + marks[rng.below(marks.length)]! + now.slice(at)
  }
  return now
}

/** A random lesson; occasionally one of maximum length. */
export function fuzzedLesson(seed: string): LessonFiles {
  const rng = makeRng(seed)
  const { files } = lessons[rng.below(lessons.length)]!
  const head = files['lesson.yaml']!
  const text = piece(rng, files['en.md']!, 900)
  if (rng.below(400) === 0) {
    const mark = marks[rng.below(marks.length)]! + marks[rng.below(marks.length)]!
    return { name: 'long', files: { 'lesson.yaml': head, 'en.md': mark.repeat(40_000) } }
  }
  if (rng.below(3) === 0)
    return {
      name: 'one',
      files: { 'one.lesson.md': spoilt(rng, `---\n${head}---\n\n# A\n\n${text}`) },
    }
  const spoils = rng.below(2) === 0
  return {
    name: 'fuzzed',
    files: {
      ...files,
      'lesson.yaml': spoils ? spoilt(rng, head) : head,
      'en.md': spoils ? `# A\n\n${text}` : spoilt(rng, `# A\n\n${text}`),
      ...(rng.below(4) === 0 ? { 'de.md': spoilt(rng, text) } : {}),
    },
  }
}

const link = packLesson({
  name: 'small',
  files: { 'lesson.yaml': 'id: small\n', 'en.md': '# A\n' },
})

/** A random link, usually with a valid prefix. */
export function fuzzedLink(seed: string): string {
  const rng = makeRng(seed)
  const letters = [...link]
  for (let i = rng.below(4); i >= 0; i--) {
    const at = rng.below(letters.length + 1)
    const way = rng.below(4)
    if (way === 0) letters.splice(at, 1)
    else if (way === 1) letters.splice(at)
    else letters.splice(at, way - 2, String.fromCharCode(33 + rng.below(94)))
  }
  return letters.join('')
}

/**
 * Content that a lesson must never contain: an address that executes code, or a node kind that no component renders.
 */
export function harmIn({ lesson }: LessonRead): string[] {
  const harm: string[] = []
  const known = /^(?:paragraph|list|quote|code|live|claim|explain|worked)$/
  const inline = (list: readonly Inline[]): void => {
    for (const each of list) {
      if (each.kind === 'link' && !/^(?:https?:\/\/|#)/i.test(each.to)) harm.push(each.to)
      if ('content' in each) inline(each.content)
    }
  }
  const blocks = (list: readonly Block[]): void => {
    for (const each of list) {
      if (!known.test(each.kind)) harm.push(each.kind)
      if (each.kind === 'paragraph') inline(each.content)
      else if (each.kind === 'list') for (const item of each.items) blocks(item)
      else if (each.kind === 'quote') blocks(each.blocks)
    }
  }
  for (const { blocks: list } of lesson?.parts ?? []) blocks(list)
  return harm
}
