// The English of a problem's domain: ours where it is one of ours, else its names read as words.

import { domainFolders } from '../../domains/index'
import { type Phrases, plainPhrases } from '../language/phrases'
import { readPhrases } from '../language/read-phrases'
import type { Domain } from '../pddl/model'

/** The phrases for a domain; remembered for as long as the domain is. */
export function phrasesFor(domain: Domain): Phrases {
  const known = remembered.get(domain)
  if (known !== undefined) return known
  const folder = domainFolders.find(({ pddlName }) => pddlName === domain.name)
  const phrases =
    folder === undefined ? plainPhrases(domain) : readPhrases(folder.phrasesText, domain).phrases
  remembered.set(domain, phrases)
  return phrases
}

const remembered = new WeakMap<Domain, Phrases>()
