// Normalized text, in lower case and with single blanks, with the original position of each character.

import type { Span } from '#base/text'

export interface PlainText {
  readonly text: string
  /** Maps a range of the plain text to the original. */
  readonly placeOf: (from: number, to: number) => Span
}

const blank = /\s/

/** The letter in lower case, with straight quotation marks. */
function plainLetter(letter: string): string {
  if (letter === '‘' || letter === '’') return "'"
  if (letter === '“' || letter === '”') return '"'
  const lower = letter.toLowerCase()
  // A few letters become two in lower case, which would shift the positions after them.
  return lower.length === 1 ? lower : letter
}

/**
 * Converts to lower case and straight quotation marks, and collapses white space to single blanks. Linear in the text.
 */
export function plainText(original: string): PlainText {
  const letters: string[] = []
  const places: number[] = []
  let wasBlank = false
  for (let i = 0; i < original.length; i++) {
    const letter = original[i]!
    const code = original.charCodeAt(i)
    const isBlank = code <= 32 ? blank.test(letter) : code > 126 && blank.test(letter)
    if (isBlank && wasBlank) continue
    wasBlank = isBlank
    letters.push(isBlank ? ' ' : code >= 97 && code <= 126 ? letter : plainLetter(letter))
    places.push(i)
  }
  places.push(original.length)
  return {
    text: letters.join(''),
    placeOf: (from, to) => ({
      from: places[from]!,
      to: to > from ? places[to - 1]! + 1 : places[from]!,
    }),
  }
}
