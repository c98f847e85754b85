// Facts and actions written in English, found word by word in a response: the longest wording that fits at a place.
// Articles, kinds of things and endings do not matter; a `not` or `no longer` inside states that a fact fails.

import type { Item } from './items'
import { type FoundPhrase, goingOn, listGoesOn, ofSeveral, withIt } from './elided'
import type { Names } from './names'
import { bestAt, indexOf, type PhraseMatch } from './phrase-match'
import { ofBareNot, ofNoSubject, ofRelative, ofSubject, wantedWithin } from './phrase-subjects'
import { type Token, tokensOf } from './phrase-tokens'
import { kindNounsOf, type Nouns, type Wording } from './wordings'

/** Called for ambiguous words, which are not read as an item. */
export type OnAmbiguous = (meanings: readonly Item[]) => void

/** The items written in English in `[from, to)`, where there is no other item. Linear in the text. */
export function scanPhrases(
  text: string,
  from: number,
  to: number,
  names: Names,
  taken: readonly Item[],
  onAmbiguous?: OnAmbiguous,
): Item[] {
  const { wordings, fits = () => true, fitsExactly } = names.hints
  if (wordings === undefined) return []
  const tokens = tokensOf(text, from, to, names, taken, () => nounsAmong(wordings()))
  if (tokens.length === 0) return []
  const index = { ...indexOf(wordings()), fitsExactly }
  const found: Item[] = []
  const plain = (all: readonly Token[], i: number): FoundPhrase | undefined => {
    const one = bestAt(all, i, index, fits, false)
    return one?.item === undefined || one.wording === undefined
      ? undefined
      : { item: one.item, wording: one.wording, next: one.next }
  }
  let topic: { readonly to: number; readonly objects: readonly string[] } | undefined
  for (let i = 0; i < tokens.length; ) {
    const before = found.at(-1)
    const exact = bestAt(tokens, i, index, fits, false)
    // `board c1, c2 or c3 at l1` is not `(board c1 c2)`, which types do not allow.
    const isIllTyped = exact?.item !== undefined && !fits(exact.item.role!, exact.item.text)
    const several =
      exact === undefined || isIllTyped || isCutOff(tokens, exact, fits, plain)
        ? ofSeveral(tokens, i, plain, fits)
        : undefined
    if (several !== undefined) {
      found.push(...several.items)
      i = several.next
      continue
    }
    const named = exact === undefined ? withIt(tokens, i, topic, plain, fits) : undefined
    const best: PhraseMatch | undefined =
      exact ??
      named ??
      ofRelative(tokens, i, index, fits) ??
      bestAt(tokens, i, index, fits, false, true) ??
      bestAt(tokens, i, index, fits, true) ??
      (before === undefined
        ? undefined
        : (ofBareNot(tokens, i, before, fits) ??
          ofSubject(tokens, i, wordings(), before, fits) ??
          ofNoSubject(tokens, i, wordings(), before, fits)))
    if (best === undefined) {
      i++
      continue
    }
    const { item, wording } = best
    let { next } = best
    if (item !== undefined && item.role !== names.want) {
      const wanted = wantedWithin(tokens, i, next, names.want, index, fits)
      if (wanted !== undefined) {
        i = wanted
        continue
      }
    }
    if (item !== undefined) {
      found.push(item)
      const own = tokens.slice(i, next).flatMap(({ object }) => object ?? [])
      topic = { to: item.to, objects: named === undefined ? own : [named.it, ...own] }
      if (wording !== undefined) {
        const more = goingOn(tokens, { item, wording, next }, fits, plain)
        found.push(...more.items)
        next = more.next
        topic = { ...topic, to: found.at(-1)!.to }
      }
    } else if (best.meanings !== undefined) onAmbiguous?.(best.meanings)
    i = next
  }
  return found
}

/** `pick up b1` of `pick up b1 and b2 from the table`: more objects follow, and then words that do not end a clause. */
function isCutOff(
  tokens: readonly Token[],
  { item, wording, next }: PhraseMatch,
  fits: NonNullable<Names['hints']['fits']>,
  find: (tokens: readonly Token[], i: number) => FoundPhrase | undefined,
): boolean {
  if (item === undefined || wording === undefined) return false
  if (tokens[next - 1]?.object === undefined || !listGoesOn(tokens, next)) return false
  return goingOn(tokens, { item, wording, next }, fits, find).items.length === 0
}

/** Kinds of things in the domain of these wordings; before or after a name they add nothing. */
const nounsAmong = (wordings: readonly Wording[]): Nouns => wordings[0]?.nouns ?? kindNounsOf()
