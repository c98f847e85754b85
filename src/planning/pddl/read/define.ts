// The outer form of both texts: `(define (domain name) section …)`.

import type { Span } from '#base/text'
import type { TextRole } from '../diagnostic'
import type { List, Lists, Node } from '../list'
import { headOf } from '../list'
import { dialectOf } from './dialects'
import { proposal, type Log } from './log'
import { labels, notes } from '../messages'
import type { Name } from '../model'

export interface Define {
  /** Lower-cased; '' if it is missing. */
  readonly name: Name
  readonly sections: readonly List[]
  /** Offset where a first section can be inserted. */
  readonly headerEnd: number
}

/** Finds the `(define …)` of a text and reports anything outside it. */
export function readDefine(text: string, lists: Lists, role: TextRole, log: Log): Define {
  for (const span of lists.glued) reportGluedVariable(text.slice(span.from, span.to), span, log)
  const defines = lists.top.filter(node => headOf(node) === 'define') as List[]
  const define = defines.find(node => roleOf(node) === role) ?? defines[0]
  if (define === undefined) return readBare(text, lists, role, log)
  const extra = lists.top.find(node => node !== define)
  if (extra !== undefined) log.report('text-after-end', extra.span, [])
  const head = define.items[0]!
  const header = define.items[1]
  const found = header && headOf(header)
  const isNamed = header?.items !== undefined && header.items.length > 1 && /^[^:]/.test(found!)
  if (isNamed && found !== role) {
    const { span } = header.items[0]!
    const isKnown = found === 'domain' || found === 'problem'
    const near = isKnown ? [] : log.near(found!, () => [role])
    log.lose('wrong-text', span, [found!, role], proposal(found!, near, span))
    if (near.length === 0) return { name: { name: '', span: header.span }, sections: [], headerEnd: header.span.to }
  } else if (header === undefined || found !== role) {
    log.lose('missing-name', head.span, [role])
    return {
      name: { name: '', span: head.span },
      sections: sectionsOf(define.items.slice(1), log),
      headerEnd: head.span.to,
    }
  }
  return {
    name: nameOf(header as List, role, log),
    sections: sectionsOf(define.items.slice(2), log),
    headerEnd: header.span.to,
  }
}

function reportGluedVariable(word: string, span: Span, log: Log): void {
  const spaced = word.replace(/(?<=[\w-])(?=\?[a-z])/gi, ' ')
  const variable = spaced.slice(spaced.indexOf(' ') + 1).split(' ')[0]!
  log.report('variable-without-space', span, [word, variable], {
    fix: { label: labels.replace(spaced), span, text: spaced },
  })
}

const roleOf = (define: List): string => (define.items.length < 2 ? '' : headOf(define.items[1]!))

function nameOf(header: List, role: TextRole, log: Log): Name {
  const [head, name] = header.items
  if (name === undefined || name.items !== undefined) log.lose('missing-name', head!.span, [role])
  else return { name: name.text, span: name.span }
  return { name: '', span: head!.span }
}

/** A text without `(define`: its lists may still be sections. */
function readBare(text: string, lists: Lists, role: TextRole, log: Log): Define {
  const first = lists.top[0]
  const span = first === undefined ? { from: 0, to: 0 } : startOf(first)
  log.lose('missing-define', span, [role])
  const header = lists.top.find(node => headOf(node) === role) as List | undefined
  const sections = lists.top.filter(node => headOf(node).startsWith(':')) as List[]
  const name = header?.items[1]
  return {
    name:
      name === undefined || name.items !== undefined
        ? { name: '', span: { from: 0, to: Math.min(1, text.length) } }
        : { name: name.text, span: name.span },
    sections,
    headerEnd: header?.span.to ?? span.from,
  }
}

/** The first token of a node. */
const startOf = (node: Node): Span =>
  node.items === undefined ? node.span : { from: node.span.from, to: node.span.from + 1 }

function sectionsOf(items: readonly Node[], log: Log): List[] {
  const sections: List[] = []
  let afterWord = false
  for (const item of items) {
    const isWord = item.items === undefined
    if (isWord && !afterWord) log.lose('stray-word', item.span, [item.text, '`(define …)`'])
    else if (!isWord) sections.push(...sectionOf(item, log))
    afterWord = isWord
  }
  return sections
}

function sectionOf(item: List, log: Log): List[] {
  const first = item.items[0]
  if (first === undefined) log.lose('empty-brackets', item.span, ['a section'])
  else if (first.items !== undefined) log.lose('missing-section', startOf(item), [])
  else return [item]
  return []
}

/**
 * The section a list is, by its head: one of `known`, or the one that a misspelt head certainly means, which is reported. `foreign` reports
 * anything else, as another dialect or as unknown; it has no name here.
 */
export function sectionName(
  section: List,
  role: TextRole,
  known: readonly string[],
  foreign: ReadonlyMap<string, SectionKind>,
  log: Log,
): string | undefined {
  const head = section.items[0]!
  const name = head.text
  if (known.includes(name)) return name
  const kind = foreign.get(name)
  const dialect = dialectOf(name)
  if (dialect !== undefined) log.loseOnce('unsupported-section', name, head.span, [name, dialect])
  else if (kind === 'ignored') log.report('ignored-section', head.span, [name])
  else if (kind !== undefined) log.lose('misplaced-section', head.span, [name, kind])
  else return misspelt(head.text, head.span, role, known, log)
  return undefined
}

/** The place where a section belongs, or why it is not read. */
export type SectionKind = TextRole | 'ignored'

function misspelt(name: string, span: Span, role: TextRole, known: readonly string[], log: Log): string | undefined {
  if (known.includes(`:${name}`)) {
    const fix = { label: labels.replace(`:${name}`), span, text: `:${name}` }
    log.lose('missing-colon', span, [name], { fix })
    return `:${name}`
  }
  const near = name.startsWith(':') ? log.near(name, () => known) : []
  const sections = { notes: [{ message: notes.sections(known) }] }
  log.lose('unknown-section', span, [name, role], near.length > 0 ? proposal(name, near, span) : sections)
  return near.length === 1 ? near[0] : undefined
}

/** Sections that are read without effect in both texts. */
export const ignoredSections: readonly (readonly [string, SectionKind])[] = [[':length', 'ignored']]
