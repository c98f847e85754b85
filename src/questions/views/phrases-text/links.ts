// Links names and slots in a phrases file to their declarations in the domain's PDDL, and back.

import type { Span } from '#base/text'
import type { Domain, TypedName } from '#planning/pddl/model'
import { loadDomain } from '#planning/task/load'
import { readSymbols } from '#planning/pddl/symbols'
import { partsOf, type PhrasePart } from '#language/english/phrase-parts'
import type { PhraseTexts } from './texts'

/** A span, and its declaration in the domain. */
export interface PhraseLink extends Span {
  /** The declared name, in the domain's text. */
  readonly declared: Span
  /** `entry`: the head of an entry, or the declaration itself. `wording`: English for the declared item. */
  readonly kind: 'entry' | 'name' | 'wording'
}

export interface PhraseLinks {
  /** Ranges in the phrases file, in order; those of slots are within those of their wordings. */
  readonly phrases: readonly PhraseLink[]
  /** Ranges in the domain, in order. */
  readonly domain: readonly PhraseLink[]
}

/** All links of the two texts. Never throws. */
export function linksOf({ domain: text, phrases }: Pick<PhraseTexts, 'domain' | 'phrases'>): PhraseLinks {
  const { domain } = loadDomain(text)
  const parts = partsOf(phrases)
  return { phrases: parts.flatMap(part => linksOfPart(part, domain)), domain: namesIn(text) }
}

function linksOfPart(part: PhrasePart, domain: Domain): PhraseLink[] {
  const to = (
    span: Span,
    declared: { readonly span: Span } | undefined,
    kind: PhraseLink['kind'] = 'name',
  ): PhraseLink[] => (declared === undefined ? [] : [{ from: span.from, to: span.to, declared: declared.span, kind }])
  switch (part.kind) {
    case 'entry':
      return to(part.span, declaredIn(domain, part.section, part.name), 'entry')
    case 'listed':
      return to(part.span, declaredIn(domain, 'predicates', part.name))
    case 'gather':
      return to(part.span, parameterOf(domain, 'predicates', part.head, part.name))
    case 'wording': {
      const section = part.use === 'action' ? 'actions' : 'predicates'
      const slots = part.slots.flatMap(({ name, span }) =>
        to(
          span,
          part.use === 'foreign' ? declaredIn(domain, 'types', name) : parameterOf(domain, section, part.head, name),
        ),
      )
      if (part.use === 'foreign') return slots
      return [...to(part.span, declaredIn(domain, section, part.head), 'wording'), ...slots]
    }
    default:
      return []
  }
}

/** The declaration of a type, a predicate or an action. */
export function declaredIn<Section extends 'types' | 'predicates' | 'actions'>(
  domain: Domain,
  section: Section,
  name: string,
): Domain[Section][number] | undefined {
  const list: readonly Domain[Section][number][] = domain[section]
  return list.find(each => each.name === name)
}

/** A parameter of a predicate or an action; its name without the question mark. */
export const parameterOf = (
  domain: Domain,
  section: 'predicates' | 'actions',
  head: string,
  name: string,
): TypedName | undefined => declaredIn(domain, section, head)?.parameters.find(each => each.name === `?${name}`)

/** Names in the domain that phrases may refer to. */
function namesIn(text: string): PhraseLink[] {
  const wanted = new Set(['predicate', 'action', 'type', 'variable'])
  return readSymbols({ domain: text, problem: '' }).occurrences.domain.flatMap(({ entity, span, isDeclaration }) => {
    const declared = entity.occurrences.find(each => each.isDeclaration)?.span
    return declared === undefined || !wanted.has(entity.kind)
      ? []
      : [{ from: span.from, to: span.to, declared, kind: isDeclaration ? 'entry' : 'name' }]
  })
}
