// The domains with readable English, shipped and the visitor's own, each with its wordings.

import type { EnglishDomain } from '#language/english/from-english/described-problem'
import type { Phrases } from '#language/english/phrases'
import type { Domain } from '#planning/pddl/model'
import { type DomainFolder, domains, modelOf, versionsOf } from './domains'
import { phrasesOf, publishedPhrasesOf } from './phrases'

/** All of them, or the one with this name; each preceded by its further versions. */
export const englishDomains = (id?: string): readonly EnglishDomain[] =>
  domains()
    .filter(folder => id === undefined || folder.id === id)
    .flatMap(folder => [...versions(folder), englishDomain(folder)])

/** The versions that the domain's published English applies to. */
function versions(folder: DomainFolder): readonly EnglishDomain[] {
  const known = rememberedVersions.get(folder)
  if (known !== undefined) return known
  const models = versionsOf(folder)
  const made = (publishedPhrasesOf(modelOf(folder))?.versions ?? []).flatMap(version => {
    const domain = models.get(version.name)
    const phrases = domain && publishedPhrasesOf(domain)
    return domain === undefined || phrases === undefined
      ? []
      : [
          {
            ...{ id: folder.id, version, text: folder.variants[version.name]!, domain },
            wordings: [{ wording: 'published' as const, phrases }],
          },
        ]
  })
  rememberedVersions.set(folder, made)
  return made
}
const rememberedVersions = new WeakMap<DomainFolder, readonly EnglishDomain[]>()

/** A domain without a folder, by its PDDL; without phrases, its names are read as words. */
export const englishOf = (text: string, domain: Domain, phrases: Phrases = phrasesOf(domain)): EnglishDomain => ({
  ...{ id: domain.name, text, domain },
  wordings: [{ wording: 'own', phrases }],
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
      ...(published === undefined ? [] : [{ wording: 'published' as const, phrases: published }]),
      { wording: 'own', phrases: phrasesOf(domain) },
    ],
  }
  remembered.set(folder, made)
  return made
}
