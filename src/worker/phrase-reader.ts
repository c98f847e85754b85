// English sentences of a domain as facts and actions, for our reader of answers: in the wordings we ship,
// else in the domain's own names read as words.

import { fitsOf, PhraseBook } from '../language/read-back'
import type { Source } from '../questions/question'
import { prepare } from '../verdicts/prepared'
import { phrasesFor } from './wording'

/** Reads a sentence as `(name arg …)`, where it is one of the domain's and means one thing. */
export function phraseReader(source: Source): (text: string) => string | undefined {
  let book: PhraseBook | null | undefined
  return text => {
    if (book === undefined) book = bookFor(source)
    const stated = book?.read(text) ?? []
    const [only] = stated
    return stated.length === 1 && !only!.negated && only!.items.length === 1
      ? only!.items[0]
      : undefined
  }
}

/** null where the PDDL cannot be used. */
function bookFor(source: Source): PhraseBook | null {
  const prepared = prepare(source)
  if (prepared.kind !== 'ready') return null
  const { domain, task } = prepared
  return new PhraseBook(phrasesFor(domain), task.objects, fitsOf(domain, task.problem.objects))
}
