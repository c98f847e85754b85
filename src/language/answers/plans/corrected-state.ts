// What a correction behind a state replaces, and statements that leave out what they state: `and so is the red block`.

import { corrects } from '../corrections'
import { sameFor } from '../discourse/phrases'
import { type Doc, spanAt, spansWithin } from '../lines'
import type { Names } from '../names'
import { sentencesOf } from './sentences'
import type { StatedFact } from './stated-facts'

/** More corrections than these leave a state open. */
const MAX_CORRECTIONS = 20
const adds = /\b(?:also|too|as well|forgot\w*|missed|missing|add\w*|moreover|in addition|still)\b/

/** The facts without those that a later correction contradicts, or what could not be read of the text. Linear. */
export function amendedFacts(doc: Doc, names: Names, facts: readonly StatedFact[]): readonly StatedFact[] | string {
  const elided = elidedFact(doc, names, facts)
  if (elided !== undefined) return `What “${elided}” states could not be read.`
  return corrected(doc, facts) ?? 'The text corrects its state; what this replaces could not be read.'
}

/** Undefined if it is not clear what a correction replaces. */
function corrected({ low, sentences }: Doc, facts: readonly StatedFact[]): readonly StatedFact[] | undefined {
  let left = facts
  let count = 0
  for (const [i, { from, to }] of sentences.entries()) {
    const words = low.slice(from, to)
    if (!corrects.test(words)) continue
    const found = spansWithin(facts, from, to)
    const stated = byKey(found.length > 0 ? found : spansWithin(facts, from, sentences[i + 1]?.to ?? to))
    if (stated.size === 0) continue
    if (++count > MAX_CORRECTIONS) return undefined
    const earlier = byKey(left.filter(one => one.to <= from))
    const fresh = [...stated].flatMap(([key, one]) => (earlier.has(key) ? [] : [one]))
    if (earlier.size === 0 || fresh.length === 0) continue
    const placed = fresh.map(one => [...earlier].filter(([, old]) => contradicts(one, old)).map(([key]) => key))
    if (!adds.test(words) && placed.some(keys => keys.length === 0)) return undefined
    const replaced = new Set(placed.flat())
    left = left.filter(old => old.to > from || !replaced.has(keyOf(old)))
  }
  return left
}

const keyOf = ({ text, denied }: StatedFact): string => `${denied} ${text}`
const byKey = (facts: readonly StatedFact[]): ReadonlyMap<string, StatedFact> =>
  new Map(facts.map(one => [keyOf(one), one]))

/** The same fact denied, or the same predicate of the same object with something else. */
function contradicts(one: StatedFact, old: StatedFact): boolean {
  if (one.text === undefined || old.text === undefined) return false
  if (one.text === old.text) return one.denied !== old.denied
  const [own, other] = [one.text.split(' '), old.text.split(' ')]
  return !one.denied && !old.denied && own.length > 2 && own[0] === other[0] && own[1] === other[1]
}

const same = new RegExp(sameFor, 'g')

/** The words of `the same holds for the red block`, from which no fact was read; undefined if there are none. */
function elidedFact(doc: Doc, names: Names, facts: readonly StatedFact[]): string | undefined {
  const sentences = sentencesOf(names)
  for (const match of doc.low.matchAll(same)) {
    const from = match.index
    const to = from + doc.low.slice(from).search(/[.;\n]|$/)
    const before = spanAt(facts, from)
    const near = facts.slice(before, spanAt(facts, to) + 1)
    if (before === 0 || near.some(one => one.text !== undefined && one.from < to)) continue
    const tokens = sentences?.tokens(doc.text, from, to) ?? []
    if (tokens.some((_, i) => sentences!.words.at(tokens, i, i, true).length > 0))
      return doc.raw.slice(from, to).replace(/^[,;\s]+/, '')
  }
  return undefined
}
