// Phrases of all languages of the table, and expressions for them.

import { type Tongue, tongues } from './languages'

/** `corrett[ao]`, `correcte?`: all spellings. */
function spellings(phrase: string): string[] {
  const set = /\[([^\]]+)\](\??)/.exec(phrase)
  if (set !== null) {
    const ends = [...set[1]!, ...(set[2] === '?' ? [''] : [])]
    return ends.flatMap(end => spellings(phrase.replace(set[0], end)))
  }
  const maybe = /(.)\?/.exec(phrase)
  if (maybe === null) return [phrase]
  return ['', maybe[1]!].flatMap(end => spellings(phrase.replace(maybe[0], end)))
}

/** All phrases of a sort, of all languages. */
export const phrasesIn = (sort: keyof Tongue): string[] => [
  ...new Set(
    Object.values(tongues).flatMap(tongue =>
      tongue[sort]
        .split('|')
        .flatMap(one => spellings(one.trim()))
        .filter(one => one !== ''),
    ),
  ),
]

/** Written without blanks between words: nothing need be around such a phrase. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
export const isUnspaced = (phrase: string): boolean => unspaced.test(phrase)

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The source of an expression for any of these phrases, the longest first. */
export function anyPhrase(phrases: readonly string[]): string {
  const sorted = [...new Set(phrases)].sort((a, b) => b.length - a.length)
  const spaced = sorted.filter(one => !isUnspaced(one)).map(escaped)
  const joined = sorted.filter(isUnspaced).map(escaped)
  const parts = [
    ...(spaced.length > 0 ? [String.raw`(?<![\p{L}\p{N}_])(?:${spaced.join('|')})(?![\p{L}\p{N}_])`] : []),
    ...(joined.length > 0 ? [`(?:${joined.join('|')})`] : []),
  ]
  return `(?:${parts.join('|')})`
}
