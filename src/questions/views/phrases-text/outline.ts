// The outline of a phrases file: sections, entries, and the fields of predicates.

import type { Span } from '#base/text'
import { partsOf, type PhrasePart } from '#language/english/phrase-parts'

export interface PhraseOutlineItem {
  readonly kind: 'section' | 'predicate' | 'action' | 'type' | 'field'
  readonly name: string
  /** The first wording, if there is any. */
  readonly detail: string
  readonly span: Span
  readonly nameSpan: Span
  readonly children: readonly PhraseOutlineItem[]
}

interface Growing extends PhraseOutlineItem {
  span: { from: number; to: number }
  detail: string
  children: Growing[]
}

const kinds = { types: 'type', predicates: 'predicate', actions: 'action' } as const

/** In the order of the text. Never throws. */
export function outlineOfPhrases(text: string): readonly PhraseOutlineItem[] {
  const sections: Growing[] = []
  const grow = (part: PhrasePart, levels: readonly (Growing | undefined)[]): void => {
    for (const item of levels) if (item !== undefined) item.span.to = part.span.to
  }
  for (const part of partsOf(text)) {
    const section = sections.at(-1)
    const entry = section?.children.at(-1)
    const field = entry?.children.at(-1)
    grow(part, part.kind === 'section' ? [] : [section, ...(isWithin(part) ? [entry, field] : [])])
    if (part.kind === 'section') sections.push(itemOf('section', part.name, part.span))
    else if (part.kind === 'entry') section?.children.push(itemOf(kinds[part.section], part.name, part.span))
    else if (part.kind === 'field') entry?.children.push(itemOf('field', part.name, part.span))
    else if (part.kind === 'wording' || part.kind === 'form') {
      if (entry !== undefined && entry.detail === '') entry.detail = part.text
      if (field !== undefined && field.detail === '') field.detail = part.text
    }
  }
  return sections
}

const isWithin = ({ kind }: PhrasePart): boolean => kind !== 'entry' && kind !== 'section'

const itemOf = (kind: Growing['kind'], name: string, { from, to }: Span): Growing => ({
  kind,
  name,
  detail: '',
  span: { from, to },
  nameSpan: { from, to },
  children: [],
})
