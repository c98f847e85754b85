// The offered reading that a visitor chose.

import { traceOf } from './read'
import type { Answer, FreeReading } from './reading'
import { isSameAnswer } from './render-answer'

/** The reading offered that states the same; undefined if there is none. */
export function offeredAs({ answer, doubt }: FreeReading, chosen: Answer): Answer | undefined {
  const all = [...(answer === null ? [] : [answer]), ...(doubt?.others ?? [])]
  return all.find(each => isSameAnswer(each, chosen))
}

/** The text read as the reading offered that states the same as `chosen`, with the others offered; `found` if none does. */
export function chosenReading(text: string, found: FreeReading, chosen: Answer): FreeReading {
  const answer = offeredAs(found, chosen)
  if (answer === undefined) return found
  const all = [...(found.answer === null ? [] : [found.answer]), ...(found.doubt?.others ?? [])]
  const others = all.filter(each => !isSameAnswer(each, answer))
  return {
    answer,
    trace: traceOf(text, answer),
    doubt: others.length === 0 ? null : { text: 'You chose this reading of the answer.', others },
  }
}
