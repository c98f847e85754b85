// Characters to tokens: brackets, words and comments. Everything between two of those is one word, so no
// character is ever refused here; names are judged where their meaning is known. Linear in the text.

export const OPEN = 0
export const CLOSE = 1
/** A word without upper-case letters: its text can be used as it stands. */
export const WORD = 2
/** A word that has to be lower-cased to be compared. */
export const MIXED = 3
/** From a semicolon to the end of the line, without the line break. */
export const COMMENT = 4

/** Parallel lists, one entry a token, in the order of the text. */
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

/** What a character below 128 is; 0 for one that words are made of. */
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

const classOf = (code: number): number =>
  code < 128 ? classes[code]! : isWideBlank(code) ? BLANK : UPPER

/** Does this character separate words? */
export const isBlank = (code: number): boolean => {
  const kind = classOf(code)
  return kind === BLANK || kind === BREAK
}

/** Does this character end a line? */
export const isBreak = (code: number): boolean => code === 10 || code === 13

/** Splits a text into tokens; never fails. O(characters). */
export function readTokens(text: string): Tokens {
  const kinds: number[] = []
  const from: number[] = []
  const to: number[] = []
  const length = text.length
  let at = 0
  while (at < length) {
    const kind = classOf(text.charCodeAt(at))
    if (kind === BLANK || kind === BREAK) {
      at++
      continue
    }
    from.push(at)
    if (kind === OPENING || kind === CLOSING) {
      kinds.push(kind === OPENING ? OPEN : CLOSE)
      at++
    } else if (kind === SEMICOLON) {
      kinds.push(COMMENT)
      while (at < length && !isBreak(text.charCodeAt(at))) at++
    } else {
      let mixed = false
      let inner = kind
      do {
        if (inner === UPPER) mixed = true
        at++
        if (at === length) break
        inner = classOf(text.charCodeAt(at))
      } while (inner === 0 || inner === UPPER)
      kinds.push(mixed ? MIXED : WORD)
    }
    to.push(at)
  }
  return { kinds, from, to }
}
