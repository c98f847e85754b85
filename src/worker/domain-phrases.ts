// The English of a domain: ours where it is one of our folders, else its own names read as words.

import { domainFolders } from '../../domains/index'
import { plainPhrases, type Phrases } from '../language/phrases'
import { readPhrases } from '../language/read-phrases'
import type { Domain } from '../pddl/model'

const read = new WeakMap<Domain, Phrases>()

/** How facts and actions of the domain are said; read once for each domain. */
export function phrasesFor(domain: Domain): Phrases {
  let phrases = read.get(domain)
  if (phrases === undefined) {
    const folder = domainFolders.find(({ pddlName }) => pddlName === domain.name)
    phrases =
      folder === undefined ? plainPhrases(domain) : readPhrases(folder.phrasesText, domain).phrases
    read.set(domain, phrases)
  }
  return phrases
}
