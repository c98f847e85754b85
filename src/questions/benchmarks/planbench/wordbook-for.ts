// The wordbook of a record: by its name, or by the sentences stored with it.

import { recent } from '#base/recent'
import type { Sentence, Wordbook } from '#language/english/wordbook'
import { loadDomain } from '#planning/task/load'
import { knownWordbook, wordbookOfPddl } from './known/wordbooks'
import type { PlanBenchRecord, WordingData } from './record'

/** Number of wordbooks cached. */
const MAX_REMEMBERED = 24

/** Undefined if there is no wording: the prompt and the answer are PDDL, or the domain is unknown. */
export function wordbookFor(
  { wording, words }: Pick<PlanBenchRecord, 'wording' | 'words'>,
  domainText: string | undefined,
): Wordbook | undefined {
  if (words !== undefined) return ofData(words)
  const known = knownWordbook(wording)
  if (known !== undefined || wording !== PDDL_WORDING || domainText === undefined) return known
  return wordbookOfPddl(loadDomain(domainText).domain, PDDL_WORDING)
}

/** Id of the wording that is PDDL itself. */
export const PDDL_WORDING = 'pddl'

const ofData = recent(
  MAX_REMEMBERED,
  (data: WordingData) => [data.id, JSON.stringify(data)],
  ({ id, actions, predicates, objects }): Wordbook => {
    const words = new Map(Object.entries(objects))
    const names = new Map([...words].map(([name, text]) => [text.toLowerCase(), name]))
    return {
      id,
      actions: new Map<string, readonly Sentence[]>(Object.entries(actions)),
      predicates: new Map<string, readonly Sentence[]>(Object.entries(predicates)),
      object: name => words.get(name) ?? name,
      objectOf: text => {
        const lower = text.toLowerCase()
        const isName = lower !== '' && !/\s/.test(lower) && !words.has(lower)
        return names.get(lower) ?? (isName ? lower : undefined)
      },
    }
  },
)
