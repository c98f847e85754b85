// Lists of names with types, `a b - t c`: parameters, objects, constants and types all have this form.

import type { Span } from '#base/text'
import type { Node, List } from '../list'
import { headOf } from '../list'
import { dialectOf } from './dialects'
import type { Extras, Log } from './log'
import { labels, notes } from '../messages'
import type { Name, TypedName, TypeExpression } from '../model'

/** What a list declares, as named in messages. */
export type ListedThing = 'variable' | 'object' | 'type'

const untyped: TypeExpression = []

/** Reads `items[start ..]` as names with types; an entry that is not a name is reported and left out. */
export function readTypedNames(items: readonly Node[], start: number, entry: ListedThing, log: Log): TypedName[] {
  const found: TypedName[] = []
  /** Names from here on do not have their type yet. */
  let waiting: Name[] = []
  const settle = (type: TypeExpression): void => {
    for (const { name, span } of waiting) found.push({ name, span, type })
    waiting = []
  }
  for (let i = start; i < items.length; i++) {
    const node = items[i]!
    if (node.items !== undefined) {
      reportList(node, entry, log)
    } else if (node.text === '-') {
      const next = items[i + 1]
      if (next === undefined || isName(items, i + 1, entry, log))
        log.lose('missing-type', node.span, [], betweenDashes(items, i + 1, entry))
      else {
        const type = readType(next, log)
        if (waiting.length === 0) reportNameless({ from: node.span.from, to: next.span.to }, log)
        settle(type)
        i++
      }
    } else if (longDash.test(node.text) && items[i + 1] !== undefined) {
      const fix = { label: labels.replace('-'), span: node.span, text: '-' }
      log.report('long-dash', node.span, [node.text], { fix })
      settle(readType(items[++i]!, log))
    } else if (isGluedType(node.text)) {
      if (waiting.length === 0) reportNameless(node.span, log)
      else settle(readGluedType(node, log))
    } else if (isGluedName(items, i, entry)) {
      const { from, to } = node.span
      const name = node.text.slice(0, -1)
      reportGlued(node.span, node.text, `${name} -`, log)
      waiting.push({ name, span: { from, to: to - 1 } })
      settle(readType(items[++i]!, log))
    } else if (isEntry(node.text, entry)) waiting.push({ name: node.text, span: node.span })
    else if (waiting.length > 0 && log.types.has(node.text)) {
      const text = `- ${node.text}`
      const fix = { label: labels.replace(text), span: node.span, text }
      log.report('missing-dash', node.span, [node.text], { fix })
      settle(readType(node, log))
    } else if (node.text === '?' && entry === 'variable' && isPlain(items[i + 1])) {
      const { text, span } = items[++i]!
      const whole = { from: node.span.from, to: span.to }
      const fix = { label: labels.replace(`?${text}`), span: whole, text: `?${text}` }
      log.lose('expected-variable', whole, [`? ${text}`], { fix })
      waiting.push({ name: `?${text}`, span: whole })
    } else {
      const name = meantName(node.text, node.span, entry, log)
      if (name !== undefined) waiting.push({ name, span: node.span })
    }
  }
  settle(untyped)
  return found
}

/**
 * True if the word after a dash is not a type but the next name, because the type was forgotten. In `a - t - u`, the line breaks decide
 * which is missing; otherwise the types declared so far do.
 */
function isName(items: readonly Node[], at: number, entry: ListedThing, log: Log): boolean {
  const { text, span } = items[at]!
  if (text === '-') return true
  if (entry === 'variable') return text.charCodeAt(0) === 63
  const next = items[at + 1]
  if (text === '' || next?.text !== '-') return false
  const breaks = (from: number, to: number): boolean => /[\n\r]/.test(log.text.slice(from, to))
  if (breaks(items[at - 1]!.span.to, span.from)) return true
  return !breaks(span.to, next.span.from) && !log.types.has(text)
}

/** `b` of `a - b - c`, which means `a - b b - c`. */
function betweenDashes(items: readonly Node[], at: number, entry: ListedThing): Extras | undefined {
  const { text, span } = items[at] ?? { text: '-' }
  if (entry !== 'type' || text === '-' || text === '' || items[at + 2] === undefined) return undefined
  const fix = { label: labels.insert(text), span: { from: span!.to, to: span!.to }, text: ` ${text}` }
  return { notes: [{ message: notes.dashOnBothSides(text) }], fix }
}

/** A dash as word processors write it. */
const longDash = /^[‐-―−]$/

/** `-room` is a dash with its type; `-1` may be an object. */
export const isGluedType = (text: string): boolean => text.charCodeAt(0) === 45 && /^-[a-z]/.test(text)

