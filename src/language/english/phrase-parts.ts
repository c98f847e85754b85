// A phrases file as parts with positions (sections, entries, wordings, slots, names), even if its YAML is invalid.
// `readPhrases` interprets the parts.

import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Span } from '#base/text'

/** The use of a wording, determined by its position in the file. */
export type WordingPlace = 'holds' | 'fails' | 'read' | 'told' | 'action' | 'foreign'

/** The sections with entries keyed by names of the domain. */
export type NamedSection = 'types' | 'predicates' | 'actions'

export interface WrittenSlot {
  /** The slot's name in lower case, without a question mark; '' for `{}`. */
  readonly name: string
  /** The range of the name between the braces. */
  readonly span: Span
}

/** A part of a phrases file. Names are lower-cased; `span` is its range in the file, quotes included. */
export type PhrasePart =
  | { readonly kind: 'section'; readonly name: string; readonly span: Span }
  | {
      readonly kind: 'entry'
      readonly section: NamedSection
      readonly name: string
      readonly span: Span
    }
  /** A field of a predicate, such as `holds` or `told`. */
  | { readonly kind: 'field'; readonly head: string; readonly name: string; readonly span: Span }
  /** A name in `state` or `setting`. */
  | {
      readonly kind: 'listed'
      readonly section: 'state' | 'setting'
      readonly name: string
      readonly span: Span
    }
  | { readonly kind: 'gather'; readonly head: string; readonly name: string; readonly span: Span }
  /** The noun for objects of a type. */
  | { readonly kind: 'form'; readonly head: string; readonly text: string; readonly span: Span }
  | {
      readonly kind: 'wording'
      readonly use: WordingPlace
      /** Predicate or action; '' for `foreign`. */
      readonly head: string
      readonly text: string
      readonly span: Span
      readonly slots: readonly WrittenSlot[]
    }
  | { readonly kind: 'introduction'; readonly span: Span }

/** Longer texts have no parts. */
const MAX_CHARACTERS = 200_000

/** A scalar of the YAML, and the path of keys to it. */
export interface WrittenScalar {
  readonly path: readonly string[]
  readonly isKey: boolean
  readonly value: string
  readonly span: Span
}

/** All scalars, in the order of the text; for invalid YAML, as many as could be recognized. Never throws. */
export function scalarsOf(text: string): readonly WrittenScalar[] {
  if (text.length > MAX_CHARACTERS) return []
  const found: WrittenScalar[] = []
  const walk = (node: unknown, path: readonly string[], isKey = false): void => {
    if (isScalar(node) && node.range) {
      const value = typeof node.value === 'string' ? node.value : (node.source ?? '')
      found.push({ path, isKey, value, span: { from: node.range[0], to: node.range[1] } })
    } else if (isSeq(node)) for (const item of node.items) walk(item, path)
    else if (isMap(node))
      for (const { key, value } of node.items) {
        walk(key, path, true)
        walk(value, [...path, isScalar(key) ? String(key.value).toLowerCase() : ''])
      }
  }
  try {
    walk(parseDocument(text, { prettyErrors: false, uniqueKeys: false }).contents, [])
  } catch {
    // The YAML library is recursive: brackets nested thousands deep overflow the stack.
  }
  return found
}

/** All parts, in the order of the text. Never throws. */
export const partsOf = (text: string): readonly PhrasePart[] =>
  scalarsOf(text).flatMap(scalar => partOf(scalar, text) ?? [])

/** The part at an offset; a part that ends there counts too. */
export const partAt = (parts: readonly PhrasePart[], offset: number): PhrasePart | undefined =>
  parts.find(({ span }) => span.from <= offset && offset <= span.to)

/** The slot at an offset; its braces count. */
export const slotAt = (part: PhrasePart, offset: number): WrittenSlot | undefined =>
  part.kind === 'wording' ? part.slots.find(({ span }) => span.from - 1 <= offset && offset <= span.to + 1) : undefined

function partOf({ path, isKey, value, span }: WrittenScalar, text: string): PhrasePart | undefined {
  const [section = '', head = '', field = ''] = path
  const name = value.toLowerCase()
  if (isKey) {
    if (path.length === 0) return { kind: 'section', name, span }
    if (path.length === 1 && isNamed(section)) return { kind: 'entry', section, name, span }
    if (path.length === 2 && (section === 'predicates' || section === 'actions'))
      return { kind: 'field', head, name, span }
    return undefined
  }
  const place = placeOf(path)
  if (place === 'introduction') return { kind: 'introduction', span }
  if (place === 'listed') return { kind: 'listed', section: section === 'state' ? 'state' : 'setting', name, span }
  if (place === 'form') return { kind: 'form', head, text: value, span }
  if (place === 'gather') return { kind: 'gather', head, name, span }
  if (place !== 'wording') return undefined
  const use = section === 'foreign' ? 'foreign' : section === 'actions' ? 'action' : (field as WordingPlace)
  const slots = slotsIn(text, span)
  return { kind: 'wording', use, head: use === 'foreign' ? '' : head, text: value, span, slots }
}

/** The kind of value expected under these keys; undefined if none is. */
export function placeOf(
  path: readonly string[],
): 'introduction' | 'listed' | 'form' | 'gather' | 'wording' | undefined {
  const [section = '', , field = ''] = path
  if (path.length === 1) {
    if (section === 'introduction') return 'introduction'
    if (section === 'state' || section === 'setting') return 'listed'
    return section === 'foreign' ? 'wording' : undefined
  }
  if (path.length === 2) {
    if (section === 'types') return 'form'
    return section === 'actions' ? 'wording' : undefined
  }
  if (path.length !== 3) return undefined
  if (section === 'actions') return field === 'wordings' || field === 'read' ? 'wording' : undefined
  if (section !== 'predicates') return undefined
  if (field === 'gather') return 'gather'
  return isWordingField(field) ? 'wording' : undefined
}

export const isNamed = (section: string): section is NamedSection =>
  section === 'types' || section === 'predicates' || section === 'actions'

const isWordingField = (field: string): boolean =>
  field === 'holds' || field === 'fails' || field === 'read' || field === 'told'

/** The slots in a range of the text. */
function slotsIn(text: string, { from, to }: Span): WrittenSlot[] {
  const slots: WrittenSlot[] = []
  for (const match of text.slice(from, to).matchAll(/\{\s*\??([^\s{}?]*)\s*\}/g)) {
    const start = from + match.index + match[0].indexOf(match[1]!, 1)
    const span = { from: start, to: start + match[1]!.length }
    slots.push({ name: match[1]!.toLowerCase(), span })
  }
  return slots
}
