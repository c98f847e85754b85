// Where lists, sections and arguments are in a text.

import type { Span } from '#base/text'
import { headOf, type List, type Node } from '../list'
import { readLists } from '../lists'
import type { Domain, TypeExpression } from '../model'

/** The lists around an offset, outermost first. */
export function around(text: string, offset: number): readonly List[] {
  const path: List[] = []
  let items: readonly Node[] = readLists(text).top
  for (;;) {
    const inner = items.find(
      (item): item is List => item.items !== undefined && item.span.from <= offset && item.span.to > offset,
    )
    if (inner === undefined) return path
    path.push(inner)
    items = inner.items
  }
}

/** The sections of the definition in a text. */
export const sectionsOf = (text: string): readonly List[] =>
  (readLists(text).top.find(node => headOf(node) === 'define')?.items ?? []).filter(
    (node): node is List => node.items !== undefined,
  )

/** Before the bracket that closes a section. */
export function sectionEnd(text: string, head: string): number | undefined {
  const section = sectionsOf(text).find(each => headOf(each) === head)
  return section === undefined || section.broken ? undefined : section.span.to - 1
}

/** After the last of the sections of these names, which a new section follows. */
export function afterSections(text: string, heads: readonly string[]): number | undefined {
  const last = sectionsOf(text)
    .filter(each => heads.includes(headOf(each)) && !each.broken)
    .at(-1)
  return last?.span.to
}

/** The action around a place. */
export const actionAround = (text: string, { from }: Span): List | undefined =>
  around(text, from).find(list => headOf(list) === ':action')

/** The list of an action's parameters; undefined if there is none. */
export function parametersOf(action: List | undefined): List | undefined {
  const at = action?.items.findIndex(item => item.text === ':parameters') ?? -1
  const list = at < 0 ? undefined : action!.items[at + 1]
  return list?.items === undefined || list.broken ? undefined : list
}

/** The type that the predicate or function requires at the place of a name. */
export function expectedType(text: string, span: Span, domain: Domain): TypeExpression {
  const atom = around(text, span.from).at(-1)
  const at = atom?.items.findIndex(item => item.span.from === span.from) ?? -1
  const called = [...domain.predicates, ...domain.functions].find(
    ({ name }) => atom !== undefined && name === headOf(atom),
  )
  return called?.parameters[at - 1]?.type ?? []
}

export const typed = (name: string, type: TypeExpression): string =>
  type.length === 1 ? `${name} - ${type[0]!.name}` : name
