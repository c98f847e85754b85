// The parts of a text as a tree, for an outline, folding and navigation.

import type { Span } from '#base/text'
import { functionsOf } from '../costs'
import type { TextRole } from '../diagnostic'
import { headOf, type List, type ListWord } from '../list'
import type { Name } from '../model'
import { parentsText, shapeOf, typedShapeOf, typeText } from '../shape'
import type { Symbols } from '../symbols'
import type { EntityKind } from './entity'

export interface OutlineItem {
  readonly kind: EntityKind | 'section' | 'rule'
  readonly name: string
  /** The details next to the name: parameters, a type, a count; '' if there are none. */
  readonly detail: string
  /** The span of the whole part, for folding. */
  readonly span: Span
  /** The span of the name, for navigation. */
  readonly nameSpan: Span
  readonly children: readonly OutlineItem[]
}

/** The outline of one of the two texts: its sections and their declarations. O(names). */
export function outlineOf(symbols: Symbols, role: TextRole): readonly OutlineItem[] {
  const entries = role === 'domain' ? domainEntries(symbols) : problemEntries(symbols)
  entries.sort((a, b) => a.nameSpan.from - b.nameSpan.from)
  const items: OutlineItem[] = []
  let next = 0
  for (const section of sectionsOf(symbols, role)) {
    while (next < entries.length && entries[next]!.nameSpan.from < section.span.from) next++
    const children: OutlineItem[] = []
    while (next < entries.length && entries[next]!.nameSpan.to <= section.span.to) children.push(entries[next++]!)
    const head = section.items[0] as ListWord
    if ((head.text === ':action' || head.text === ':derived') && children.length === 1) items.push(children[0]!)
    else items.push(sectionItem(section, head, children))
  }
  return items
}

function sectionItem(section: List, head: ListWord, children: readonly OutlineItem[]): OutlineItem {
  const parts = section.items.length - 1
  const counted = children.length > 0 ? children.length : parts
  return {
    kind: 'section',
    name: head.text,
    detail: head.text === ':goal' || head.text === ':metric' ? '' : `${counted}`,
    span: section.span,
    nameSpan: head.span,
    children,
  }
}

function sectionsOf(symbols: Symbols, role: TextRole): readonly List[] {
  const { top } = symbols[role].lists
  const define = top.find(node => headOf(node) === 'define')
  return (define?.items ?? top).filter(node => headOf(node).startsWith(':')) as List[]
}

const entry = (kind: OutlineItem['kind'], { name, span }: Name, detail: string, whole = span): OutlineItem => ({
  kind,
  name,
  detail,
  span: whole,
  nameSpan: span,
  children: [],
})

/** The text after the name in a form such as `(on ?x ?y)`. */
const rest = (shape: string): string => shape.slice(1, -1).split(' ').slice(1).join(' ')

function domainEntries({ domain: { domain } }: Symbols): OutlineItem[] {
  return [
    ...domain.types.map(one => entry('type', one, parentsText(one.parents))),
    ...domain.constants.map(one => entry('object', one, typeText(one.type))),
    ...domain.predicates.map(one => entry('predicate', one, rest(typedShapeOf(one)))),
    ...functionsOf(domain).map(one => entry('function', one, rest(typedShapeOf(one)))),
    ...domain.actions.map(one => entry('action', one, rest(shapeOf(one)), one.block)),
    ...domain.derived.map(({ predicate, parameters, block }) =>
      entry('rule', predicate, rest(shapeOf({ name: predicate.name, parameters })), block),
    ),
  ]
}

function problemEntries({ problem: { problem } }: Symbols): OutlineItem[] {
  return problem.objects.map(one => entry('object', one, typeText(one.type)))
}
