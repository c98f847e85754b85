// The English of a problem's domain: our phrases if the domain is one of ours, else its names read as words.

import { type Phrases, plainPhrases } from '#language/english/phrases'
import { readPhrases } from '#language/english/read-phrases'
import type { Domain } from '#planning/pddl/model'
import { type DomainFolder, folderOf, modelFor } from './domains'
import { joinedPhrases } from './joined-phrases'
import { withRecordPhrases } from './record-phrases'

/**
 * The domain's English: our phrases if the domain is one of ours; names read as words for everything that has no
 * phrase.
 */
export function phrasesOf(domain: Domain): Phrases {
  const folder = folderOf(domain)
  const known = remembered.get(domain)
  if (known !== undefined && known.folder === folder) return known.phrases
  const phrases = folder === undefined ? plainPhrases(domain) : joined(domain, folder)
  remembered.set(domain, { folder, phrases })
  return phrases
}

interface Remembered {
  readonly folder: DomainFolder | undefined
  readonly phrases: Phrases
}
const remembered = new WeakMap<Domain, Remembered>()

/** The published wordings of the domain, where it is our own and has some; what they lack is not filled up. */
export function publishedPhrasesOf(domain: Domain): Phrases | undefined {
  const folder = folderOf(domain)
  if (folder?.publishedText === undefined) return undefined
  const known = rememberedPublished.get(domain)
  if (known !== undefined && known.folder === folder) return known.phrases
  const { phrases } = readPhrases(folder.publishedText, modelFor(domain, folder))
  rememberedPublished.set(domain, { folder, phrases })
  return phrases
}
const rememberedPublished = new WeakMap<Domain, Remembered>()

/** Our English for one question: what its own English lists comes first. */
export const phrasesOfQuestion = (domain: Domain, english: string): Phrases =>
  withRecordPhrases(phrasesOf(domain), english)

function joined(domain: Domain, folder: DomainFolder): Phrases {
  const own = modelFor(domain, folder)
  return joinedPhrases(domain, own, readPhrases(folder.phrasesText, own).phrases)
}
