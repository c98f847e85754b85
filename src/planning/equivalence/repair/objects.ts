// Changes of the list of objects as edits of the text.

import type { Span } from '#base/text'
import type { List, Node } from '#planning/pddl/list'
import { type Edit, cutOf } from '#planning/task/text-edits'

/** An object to be declared, with its type as text; '' if none is written. */
export interface NewObject {
  readonly name: string
  readonly type: string
}

/** Names that share a type, as written. */
interface Run {
  readonly names: readonly Node[]
  /** The dash and what follows it. */
  readonly type: readonly Node[]
}

/** The edits of a section `(:objects …)`; names are lower-cased. */
export function objectEdits(
  text: string,
  section: List,
  gone: ReadonlySet<string>,
  add: readonly NewObject[],
): readonly Edit[] {
  const runs = runsOf(section.items.slice(1))
  const cut: Span[] = runs.flatMap(({ names, type }) => {
    const cutNames = names.filter(({ text }) => gone.has(text))
    const isAll = cutNames.length === names.length
    return [...cutNames, ...(isAll ? type : [])].map(({ span }) => span)
  })
  const edits: Edit[] = cut.map(span => ({ ...cutOf(text, span), text: '' }))
  const last = section.items[section.items.length - 1]!.span
  const isOpen = runs.length > 0 && runs[runs.length - 1]!.type.length === 0
  // After names without a type, a type would apply to them too.
  const behindHead = groups(add.filter(({ type }) => type !== '' && isOpen))
  const atEnd = groups(add.filter(({ type }) => type === '' || !isOpen))
  const between = gapBefore(text, section, last)
  const head = section.items[0]!.span.to
  // A comment after the last object stays with that object.
  const comment = between === ' ' ? null : /^[ \t]*;[^\n]*/.exec(text.slice(last.to))
  const end = last.to + (comment?.[0].length ?? 0)
  if (behindHead.length > 0) edits.push({ from: head, to: head, text: behindHead.map(each => between + each).join('') })
  if (atEnd.length > 0) edits.push({ from: end, to: end, text: atEnd.map(each => between + each).join('') })
  return edits
}

/** `a b - block`, one line for each type, untyped objects last. */
export function groups(add: readonly NewObject[]): readonly string[] {
  const byType = new Map<string, string[]>()
  for (const { name, type } of add) {
    const names = byType.get(type)
    if (names === undefined) byType.set(type, [name])
    else names.push(name)
  }
  const texts = [...byType].map(([type, names]) => ({ type, names: names.join(' ') }))
  return [
    ...texts.flatMap(({ type, names }) => (type === '' ? [] : [`${names} - ${type}`])),
    ...texts.flatMap(({ type, names }) => (type === '' ? [names] : [])),
  ]
}

function runsOf(items: readonly Node[]): readonly Run[] {
  const runs: Run[] = []
  let names: Node[] = []
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!
    if (item.text !== '-' || item.items !== undefined) names.push(item)
    else {
      const type = items[i + 1]
      runs.push({ names, type: type === undefined ? [item] : [item, type] })
      names = []
      i++
    }
  }
  return names.length === 0 ? runs : [...runs, { names, type: [] }]
}

/** A new line with the indentation of the last item, or a blank if all are on one line. */
function gapBefore(text: string, section: List, last: Span): string {
  const line = text.lastIndexOf('\n', last.from)
  if (line < section.span.from) return ' '
  return text.slice(line, line + 1 + /^[ \t]*/.exec(text.slice(line + 1))![0].length)
}
