// Positions of the wordings in a phrases file, with their slots and declarations: for linking words of rendered
// sentences to the file, and the reverse.

import { LineTable, type Span } from '#base/text'
import type { Phrases } from '#language/english/phrases'
import type { Template } from '#language/english/template'
import type { Domain, Predicate } from '#planning/pddl/model'
import { typeText } from '#planning/task/universe'
import type { Place, Section, WordingPlace } from './renderings'

/** All wordings, in the order of the text. */
export function wordingPlaces(
  domain: Domain,
  domainText: string,
  phrases: Phrases,
  phrasesText: string,
): WordingPlace[] {
  const inPhrases = placing(phrasesText)
  const inDomain = placing(domainText)
  const found: WordingPlace[] = []
  const declaring = (declared: Pick<Predicate, 'span' | 'parameters'> | undefined) =>
    declared === undefined
      ? { parameters: [] }
      : {
          declared: inDomain(declared.span),
          parameters: declared.parameters.map(({ name, span, type }) => ({
            ...inDomain(span),
            name,
            type: typeText(type),
          })),
        }
  const add = (
    about: Pick<WordingPlace, 'sort' | 'head' | 'declared' | 'parameters'>,
    section: Section,
    templates: readonly Template[],
  ): void => {
    templates.forEach(({ span, text, parts }, i) => {
      found.push({
        ...about,
        ...inPhrases(span),
        ...{ section, number: i + 1, of: templates.length, text },
        slots: parts.flatMap(part => (part.kind === 'slot' ? [{ ...inPhrases(part.span), name: part.name }] : [])),
      })
    })
  }
  const plain = (text: string, span: Span): Template => ({ text, span, parts: [] })
  if (phrases.introductionSpan !== undefined)
    add({ sort: 'introduction', head: '', parameters: [] }, 'introduction', [
      plain(phrases.introduction, phrases.introductionSpan),
    ])
  for (const { name, one, many, spans } of phrases.types) {
    if (spans === undefined) continue
    const type = domain.types.find(each => each.name === name)
    const about = {
      sort: 'type',
      head: name,
      ...declaring(type && { ...type, parameters: [] }),
    } as const
    add(about, 'one', [plain(one, spans.one)])
    add(about, 'many', [plain(many, spans.many)])
  }
  for (const { name, holds, fails, told: template, read = [] } of phrases.predicates.values()) {
    const declared = domain.predicates.find(each => each.name === name)
    const about = { sort: 'predicate', head: name, ...declaring(declared) } as const
    add(about, 'holds', holds)
    add(about, 'fails', fails)
    add(about, 'told', template === undefined ? [] : [template])
    add(about, 'read', read)
  }
  for (const { name, wordings, read = [] } of phrases.actions.values()) {
    const declared = domain.actions.find(each => each.name === name)
    const about = { sort: 'action', head: name, ...declaring(declared) } as const
    add(about, 'wordings', wordings)
    add(about, 'read', read)
  }
  add({ sort: 'foreign', head: '', parameters: [] }, 'foreign', phrases.foreign)
  return found.sort((a, b) => a.from - b.from)
}

/** Spans with their lines. */
function placing(text: string): (span: Span) => Place {
  const table = new LineTable(text)
  return ({ from, to }) => ({ from, to, line: table.positionAt(from).line })
}
