// Hovers in a phrases file: the declaration of a name in the domain, its role in a problem, and a wording as a rendered
// sentence.

import type { Span } from '#base/text'
import type { Domain } from '#planning/pddl/model'
import { hoverAt } from '#planning/pddl/symbols/hover'
import { readSymbols } from '#planning/pddl/symbols'
import { typedNameText } from '#planning/pddl/shape'
import { loadDomain } from '#planning/task/load'
import { countsOf, renderedOn } from './instances'
import { declaredIn, parameterOf } from './links'
import { type NamedSection, partAt, partsOf, type PhrasePart, slotAt } from '#language/english/phrase-parts'
import type { PhraseTexts } from './texts'
import { actionFieldWords, fieldWords, sectionWords, sourceWords } from './words'

export interface PhraseHover {
  readonly span: Span
  /** PDDL: a declaration, or the meaning of a sentence; '' if there is none. */
  readonly code: string
  /** The type of the code: `predicate`; '' if it is obvious. */
  readonly what: string
  /** The rendered wording; '' if it is not a wording. */
  readonly sentence: string
  /** Further paragraphs. */
  readonly sentences: readonly string[]
}

/** The hover at an offset of the phrases file; null if there is none. Never throws. */
export function hoverIn(texts: PhraseTexts, offset: number): PhraseHover | null {
  const parts = partsOf(texts.phrases)
  const part = partAt(parts, offset)
  if (part === undefined) return null
  const { domain } = loadDomain(texts.domain)
  if (part.kind === 'section' || part.kind === 'field') {
    const words = part.kind === 'section' ? [...sectionWords, ...sourceWords] : [...fieldWords, ...actionFieldWords]
    const doc = words.find(({ name }) => name === part.name)?.doc
    return doc === undefined ? null : { span: part.span, code: '', what: '', sentence: '', sentences: [doc] }
  }
  if (part.kind === 'entry') return ofName(texts, part.span, part.section, part.name)
  if (part.kind === 'listed') return ofName(texts, part.span, 'predicates', part.name)
  if (part.kind === 'gather') return ofParameter(domain, part.span, 'predicates', part)
  if (part.kind !== 'wording') return null
  const slot = slotAt(part, offset)
  if (slot === undefined) return ofWording(texts, part, parts)
  if (part.use === 'foreign') return ofName(texts, slot.span, 'types', slot.name)
  return ofParameter(domain, slot.span, part.use === 'action' ? 'actions' : 'predicates', {
    head: part.head,
    name: slot.name,
  })
}

/** A type, a predicate or an action, described as in the PDDL editor. */
function ofName(texts: PhraseTexts, span: Span, section: NamedSection, name: string): PhraseHover | null {
  const symbols = readSymbols({ domain: texts.domain, problem: texts.problem })
  const declared = declaredIn(symbols.domain.domain, section, name)
  const hover = declared && hoverAt(symbols, 'domain', declared.span.from)
  if (hover === undefined) return null
  const { kind, signature, doc, changedBy, isDerived, objectCount } = hover
  const facts: string[] = []
  if (isDerived === true) facts.push('Derived by rules.')
  else if (changedBy?.length === 0) facts.push('Static: no action changes it.')
  else if (changedBy !== undefined) facts.push(`Changed by ${changedBy.slice(0, 8).join(', ')}.`)
  if (objectCount !== undefined && texts.problem !== '')
    facts.push(objectCount === 1 ? 'One object has it.' : `${objectCount} objects have it.`)
  if (section !== 'types') facts.push(countsOf(texts, section, name))
  const sentences = [doc, facts.filter(text => text !== '').join(' ')].filter(text => text !== '')
  return { span, code: signature, what: kind, sentence: '', sentences: sentences }
}

function ofParameter(
  domain: Domain,
  span: Span,
  section: 'predicates' | 'actions',
  { head, name }: { readonly head: string; readonly name: string },
): PhraseHover | null {
  const declared = declaredIn(domain, section, head)
  const parameter = parameterOf(domain, section, head, name)
  if (declared === undefined || parameter === undefined) return null
  const place = declared.parameters.indexOf(parameter) + 1
  const sentences = [
    `Parameter ${place} of ${declared.parameters.length} of the ${section === 'actions' ? 'action' : 'predicate'} ${head}.`,
  ]
  return { span, code: typedNameText(parameter), what: '', sentence: '', sentences: sentences }
}

function ofWording(
  texts: PhraseTexts,
  part: Extract<PhrasePart, { kind: 'wording' }>,
  parts: readonly PhrasePart[],
): PhraseHover | null {
  const gather = parts.find(each => each.kind === 'gather' && each.head === part.head)
  const rendered = renderedOn(texts, {
    ...{ use: part.use, head: part.head, text: part.text },
    gather: gather?.kind === 'gather' ? gather.name : undefined,
  })
  if (rendered === undefined) return null
  const { span } = part
  return { span, code: rendered.items.join(' '), what: '', sentence: rendered.text, sentences: [] }
}
