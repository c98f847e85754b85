// The words and signs of a stretch of text, without the markup around them.

import type { Span } from '#base/text'
import { NOTHING } from '../mask'

export interface Token extends Span {
  /** In lower case; a sign is itself. */
  readonly word: string
}

const inWord = String.raw`[\p{L}\p{N}_${NOTHING}]`
const piece = new RegExp(
  String.raw`${inWord}+(?:['’][\p{L}]{1,3}(?![\p{L}\p{N}_])|[-.](?=[\p{L}\p{N}_])${inWord}*)*|->|=>|--|\S`,
  'gu',
)
const MAX_AHEAD = 8
/** Signs that only dress words. */
const dress = /^["'`*~$^\\_{}]$/
export const isWord = ({ word }: Token): boolean => /^[\p{L}\p{N}_]/u.test(word)

/** `whole`: is a word with `-` or `.` in it a name as it is? Else it is cut there. Linear. */
export function tokensOf(
  text: string,
  from: number,
  to: number,
  whole: (word: string) => boolean = () => false,
): Token[] {
  const found: Token[] = []
  // No token is searched for far behind the stretch; its last one may depend on the next characters.
  for (const match of text.slice(from, to + MAX_AHEAD).matchAll(piece)) {
    const start = from + match.index
    if (start >= to) break
    const end = Math.min(start + match[0].length, to)
    const written = text.slice(start, end)
    const word = plain(written)
    if (!/[^-.>=][-.]/.test(written) || whole(word)) {
      if (word !== '' && !dress.test(word)) found.push({ word, from: start, to: end })
      continue
    }
    let at = start
    for (const part of written.split(/([-.])/)) {
      if (part !== '-' && part !== '') {
        const bare = plain(part)
        if (bare !== '') found.push({ word: bare, from: at, to: at + part.length })
      }
      at += part.length
    }
  }
  return found
}

/** In lower case, without marks of nothing and underscores around it. */
function plain(written: string): string {
  const word = written.replaceAll(NOTHING, '').toLowerCase()
  return word.length > 1 ? word.replace(/^_+|_+$/g, '') : word
}
