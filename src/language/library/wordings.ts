// The English that the answer reader understands for one question: the phrases listed by its record, those shipped for
// the domain, and the domain's own names read as words.

import { recent } from '#base/recent'
import { sessionDomains } from '#language/english/session-domains'
import type { Source } from '#planning/pddl/source'
import { phrasesOf } from './phrases'
import { wordingsWith } from './wordings-by'

/** Wordings for facts and actions; empty if the PDDL is invalid. */
export const wordingsFor = recent(
  8,
  ({ domain, problem }: Source, context = '') => [domain, problem, context, sessionDomains()],
  (source, context: string = '') => wordingsWith(phrasesOf, source, context),
)
