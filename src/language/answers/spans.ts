// Where an answer stands in its text.

import type { Span } from '#base/text'
import type { Answer, ReadItem } from './reading'

/** The items of a list, or of both lists. */
export const listedIn = (answer: Answer): readonly ReadItem[] =>
  answer.kind === 'list' ? answer.items : answer.kind === 'two-lists' ? [...answer.pos, ...answer.neg] : []

/** Where the words of an answer are; nowhere for those that look at their surroundings themselves. */
export function spansOf(answer: Answer): readonly Span[] {
  switch (answer.kind) {
    case 'item':
      return [answer.item.span]
    case 'list':
    case 'two-lists': {
      const items = listedIn(answer)
      if (items.length === 0 && answer.span !== undefined) return [answer.span]
      return items.map(({ span }) => span)
    }
    case 'verification':
    case 'problem':
      return []
    case 'none':
      return answer.span === undefined ? [] : [answer.span]
    default:
      return [answer.span]
  }
}
