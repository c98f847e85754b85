// The tokens of the published grammar: case-sensitive, names as long as possible, and `;` begins a comment anywhere.

import { isPythonBlank } from '#language/answers/official-text'

export type TokenKind =
  | 'open'
  | 'close'
  /** `-`, before a type and as minus. */
  | 'dash'
  | 'name'
  /** A reserved word, which cannot be a name. */
  | 'word'
  /** Such as `:init`; needs no blank after it. */
  | 'key'
  | 'number'
  /** `=`, `<`, `+` and similar signs. */
  | 'sign'
  | 'end'
  /** A character that begins no token. */
  | 'stray'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
  /** The beginning of the blanks before the token. */
  readonly lead: number
  readonly from: number
  readonly to: number
}

const words = new Set(
  (
    'and assign decrease define domain either exists forall imply increase maximize minimize not object oneof or ' +
    'problem scale-down scale-up total-cost when'
  ).split(' '),
)

/** Requirements that the published parser accepts. */
export const requirementKeys: ReadonlySet<string> = new Set(
  (
    ':strips :typing :equality :adl :fluents :numeric-fluents :action-costs :derived-predicates :conditional-effects ' +
    ':non-deterministic :negative-preconditions :disjunctive-preconditions :existential-preconditions ' +
    ':universal-preconditions :quantified-preconditions'
  ).split(' '),
)

const sections = ':domain :requirements :objects :init :goal :metric :types :constants :predicates :action'

/** The longest first. */
const keys = [...requirementKeys, ...sections.split(' ')].sort((a, b) => b.length - a.length)
const longestKey = keys[0]!.length

const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
const isDigit = (code: number): boolean => code >= 48 && code <= 57
/** True for characters after the first letter of a name. */
const isNamePart = (code: number): boolean => isLetter(code) || isDigit(code) || code === 45 || code === 95

/** The end of the comment that begins at `from`. */
function endOfComment(text: string, from: number): number {
  const to = text.indexOf('\n', from)
  return to < 0 ? text.length : to
}

/** The first opening parenthesis from `from` on outside of comments; -1 if there is none. */
export function findOpen(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const char = text[at]
    if (char === '(') return at
    if (char === ';') at = endOfComment(text, at)
  }
  return -1
}

/** Reads a text token by token in one pass. */
export class Tokens {
  readonly text: string
  /** The next token, not yet consumed. */
  next: Token
  private at: number

  constructor(text: string, from: number) {
    this.text = text
    this.at = from
    this.next = this.read()
  }

  /** Consumes and returns the next token. */
  take(): Token {
    const token = this.next
    if (token.kind !== 'end') this.next = this.read()
    return token
  }

  private read(): Token {
    const { text } = this
    let at = this.at
    let lead = at
    for (; at < text.length; at++)
      if (text[at] === ';') lead = at = endOfComment(text, at)
      else if (!isPythonBlank(text.charCodeAt(at))) break
    at = Math.min(at, text.length)
    const [kind, to] = this.kindAt(at)
    this.at = to
    const word = text.slice(at, to)
    return {
      kind: kind === 'name' && words.has(word) ? 'word' : kind,
      text: word,
      lead,
      from: at,
      to,
    }
  }

  private kindAt(at: number): [TokenKind, number] {
    const { text } = this
    if (at >= text.length) return ['end', at]
    const code = text.charCodeAt(at)
    if (code === 40) return ['open', at + 1]
    if (code === 41) return ['close', at + 1]
    if (code === 45) return ['dash', at + 1]
    if (isLetter(code)) return ['name', this.while(at + 1, isNamePart)]
    if (code === 58) {
      const here = text.slice(at, at + longestKey)
      const key = keys.find(each => here.startsWith(each))
      return key === undefined ? ['stray', at + 1] : ['key', at + key.length]
    }
    if (isDigit(code)) {
      let to = this.while(at, isDigit)
      while (text[to] === '.' && isDigit(text.charCodeAt(to + 1))) to = this.while(to + 1, isDigit)
      return ['number', to]
    }
    if (text.startsWith('<=', at) || text.startsWith('>=', at)) return ['sign', at + 2]
    return ['=<>+*/'.includes(text[at]!) ? 'sign' : 'stray', at + 1]
  }

  private while(from: number, holds: (code: number) => boolean): number {
    let to = from
    while (to < this.text.length && holds(this.text.charCodeAt(to))) to++
    return to
  }
}
