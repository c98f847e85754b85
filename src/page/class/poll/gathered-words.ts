// Describes the outcome of collecting votes in sentences: nothing is skipped silently.

import type { GatheredVotes } from '#teaching/polls/gather'
import { counted, grouped } from '#page/ui/naming'

/** Describes the votes that count. */
export function foundWords({ found, fresh, changed, replaced, damaged }: GatheredVotes): string {
  if (found === 0 && damaged.all === 0) return 'No code was found. A code begins with PG-.'
  const parts = [
    `${counted(fresh, 'new vote')}`,
    ...(changed > 0 ? [`${grouped(changed)} changed`] : []),
    ...(replaced > 0 ? [`${grouped(replaced)} replaced by a later vote from the same phone`] : []),
  ]
  return `${counted(found, 'code')} found: ${parts.join(', ')}.`
}

/** Describes the votes that do not count, and why; '' if all count. */
export function passedWords({ otherRound, elsewhere, stray, damaged }: GatheredVotes): string {
  const parts = [
    ...(otherRound > 0 ? [`${grouped(otherRound)} from another round`] : []),
    ...(elsewhere > 0 ? [`${grouped(elsewhere)} for another question or sheet`] : []),
    ...(stray > 0 ? [`${grouped(stray)} for a choice that this question does not have`] : []),
    ...(damaged.all > 0 ? [`${grouped(damaged.all)} damaged (${damaged.some.slice(0, 3).join(', ')})`] : []),
  ]
  return parts.length === 0 ? '' : `Not counted: ${parts.join('; ')}.`
}
