// The English of a problem's domain: the shipped phrases if there are any, else its names read as words.

import { type Phrases, plainPhrases } from '#language/english/phrases'
import { readPhrases } from '#language/english/read-phrases'
import type { Domain } from '#planning/pddl/model'
import { type DomainFolder, folderOf, modelFor } from './domains'
import { joinedPhrases } from './joined-phrases'
import { withRecordPhrases } from './record-phrases'

/** The domain's English: the shipped phrases if there are any; names read as words for everything without a phrase. */
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

/**
 * The published wordings of the domain, if it is a shipped one with published wordings; missing ones are not filled in.
 */
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

/** The domain's English for one question: phrases that its own record lists take precedence. */
export const phrasesOfQuestion = (domain: Domain, english: string): Phrases =>
  withRecordPhrases(phrasesOf(domain), english)

function joined(domain: Domain, folder: DomainFolder): Phrases {
  const own = modelFor(domain, folder)
  return joinedPhrases(domain, own, readPhrases(folder.phrasesText, own).phrases)
}
