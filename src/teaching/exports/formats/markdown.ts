// Markdown (CommonMark): the questions, followed by the key with the reason for every option.

import { dataAddress } from '../html'
import type { ClassItem, ItemOption } from '../item'
import { letterOf } from '../letters'
import type { ClassFormat, Written } from '../options'
import { oneLineEnd, plainText, type Rich } from '../rich'

export const markdown: ClassFormat = {
  id: 'markdown',
  title: 'Markdown',
  does: 'a text to read and edit, with the key at its end',
  lacks: '',
  ending: '.md',
  type: 'text/markdown',
  write,
}

function write(items: readonly ClassItem[], title: string): Written {
  const text = `${[
    `# ${words(line(title))}`,
    ...items.flatMap((item, i) => question(item, i + 1)),
    '# Key',
    ...items.flatMap((item, i) => key(item, i + 1)),
  ].join('\n\n')}\n`
  return { files: [{ name: 'questions.md', text }], isArchive: false, left: [] }
}

function question({ name, text, answer, link }: ClassItem, number: number): string[] {
  const { context, pddl, picture, stem, how } = text
  return [
    `## ${number}. ${words(line(name))}`,
    ...block(context),
    ...(pddl === null ? [] : [fence(pddl.domain), fence(pddl.problem)]),
    ...(picture === null ? [] : [`![${words(line(picture.caption))}](${dataAddress(picture)})`]),
    ...block(stem),
    ...block(how),
    ...(answer.form === 'one' || answer.form === 'several'
      ? [answer.options.map((each, i) => `- **${letterOf(i)}.** ${rich(each.text)}`).join('\n')]
      : answer.form === 'yes-no'
        ? ['- True\n- False']
        : []),
    ...(answer.form === 'essay' && link !== null ? [`[Work on this question in Planground](<${link}>)`] : []),
  ]
}

function key({ name, answer, explanation, link }: ClassItem, number: number): string[] {
  return [
    `## ${number}. ${words(line(name))}`,
    right(answer),
    rich(explanation),
    ...reasons(answer),
    ...(link === null ? [] : [`[Look at this question in Planground](<${link}>)`]),
  ]
}

function right(answer: ClassItem['answer']): string {
  switch (answer.form) {
    case 'yes-no':
      return `**${answer.right ? 'Yes' : 'No'}**`
    case 'one':
    case 'several':
      return `**${lettersOf(answer.options)}**`
    case 'number':
      return `**${answer.right}**`
    case 'essay':
      return fence(answer.right, '')
    default:
      return answer satisfies never
  }
}

const lettersOf = (options: readonly ItemOption[]): string =>
  options.flatMap((each, i) => (each.right ? [letterOf(i)] : [])).join(', ')

function reasons(answer: ClassItem['answer']): string[] {
  if (answer.form === 'one' || answer.form === 'several')
    return [
      answer.options
        .map((each, i) => `- **${letterOf(i)}** ${each.right ? 'right' : 'wrong'}: ${rich(each.feedback)}`)
        .join('\n'),
    ]
  if (answer.form === 'number' && answer.wrong.length > 0)
    return [answer.wrong.map(({ number, feedback }) => `- ${number}: ${rich(feedback)}`).join('\n')]
  return []
}

/** A text as paragraphs; none if it is empty. */
const block = (text: string): string[] => (text.trim() === '' ? [] : [rich(plainText(text))])

const rich = (text: Rich): string =>
  text.map(({ kind, text: part }) => (kind === 'code' ? span(part) : words(part))).join('')

const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Escapes a plain text: characters that have a meaning within a line get a backslash, and so do those at the beginning
 * of a line that would begin a list, a heading or a quotation. Line breaks and paragraphs are kept.
 */
export const words = (text: string): string =>
  oneLineEnd(text)
    .replace(/[\\`*_[\]<&~|$^#]/g, '\\$&')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/^([ \t]*)([-+=>])/gm, '$1\\$2')
    .replace(/^([ \t]*\d+)(?=[.)])/gm, '$1\\')
    .replace(/\n{2,}|\n/g, ends => (ends === '\n' ? '\\\n' : ends))

/** A name as inline code, between sufficiently many backticks. */
export function span(text: string): string {
  const one = line(text)
  const ticks = '`'.repeat(longest(one, /`+/g) + 1)
  const pad = one.startsWith('`') || one.endsWith('`') ? ' ' : ''
  return `${ticks}${pad}${one}${pad}${ticks}`
}

/** A text verbatim, between fences of sufficiently many backticks. */
function fence(text: string, language = 'lisp'): string {
  const ticks = '`'.repeat(Math.max(3, longest(text, /`+/g) + 1))
  return `${ticks}${language}\n${oneLineEnd(text).replace(/\n$/, '')}\n${ticks}`
}

const longest = (text: string, runs: RegExp): number =>
  Math.max(0, ...(text.match(runs) ?? []).map(({ length }) => length))
