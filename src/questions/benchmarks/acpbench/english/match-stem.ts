// Finds the stem of a question and the contents of its places. Blanks, quotes, case and final punctuation are ignored.

import type { Span } from '#base/text'
import type { SequenceClaim } from '#planning/analysis/statement'
import { plainText } from '#language/english/plain-text'
import { type Place, sequenceClaims, type Stem } from './stems'

/** A text normalized for the comparison with stems: without quotes, in lower case, with single blanks. */
export interface Folded {
  readonly text: string
  readonly placeOf: (from: number, to: number) => Span
}

const QUOTES = /["“”„«»]/g

/** Linear in the text. */
export const folded = (text: string): Folded => plainText(text.replace(QUOTES, ' '))

export interface StemMatch<One extends Stem> {
  readonly stem: One
  /** The contents of each place, as a range of the original text. */
  readonly places: ReadonlyMap<Place, Span>
}

/**
 * The stem that matches the whole text; undefined if there is none. Stems are designed so that no text matches two of
 * them; if one does, it is not read.
 */
export function matchStem<One extends Stem>(text: string, stems: readonly One[]): StemMatch<One> | undefined {
  const plain = folded(text)
  const found = stems.flatMap(stem => {
    const places = placesIn(plain, stem.text)
    return places === undefined ? [] : [{ stem, places }]
  })
  return found.length === 1 ? found[0] : undefined
}

const isBlankOrMark = (letter: string | undefined): boolean => letter !== undefined && ' .?!([*'.includes(letter)

/** The end of the text without trailing blanks and punctuation. */
function endOf(text: string): number {
  let end = text.length
  while (end > 0 && isBlankOrMark(text[end - 1])) end--
  return end
}

/** Words of a stem and the place after them; blanks around punctuation are optional. */
interface Piece {
  readonly words: RegExp
  readonly place: Place | undefined
}

const known = new Map<string, readonly Piece[]>()

function piecesOf(text: string): readonly Piece[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const parts = text.split(/\{(\w+)\}/)
  const made: Piece[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const words = parts[i]!.trim()
    if (words === '' && i > 0) break
    made.push({
      words: new RegExp(expressionOf(words), 'g'),
      place: parts[i + 1] as Place | undefined,
    })
  }
  known.set(text, made)
  return made
}

/** Matches whole words, with any blanks around punctuation. */
const expressionOf = (words: string): string =>
  words
    .split(' ')
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(' ')
    .replace(/(\\\?|[:;,])(?: |$)/g, ' ?$1 ?')
    .replace(/^(?=\w)/, '(?<![\\w-])')
    .replace(/(?<=\w)$/, '(?![\\w-])')

/** The contents of the stem's places; undefined if the text does not match. */
function placesIn(plain: Folded, stem: string): ReadonlyMap<Place, Span> | undefined {
  const { text } = plain
  const pieces = piecesOf(stem)
  const end = endOf(text)
  const places = new Map<Place, Span>()
  let at = 0
  let open: Place | undefined
  for (const [i, { words, place }] of pieces.entries()) {
    const isLast = i === pieces.length - 1
    words.lastIndex = at
    let match = words.exec(text)
    // Without a place after them, the last words must be at the end.
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

/** The range without surrounding blanks; undefined if nothing is left. */
function trimmed(text: string, from: number, to: number): Span | undefined {
  while (from < to && text[from] === ' ') from++
  while (to > from && text[to - 1] === ' ') to--
  return from < to ? { from, to } : undefined
}

/** The claim that a choice makes about the sequence; undefined if there is none. */
export function claimIn(text: string): SequenceClaim | undefined {
  const { text: plain } = folded(text)
  return sequenceClaims.get(plain.slice(0, endOf(plain)).trim())
}