/** The type of `-room`, which is read with a warning. */
export function readGluedType({ text, span: { from, to } }: Node, log: Log): TypeExpression {
  reportGlued({ from, to }, text, `- ${text.slice(1)}`, log)
  return typeName({ text: text.slice(1), span: { from: from + 1, to } }, log)
}

/** `?x- room`: a variable with the dash of the type that follows. For objects both words may be names. */
function isGluedName(items: readonly Node[], at: number, entry: ListedThing): boolean {
  const { text } = items[at]!
  if (entry !== 'variable' || !/^\?.*[^-]-$/.test(text)) return false
  const next = items[at + 1]
  return next !== undefined && next.text !== '-' && next.text.charCodeAt(0) !== 63
}

function reportGlued(span: Span, word: string, text: string, log: Log): void {
  log.report('dash-without-space', span, [word], {
    fix: { label: labels.replace(text), span, text },
  })
}

/** Reports a type without a name before it, which has no effect. */
function reportNameless(span: Span, log: Log): void {
  const fix = { label: labels.remove(log.text.slice(span.from, span.to)), span, text: '' }
  log.report('dash-without-names', span, [], { fix })
}

/** Reads the type after a dash: a name or `(either a b)`. */
export function readType(node: Node, log: Log): TypeExpression {
  if (node.items === undefined) return typeName(node, log)
  if (headOf(node) !== 'either' || node.items.length < 2) {
    log.lose('malformed-either', node.span, [])
    return untyped
  }
  return node.items.slice(1).flatMap(item => {
    if (item.items === undefined) return typeName(item, log)
    log.lose('malformed-either', item.span, [])
    return []
  })
}

function typeName(node: { text: string; span: Span }, log: Log): TypeExpression {
  const first = node.text.charCodeAt(0)
  if (first !== 63 && first !== 58)
    return [{ name: log.typesOfAll.has(node.text) ? 'object' : node.text, span: node.span }]
  log.lose('expected-name', node.span, [node.text, 'a type'])
  return untyped
}

const isPlain = (node: Node | undefined): boolean => /^[a-z]/.test(node?.text ?? '')

const isEntry = (text: string, entry: ListedThing): boolean => {
  const first = text.charCodeAt(0)
  return entry === 'variable' ? first === 63 && text.length > 1 : first !== 63 && first !== 58
}

function reportList(node: List, entry: ListedThing, log: Log): void {
  if (!refuseDialect(node, log))
    log.lose('name-in-brackets', node.span, [entry === 'object' ? 'an object' : `a ${entry}`])
}

/** Reports a word that cannot be declared here; returns the intended name if it is certain. */
function meantName(text: string, span: Span, entry: ListedThing, log: Log): string | undefined {
  const plain = entry === 'variable' ? text : text.slice(1)
  const meant = entry === 'variable' ? `?${text}` : plain
  const sure = /^[a-z][\w-]*$/.test(plain) && (entry === 'variable' || text.startsWith('?'))
  const extras = sure ? { fix: { label: labels.replace(meant), span, text: meant } } : undefined
  log.lost = true
  if (!sure) log.lostAny = true
  if (entry === 'variable') log.report('expected-variable', span, [text], extras)
  else log.report('expected-name', span, [text, entry === 'object' ? 'an object' : 'a type'], extras)
  return sure ? meant : undefined
}

/** The first character of variables and keywords: `?`, `:`. */
const isMark = (code: number): boolean => code === 63 || code === 58

/** The name of `(name parameter …)`; undefined, and reported, where something else is written there. */
export function readSignature(node: Node, what: string, log: Log): Name | undefined {
  if (node.items === undefined) {
    log.lose('expected-list', node.span, [node.text, what])
    return undefined
  }
  const head = node.items[0]
  if (head === undefined) log.lose('empty-brackets', node.span, [what])
  else if (head.items !== undefined) log.lose('double-brackets', node.span, [])
  else if (!isMark(head.text.charCodeAt(0))) return { name: head.text, span: head.span }
  else if (!refuseDialect(node, log)) log.lose('expected-name', head.span, [head.text, what])
  return undefined
}

/** Refuses a list that begins with a keyword of another dialect, such as `(:private …)`. */
function refuseDialect({ items }: List, log: Log): boolean {
  const head = items[0]
  const dialect = head === undefined ? undefined : dialectOf(head.text)
  if (dialect === undefined || head!.text.charCodeAt(0) !== 58) return false
  log.loseOnce('unsupported-section', head!.text, head!.span, [head!.text, dialect])
  return true
}
