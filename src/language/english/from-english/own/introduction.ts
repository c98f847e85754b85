// The introduction of a domain at the head of a context: as it is written, or edited.

import type { Span } from '#base/text'
import { plainText } from '../../plain-text'
import { wordsIn } from './words-about'

export interface Introduced {
  /** The text with blanks and line ends in its place, as long as before. */
  readonly rest: string
  readonly found: readonly Span[]
}

/** Takes the introduction out where it is word for word, as a whole or sentence by sentence. */
export function withoutIntroduction(text: string, introduction: string): Introduced {
  const words = plainText(introduction.trim()).text
  if (words === '') return { rest: text, found: [] }
  const plain = plainText(text)
  const found: Span[] = []
  const at = plain.text.indexOf(words)
  if (at >= 0) found.push(plain.placeOf(at, at + words.length))
  else
    for (const sentence of words.match(/[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*/g) ?? []) {
      const said = sentence.trim()
      const place = said.length < 12 ? -1 : plain.text.indexOf(said)
      if (place >= 0) found.push(plain.placeOf(place, place + said.length))
    }
  let rest = text
  for (const { from, to } of found) rest = `${rest.slice(0, from)}${'\n'.repeat(to - from)}${rest.slice(to)}`
  return { rest, found: found.sort((a, b) => a.from - b.from) }
}

/** A sentence shares this many of its pairs of neighbouring words with an introduction that is the sentence, edited. */
const ENOUGH = 0.6
/** Shorter sentences may state something of the problem in the introduction's words. */
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
/** Descriptions of a state, or of all objects of a sort. */
const particular =
  /\d|\b(?:is|are|has|have|holds?|lies|stands|initially|currently|now|all|every|each|both|any|no|none|only|other)\b/i

/** True if a sentence at the beginning of a text describes the subject of the domain: “A ferry takes cars between islands.” */
export const isGeneral = (sentence: string): boolean =>
  general.test(sentence) && !particular.test(sentence.replace(/^\s*this is\b/i, ''))
