// The domains whose English can be read: ours and the visitor's own, each with the wordings it has.

import type { EnglishDomain } from '../language/from-english/told-problem'
import type { Phrases } from '../language/phrases'
import type { Domain } from '../pddl/model'
import { type DomainFolder, domains, modelOf } from './domains'
import { phrasesOf, publishedPhrasesOf } from './phrases'

/** All, or the one with this name. */
export const englishDomains = (id?: string): readonly EnglishDomain[] =>
  domains()
    .filter(folder => id === undefined || folder.id === id)
    .map(englishDomain)

/** A domain that is no folder's, by its PDDL; without phrases by its names, read as words. */
export const englishOf = (
  text: string,
  domain: Domain,
  phrases: Phrases = phrasesOf(domain),
): EnglishDomain => ({
  ...{ id: domain.name, text, domain },
  wordings: [{ whose: 'own', phrases }],
})

const remembered = new WeakMap<DomainFolder, EnglishDomain>()

function englishDomain(folder: DomainFolder): EnglishDomain {
  const known = remembered.get(folder)
  if (known !== undefined) return known
  const domain = modelOf(folder)
  const published = publishedPhrasesOf(domain)
  const made: EnglishDomain = {
    id: folder.id,
    text: folder.domainText,
    domain,
    wordings: [
      ...(published === undefined ? [] : [{ whose: 'published' as const, phrases: published }]),
      { whose: 'own', phrases: phrasesOf(domain) },
    ],
  }
  remembered.set(folder, made)
  return made
}
