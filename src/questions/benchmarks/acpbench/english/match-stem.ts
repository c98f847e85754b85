// Which stem a question has, and what is in its places. Blanks, quotes, letters' case and the last mark do not matter.

import type { Span } from '#base/text'
import type { SequenceClaim } from '#planning/analysis/statement'
import { plainText } from '#language/english/plain-text'
import { type Place, sequenceClaims, type Stem } from './stems'

/** A text as stems are compared with it: without quotes, in lower case, with single blanks. */
export interface Folded {
  readonly text: string
  readonly placeOf: (from: number, to: number) => Span
}

const QUOTES = /["“”„«»]/g

/** Takes time in proportion to the text. */
export const folded = (text: string): Folded => plainText(text.replace(QUOTES, ' '))

export interface StemMatch<One extends Stem> {
  readonly stem: One
  /** The contents of each place, as a range of the original text. */
  readonly places: ReadonlyMap<Place, Span>
}

/**
 * The stem that the text has as a whole; undefined if there is none. Two stems that both fit differ in what they
 * ask, so the text is then not read: stems are made so that this cannot be.
 */
export function matchStem<One extends Stem>(text: string, stems: readonly One[]): StemMatch<One> | undefined {
  const plain = folded(text)
  const found = stems.flatMap(stem => {
    const places = placesIn(plain, stem.says)
    return places === undefined ? [] : [{ stem, places }]
  })
  return found.length === 1 ? found[0] : undefined
}

const isBlankOrMark = (letter: string | undefined): boolean => letter !== undefined && ' .?!([*'.includes(letter)

/** Where the text ends but for blanks and last marks. */
function endOf(text: string): number {
  let end = text.length
  while (end > 0 && isBlankOrMark(text[end - 1])) end--
  return end
}

/** Words of a stem and the place behind them; blanks around marks may be missing. */
interface Piece {
  readonly words: RegExp
  readonly place: Place | undefined
}

const known = new Map<string, readonly Piece[]>()

function piecesOf(says: string): readonly Piece[] {
  const before = known.get(says)
  if (before !== undefined) return before
  const parts = says.split(/\{(\w+)\}/)
  const made: Piece[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const words = parts[i]!.trim()
    if (words === '' && i > 0) break
    made.push({
      words: new RegExp(expressionOf(words), 'g'),
      place: parts[i + 1] as Place | undefined,
    })
  }
  known.set(says, made)
  return made
}

/** No part of a longer word, with any blanks before marks and behind them. */
const expressionOf = (words: string): string =>
  words
    .split(' ')
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(' ')
    .replace(/(\\\?|[:;,])(?: |$)/g, ' ?$1 ?')
    .replace(/^(?=\w)/, '(?<![\\w-])')
    .replace(/(?<=\w)$/, '(?![\\w-])')

/** What is in the places of the stem; undefined if the text is another. */
function placesIn(plain: Folded, says: string): ReadonlyMap<Place, Span> | undefined {
  const { text } = plain
  const pieces = piecesOf(says)
  const end = endOf(text)
  const places = new Map<Place, Span>()
  let at = 0
  let open: Place | undefined
  for (const [i, { words, place }] of pieces.entries()) {
    const isLast = i === pieces.length - 1
    words.lastIndex = at
    let match = words.exec(text)
    // The last words are at the end where no place follows.
    if (isLast && place === undefined && i > 0)
      while (match !== null && match.index + match[0].trimEnd().length < end) match = words.exec(text)
    if (match === null) return undefined
    if (i === 0 && match.index > text.length - text.trimStart().length) return undefined
    if (open !== undefined) {
      const span = trimmed(text, at, match.index)
      if (span === undefined) return undefined
      places.set(open, plain.placeOf(span.from, span.to))
    }
    at = match.index + match[0].length
    open = place
  }
  if (open === undefined) return at >= end ? places : undefined
  const span = trimmed(text, at, end)
  return span && places.set(open, plain.placeOf(span.from, span.to))
}

/** Without blanks at its ends; undefined if nothing is left. */
function trimmed(text: string, from: number, to: number): Span | undefined {
  while (from < to && text[from] === ' ') from++
  while (to > from && text[to - 1] === ' ') to--
  return from < to ? { from, to } : undefined
}

/** What a choice claims of the sequence; undefined if it is no such claim. */
export function claimIn(text: string): SequenceClaim | undefined {
  const { text: plain } = folded(text)
  return sequenceClaims.get(plain.slice(0, endOf(plain)).trim())
}
