// The English that our reader of answers understands for one question: the phrases that its own record lists, those
// we ship for the domain, and the domain's own names read as words.

import { recent } from '#base/recent'
import { sessionDomains } from '#language/english/session-domains'
import type { Source } from '#planning/pddl/source'
import { phrasesOf } from './phrases'
import { wordingsWith } from './wordings-by'

/** Wordings for facts and actions; none if the PDDL cannot be used. */
export const wordingsFor = recent(
  8,
  ({ domain, problem }: Source, context = '') => [domain, problem, context, sessionDomains()],
  (source, context: string = '') => wordingsWith(phrasesOf, source, context),
)
