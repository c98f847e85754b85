// Scans one JSON value byte by byte: finds its end by brackets, and whether brackets are reliable.

import { MAX_DEPTH } from './json'
import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, LINE, OPEN_LIST, OPEN_OBJECT, QUOTE } from './marks'

export class Scan {
  depth = 0
  inString = false
  /** True at a position that is impossible in JSON: the next record may begin here although brackets are open. */
  isSuspect = false
  /** True if a string runs over the end of its line: quotes and brackets are meaningless until the next record. */
  isBroken = false
  isEscaped = false
  /** The last non-blank byte; a quote after a string. */
  private last = 0
  /** Per depth: true if the bracket is that of an object. */
  private readonly isObject: boolean[] = []

  /** True if an object or list may begin at the next byte. */
  get mayOpen(): boolean {
    const { last, depth } = this
    if (last === COMMA) return depth > 0 && !this.isObject[Math.min(depth, MAX_DEPTH)]
    return last === 0 || last === OPEN_LIST || last === COLON
  }

  /** Processes the next byte of the value. */
  take(byte: number): void {
    if (this.inString) {
      if (byte === LINE) {
        this.isBroken = true
        this.isSuspect = true
        this.inString = false
        this.isEscaped = false
      } else if (this.isEscaped) this.isEscaped = false
      else if (byte === 92) this.isEscaped = true
      else if (byte === QUOTE) {
        this.inString = false
        this.last = QUOTE
      }
      return
    }
    if (byte <= 32) return
    const { last } = this
    if (byte === QUOTE) {
      if (last !== 0 && last !== COMMA && last !== COLON && last !== OPEN_LIST && last !== OPEN_OBJECT)
        this.isSuspect = true
      this.inString = true
      return
    }
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.open(byte)
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (this.depth <= MAX_DEPTH && this.isObject[this.depth] !== (byte === CLOSE_OBJECT)) this.isSuspect = true
      this.depth--
    } else if (byte === COLON) {
      if (last !== QUOTE) this.isSuspect = true
    } else if (byte === COMMA) {
      if (last === COMMA || last === COLON || last === OPEN_OBJECT || last === OPEN_LIST) this.isSuspect = true
    } else if (last === QUOTE || last === CLOSE_OBJECT || last === CLOSE_LIST || last === OPEN_OBJECT)
      this.isSuspect = true
    this.last = byte
  }

  private open(byte: number): void {
    if (!this.mayOpen) this.isSuspect = true
    this.depth++
    if (this.depth > MAX_DEPTH) this.isSuspect = true
    else this.isObject[this.depth] = byte === OPEN_OBJECT
  }
}
