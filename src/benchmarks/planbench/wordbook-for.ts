// The wordbook of a record: by its name, or by the sentences that go with it.

import { recent } from '../../base/recent'
import type { Sentence, Wordbook } from '../../language/wordbook'
import { domains } from '../../library/domains'
import { phrasesOf } from '../../library/phrases'
import { loadDomain } from '../../task/load'
import { knownWordbook, wordbookOfPddl, wordbookOfPhrases } from './known/wordbooks'
import type { PlanBenchRecord, WordingData } from './record'

/** Wordings remembered. */
const MOST = 24

/** Undefined where nothing tells the words: then prompt and answer are PDDL, or the domain is not known. */
export function wordbookFor(
  { wording, words }: Pick<PlanBenchRecord, 'wording' | 'words'>,
  domainText: string | undefined,
): Wordbook | undefined {
  if (words !== undefined) return ofData(words)
  return (
    knownWordbook(wording) ?? (domainText === undefined ? undefined : named(wording, domainText))
  )
}

/** Id of the wording that is PDDL itself. */
export const PDDL_WORDING = 'pddl'

const named = recent(
  MOST,
  (wording: string, domainText: string) => [wording, domainText],
  (wording, domainText): Wordbook | undefined => {
    const { domain } = loadDomain(domainText)
    if (wording === PDDL_WORDING) return wordbookOfPddl(domain, PDDL_WORDING)
    const isOurs = domain.name === wording || domains().some(({ id }) => id === wording)
    return isOurs ? wordbookOfPhrases(phrasesOf(domain), domain, wording) : undefined
  },
)

const ofData = recent(
  MOST,
  (data: WordingData) => [data.id, JSON.stringify(data)],
  ({ id, actions, predicates, objects }): Wordbook => {
    const words = new Map(Object.entries(objects))
    const names = new Map([...words].map(([name, said]) => [said.toLowerCase(), name]))
    return {
      id,
      actions: new Map<string, readonly Sentence[]>(Object.entries(actions)),
      predicates: new Map<string, readonly Sentence[]>(Object.entries(predicates)),
      object: name => words.get(name) ?? name,
      objectOf: said => {
        const lower = said.toLowerCase()
        return names.get(lower) ?? (lower === '' || words.has(lower) ? undefined : lower)
      },
    }
  },
)
