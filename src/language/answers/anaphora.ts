// Sentences about an item that the previous sentence named: `(a b)… No, that can be reached.`

import type { Span } from '#base/text'
import { tokensOf } from './lexicon'
import { type Doc, spanAt } from './lines'
import type { ItemStance } from './standing'
import { tailOf } from './tail'
import type { WordMeaning } from './worth'

const subject =
  /^[^\p{L}\p{N}]*(?:(?:no|yes|nope|yep|hmm|wait|but|well|actually|indeed|however|unfortunately|sadly)\b[\s,.!:…–—-]{1,5}){0,3}(that|this|it|which)(?:'s)?(?: (?:one|action|fact|proposition|option|choice|move|step|answer|candidate|choice))?(?= (?:is|are|was|can|cannot|could|does|do|would|will|must|has|isn't|can't|doesn't|won't|fails?|works?|violates|requires|holds?|never|seems|brings|moves|leads|helps|breaks)\b|'s )/u

/** The stances, with what the next sentence states about the last mention of each. Linear. */
export function taken<S extends ItemStance>(
  { low, sentences }: Doc,
  standings: readonly S[],
  mentions: readonly Span[],
  meaning: WordMeaning,
): readonly S[] {
  return standings.map((one, i) => {
    const next = sentences[one.sentence + 1]
    // If a sentence has several, the words mean all of them, or none.
    if (next === undefined || one.stance === 'explained' || standings[i - 1]?.sentence === one.sentence) return one
    const other = mentions[i + 1]
    if (other !== undefined && other.from < next.to) return one
    const words = low.slice(next.from, Math.min(next.to, next.from + 300))
    const match = subject.exec(words)
    if (match === null || /\n\s*\n/.test(low.slice(mentions[i]!.to, next.from + match[0].length))) return one
    const at = next.from + match[0].length
    const value = statedBehind(low, at, next.from + words.length, meaning)
    if (value === undefined) return one
    if (value === 'deny') return { ...one, stance: 'denied', strong: true, asked: false }
    return one.stance === 'denied' ? one : { ...one, stance: 'given', strong: true, asked: false }
  })
}

/** What is stated about a subject that ends at `at`; it is stated, not only considered. */
export function statedBehind(low: string, at: number, to: number, meaning: WordMeaning): 'give' | 'deny' | undefined {
  const tokens = tokensOf(low, at - 1, to, [{ from: at - 1, to: at }], 0, 1)
  const place = spanAt(tokens, at - 1)
  const { value, considered } = tailOf(tokens, place, meaning, { value: undefined, plain: undefined }, false)
  return considered === true ? undefined : value
}
