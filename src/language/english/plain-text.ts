// Normalised text, in lower case and with single blanks, that keeps the original position of each character.

import type { Span } from '#base/text'

export interface PlainText {
  readonly text: string
  /** A range of the plain text as one of the original. */
  readonly placeOf: (from: number, to: number) => Span
}

const blank = /\s/

/** In lower case; quotation marks are straight. */
function plainLetter(letter: string): string {
  if (letter === '‘' || letter === '’') return "'"
  if (letter === '“' || letter === '”') return '"'
  const lower = letter.toLowerCase()
  // A few letters become two in lower case, and would shift what follows.
  return lower.length === 1 ? lower : letter
}

/** Lower case, straight quotation marks, every run of white space one blank. Takes time in proportion to the text. */
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
