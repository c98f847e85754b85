// Text as it is compared, in lower case and with single blanks, that knows where each of its letters stood.

import type { Span } from '../base/text'

export interface PlainText {
  readonly text: string
  /** A range of the plain text as one of the original. */
  readonly placeOf: (from: number, to: number) => Span
}

/** Lower case, every run of white space one blank. Takes time in proportion to the text. */
export function plainText(original: string): PlainText {
  const letters: string[] = []
  const places: number[] = []
  let wasBlank = false
  for (let i = 0; i < original.length; i++) {
    const letter = original[i]!
    const isBlank = /\s/.test(letter)
    if (isBlank && wasBlank) continue
    wasBlank = isBlank
    const lower = letter.toLowerCase()
    // A few letters become two in lower case, and would shift what follows.
    letters.push(isBlank ? ' ' : lower.length === 1 ? lower : letter)
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
