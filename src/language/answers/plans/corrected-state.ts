// What a correction behind a state replaces, and statements that leave out what they state: `and so is the red block`.

import { corrects } from '../corrections'
import { sameFor } from '../discourse/phrases'
import type { Doc } from '../lines'
import type { Names } from '../names'
import { sentencesOf } from './sentences'
import type { StatedFact } from './stated-facts'

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
  for (const [i, { from, to }] of sentences.entries()) {
    const words = low.slice(from, to)
    if (!corrects.test(words)) continue
    const within = (end: number): readonly StatedFact[] => left.filter(one => one.from >= from && one.from < end)
    const found = within(to)
    const stated = found.length > 0 ? found : within(sentences[i + 1]?.to ?? to)
    const earlier = left.filter(one => one.to <= from)
    const fresh = stated.filter(one => !earlier.some(old => old.text === one.text && old.denied === one.denied))
    if (earlier.length === 0 || fresh.length === 0) continue
    const isPlaced = (one: StatedFact): boolean => earlier.some(old => contradicts(one, old))
    if (!adds.test(words) && !fresh.every(isPlaced)) return undefined
    left = left.filter(old => !earlier.includes(old) || !fresh.some(one => contradicts(one, old)))
  }
  return left
}

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
    if (!facts.some(one => one.to <= from)) continue
    if (facts.some(one => one.text !== undefined && one.from < to && one.to > from)) continue
    const tokens = sentences?.tokens(doc.text, from, to) ?? []
    if (tokens.some((_, i) => sentences!.words.at(tokens, i, i, true).length > 0))
      return doc.raw.slice(from, to).replace(/^[,;\s]+/, '')
  }
  return undefined
}
