// Characters to tokens: brackets, words and comments. Everything between two of those is one word, so no character is refused here; names
// are checked once their meaning is known. Linear in the text.

export const OPEN = 0
export const CLOSE = 1
/** A word without upper-case letters: its text can be used as it is. */
const WORD = 2
/** A word that has to be lower-cased for comparison. */
export const MIXED = 3
/** From a semicolon to the end of the line, without the line break. */
export const COMMENT = 4

/** Parallel lists, one entry for each token, in the order of the text. */
export interface Tokens {
  readonly kinds: readonly number[]
  readonly from: readonly number[]
  readonly to: readonly number[]
}

const BLANK = 1
const BREAK = 2
const UPPER = 3
const OPENING = 4
const CLOSING = 5
const SEMICOLON = 6

/** The class of each character below 128; 0 for characters of words. */
const classes = new Uint8Array(128)
classes.fill(BLANK, 0, 33)
classes[127] = BLANK
classes[10] = BREAK
classes[13] = BREAK
classes.fill(UPPER, 65, 91)
classes[40] = OPENING
classes[41] = CLOSING
classes[59] = SEMICOLON

/** Blanks beyond ASCII: no-break space, byte order mark, the spaces of typesetting, line separators. */
const isWideBlank = (code: number): boolean =>
  code === 0xa0 ||
  code === 0xfeff ||
  code === 0x3000 ||
  code === 0x2028 ||
  code === 0x2029 ||
  (code >= 0x2000 && code <= 0x200d) ||
  code === 0x202f

const classOf = (code: number): number => (code < 128 ? classes[code]! : isWideBlank(code) ? BLANK : UPPER)

/** True if this character separates words. */
export const isBlank = (code: number): boolean => {
  const kind = classOf(code)
  return kind === BLANK || kind === BREAK
}

/** True if this character ends a line. */
export const isBreak = (code: number): boolean => code === 10 || code === 13

/** Called with each token, in the order of the text. */
export interface TokenSink {
  token(kind: number, from: number, to: number): void
}

/** Splits a text into tokens; never fails. O(characters). */
export function scanTokens(text: string, sink: TokenSink): void {
  const length = text.length
  let at = 0
  while (at < length) {
    const code = text.charCodeAt(at)
    const kind = code < 128 ? classes[code]! : classOf(code)
    const from = at++
    if (kind === BLANK || kind === BREAK) continue
    if (kind === OPENING) sink.token(OPEN, from, at)
    else if (kind === CLOSING) sink.token(CLOSE, from, at)
    else if (kind === SEMICOLON) {
      while (at < length && !isBreak(text.charCodeAt(at))) at++
      sink.token(COMMENT, from, at)
    } else {
      let seen = kind
      for (; at < length; at++) {
        const next = text.charCodeAt(at)
        const inner = next < 128 ? classes[next]! : classOf(next)
        if (inner !== 0 && inner !== UPPER) break
        seen |= inner
      }
      sink.token(seen === 0 ? WORD : MIXED, from, at)
    }
  }
}

/** The tokens of a text, as lists. O(characters). */
export function readTokens(text: string): Tokens {
  const kinds: number[] = []
  const from: number[] = []
  const to: number[] = []
  scanTokens(text, {
    token(kind, start, end) {
      kinds.push(kind)
      from.push(start)
      to.push(end)
    },
  })
  return { kinds, from, to }
}
