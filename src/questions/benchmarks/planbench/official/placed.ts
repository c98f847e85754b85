// Text that was changed before it is read, with the raw position of each unit.

import { pythonStrip } from '#language/answers/official-text'
import { type Piece, raise } from './python'

/** A configuration can make texts grow; the reader rejects longer ones. */
const MAX_UNITS = 64_000_000

export class Placed {
  readonly text: string
  /** Per unit: the range of raw units that it replaces. */
  private readonly from: Int32Array
  private readonly to: Int32Array

  private constructor(text: string, from: Int32Array, to: Int32Array) {
    this.text = text
    this.from = from
    this.to = to
  }

  static of(raw: string): Placed {
    const { length } = raw
    return new Placed(
      raw,
      Int32Array.from({ length }, (_, i) => i),
      Int32Array.from({ length }, (_, i) => i + 1),
    )
  }

  /** The raw units of a non-empty range. */
  span(from: number, to: number): { readonly from: number; readonly to: number } {
    return { from: this.from[from]!, to: this.to[to - 1]! }
  }

  slice(from: number, to = this.text.length): Placed {
    return new Placed(this.text.slice(from, to), this.from.subarray(from, to), this.to.subarray(from, to))
  }

  stripped(): Placed {
    const { start, end } = pythonStrip(this.text)
    return this.slice(start, Math.max(start, end))
  }

  lowered(): Placed {
    const lower = this.text.toLowerCase()
    if (lower.length === this.text.length) return new Placed(lower, this.from, this.to)
    // Some letters become two in lower case.
    const from = new Int32Array(lower.length)
    const to = new Int32Array(lower.length)
    let at = 0
    let next = 0
    for (const point of this.text) {
      const width = point.toLowerCase().length
      from.fill(this.from[at]!, next, next + width)
      to.fill(this.to[at + point.length - 1]!, next, next + width)
      at += point.length
      next += width
    }
    return new Placed(lower, from, to)
  }

  /**
   * Replaces each occurrence of the non-empty text `sought`, from left to right; the replacement maps to the whole
   * occurrence.
   */
  replaced(sought: string, by: string): Placed {
    const parts = this.text.split(sought)
    if (parts.length === 1) return this
    const text = parts.join(by)
    if (text.length > MAX_UNITS) raise('MemoryError')
    const from = new Int32Array(text.length)
    const to = new Int32Array(text.length)
    let at = 0
    let next = 0
    parts.forEach((part, i) => {
      from.set(this.from.subarray(at, at + part.length), next)
      to.set(this.to.subarray(at, at + part.length), next)
      at += part.length
      next += part.length
      if (i + 1 === parts.length) return
      from.fill(this.from[at]!, next, next + by.length)
      to.fill(this.to[at + sought.length - 1]!, next, next + by.length)
      at += sought.length
      next += by.length
    })
    return new Placed(text, from, to)
  }

  /** The whole text. */
  get piece(): Piece {
    return { text: this.text, at: 0 }
  }
}
