// Finds the introduction of a domain at the beginning of a context: verbatim or edited.

import type { Span } from '#base/text'
import { plainText } from '../../plain-text'
import { wordsIn } from './words-about'

export interface Introduced {
  /** The text with the introduction replaced by blanks and line ends, of the same length. */
  readonly rest: string
  readonly found: readonly Span[]
}

/** Removes the introduction if it occurs verbatim, as a whole or sentence by sentence. */
export function withoutIntroduction(text: string, introduction: string): Introduced {
  const words = plainText(introduction.trim()).text
  if (words === '') return { rest: text, found: [] }
  const plain = plainText(text)
  const found: Span[] = []
  const at = plain.text.indexOf(words)
  if (at >= 0) found.push(plain.placeOf(at, at + words.length))
  else
    for (const sentence of words.match(/[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*/g) ?? []) {
      const wording = sentence.trim()
      const place = wording.length < 12 ? -1 : plain.text.indexOf(wording)
      if (place >= 0) found.push(plain.placeOf(place, place + wording.length))
    }
  let rest = text
  for (const { from, to } of found) rest = `${rest.slice(0, from)}${'\n'.repeat(to - from)}${rest.slice(to)}`
  return { rest, found: found.sort((a, b) => a.from - b.from) }
}

/** Share of a sentence's word pairs that must occur in the introduction for it to count as an edited sentence of it. */
const ENOUGH = 0.6
/** Minimum number of word pairs: shorter sentences may state facts of the problem in the introduction's words. */
const MIN_PAIRS = 7

export const pairsOf = (text: string): Set<string> => {
  const words = wordsIn(text)
  return new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`))
}

export function isEdited(sentence: string, pairs: ReadonlySet<string>): boolean {
  const own = [...pairsOf(sentence)]
  return own.length >= MIN_PAIRS && own.filter(pair => pairs.has(pair)).length >= ENOUGH * own.length
}

const general = /^\s*(?:an?|this is|this (?:domain|puzzle|game|world|problem)|in this|imagine|welcome)\s/i
/** Matches descriptions of a state or of all objects of a type. */
const particular =
  /\d|\b(?:is|are|has|have|holds?|lies|stands|initially|currently|now|all|every|each|both|any|no|none|only|other)\b/i

/**
 * True if a sentence at the beginning of a text describes the domain in general: “A ferry takes cars between islands.”
 */
export const isGeneral = (sentence: string): boolean =>
  general.test(sentence) && !particular.test(sentence.replace(/^\s*this is\b/i, ''))
