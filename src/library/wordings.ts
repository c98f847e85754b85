// The English that our reader of answers understands for one question: the phrases that its own record lists, those
// we ship for the domain, and the domain's own names read as words.

import { recent } from '../base/recent'
import {
  looseWordings,
  type Wording,
  wordingsInContext,
  nounsOf,
  wordingsOfPhrases,
} from '../answers/wordings'
import { saidOtherwise } from '../answers/said-otherwise'
import { sessionDomains } from '../language/session-domains'
import { type Phrases, plainPhrases } from '../language/phrases'
import type { Domain } from '../pddl/model'
import type { Source } from '../pddl/source'
import { loadTask } from '../task/load'
import { phrasesOf } from './phrases'

/** Wordings for facts and actions; none where the PDDL cannot be used. */
export const wordingsFor = recent(
  8,
  ({ domain }: Source, context = '') => [domain, context, sessionDomains()],
  (source, context: string = '') => madeFor(source, context),
)

function madeFor(source: Source, context: string): readonly Wording[] {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return []
  return wordingsBy(prepared.domain, phrasesOf(prepared.domain), context)
}

/** The same by other phrases than ours. */
export function wordingsBy(domain: Domain, phrases: Phrases, context = ''): readonly Wording[] {
  const nouns = nounsOf([
    ...domain.types.map(({ name }) => name),
    ...phrases.types.flatMap(({ one, many }) => [one, many]),
  ])
  const arities = {
    action: new Map(domain.actions.map(({ name, parameters }) => [name, parameters.length])),
    fact: new Map(domain.predicates.map(({ name, parameters }) => [name, parameters.length])),
  }
  const shipped = wordingsOfPhrases(phrases, nouns, true)
  const fits = ({ role, name, arity }: Wording): boolean => arities[role].get(name) === arity
  const told = [
    ...wordingsInContext(context, arities, nouns),
    ...shipped.filter(fits),
    ...wordingsOfPhrases(plainPhrases(domain), nouns),
  ]
  return [
    ...told,
    ...saidOtherwise(told),
    ...domain.actions.flatMap(({ name, parameters }) => looseWordings(name, parameters.length)),
  ].map(wording => ({ ...wording, nouns }))
}
