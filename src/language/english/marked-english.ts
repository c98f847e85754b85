// Text with the origin of each range, so that the page can link words to facts.

import type { Span } from '#base/text'
import { capital } from '#base/words'

export interface EnglishMark extends Span {
  /** The meaning of the range: a fact or action as `(name arg …)`, an object or type by name. */
  readonly fact?: string
  /** With `fact`: true if the words negate it. */
  readonly negated?: boolean
  readonly action?: string
  readonly object?: string
  /** The position of the wording or slot in the phrases file. */
  readonly phrase?: Span
}

export interface MarkedEnglish {
  readonly text: string
  /** In order of `from`; marks may lie within others. */
  readonly marks: readonly EnglishMark[]
}

/** Concatenates texts and shifts their marks accordingly. */
export class EnglishBuilder {
  private text = ''
  private marks: EnglishMark[] = []

  get length(): number {
    return this.text.length
  }

  add(piece: string | MarkedEnglish): this {
    if (typeof piece === 'string') this.text += piece
    else {
      const shift = this.text.length
      for (const mark of piece.marks) this.marks.push({ ...mark, from: mark.from + shift, to: mark.to + shift })
      this.text += piece.text
    }
    return this
  }

  /** Adds a piece and marks it as a whole; the outer mark comes before the inner ones. */
  addMarked(piece: string | MarkedEnglish, mark: Omit<EnglishMark, 'from' | 'to'>): this {
    const from = this.text.length
    const to = from + (typeof piece === 'string' ? piece : piece.text).length
    this.marks.push({ ...mark, from, to })
    return this.add(piece)
  }

  done(): MarkedEnglish {
    return { text: this.text, marks: this.marks }
  }
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(pieces: readonly (string | MarkedEnglish)[], last = ' and ', between = ', '): MarkedEnglish {
  const english = new EnglishBuilder()
  pieces.forEach((piece, i) => {
    if (i > 0) english.add(i === pieces.length - 1 ? last : between)
    english.add(piece)
  })
  return english.done()
}

/** Adds a final full stop, unless there is one, and a capital at the beginning, unless that is an object's name. */
export function sentence(piece: MarkedEnglish): MarkedEnglish {
  const { text, marks } = piece
  const startsWithName = marks.some(mark => mark.from === 0 && mark.object !== undefined)
  const begun = startsWithName ? text : capital(text)
  return { text: /[.!?]$/.test(begun) ? begun : `${begun}.`, marks }
}
