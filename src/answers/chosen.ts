// The reading that a visitor chose of those on offer.

import { traceOf } from './read'
import type { Answer, FreeReading } from './reading'
import { claimOf } from './say-answer'

/** The text read as `chosen`; what our reader found itself stays on offer. */
export function chosenReading(text: string, found: FreeReading, chosen: Answer): FreeReading {
  const claim = claimOf(chosen)
  const all = [...(found.answer === null ? [] : [found.answer]), ...(found.doubt?.others ?? [])]
  const others = all.filter(answer => claimOf(answer) !== claim)
  return {
    answer: chosen,
    trace: traceOf(text, chosen),
    doubt: others.length === 0 ? null : { text: 'You chose this reading of the answer.', others },
  }
}
