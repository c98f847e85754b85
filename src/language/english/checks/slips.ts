// Slips of English in any text of a phrases file: blanks, punctuation, lists, articles, repeated words, leftover
// markup. Texts come from anyone, so each test takes time linear in the text.

import type { Span } from '#base/text'

/** One slip: its code and message, its range in the text, and its correction. */
export interface Slip {
  readonly code: string
  readonly message: string
  /** The range of the text that is wrong. */
  readonly at: Span
  /** The replacement, if it is certain. */
  readonly by?: string
}

const slip = (code: string, message: string, at: Span, by?: string): Slip => ({
  ...{ code, message, at },
  ...(by === undefined ? {} : { by }),
})

/** The first match of a pattern in a text. */
function placeOf(pattern: RegExp, text: string): (Span & { readonly text: string }) | undefined {
  const match = pattern.exec(text)
  return match === null ? undefined : { from: match.index, to: match.index + match[0].length, text: match[0] }
}

/** Slips of words and punctuation within a text, the first of each kind. */
export function* slipsIn(text: string): Generator<Slip> {
  const double = placeOf(/(?<=\S)[ \t]{2}[ \t]*(?=\S)/, text)
  if (double !== undefined) yield slip('double-blank', 'There are two blanks in a row.', double, ' ')
  const before = placeOf(/(?<!\s)\s+[,;.!?](?!\.)/, text)
  if (before !== undefined)
    yield slip('blank-before-mark', 'There is a blank before a comma or full stop.', before, before.text.trim())
  const list = placeOf(/[,;]\s?[,;]|\b(and|or) ?,? \1\b/i, text)
  if (list !== undefined) yield slip('list-slip', 'Two commas, or two words “and”, are next to each other.', list)
  const stops = placeOf(/(?<!\.)\.[.,;](?!\.)|[;,]\./, text)
  if (stops !== undefined) yield slip('full-stop', 'Two marks are next to each other.', stops)
  const left = placeOf(
    /<\/?\w{1,30}>|<\/?\w{1,30} [^<>]{0,200}>|&(?:amp|lt|gt|nbsp|quot|#\d{1,6});|\*\*|__|`|\$\{|%[sd]\b|\b(?:TODO|FIXME|XXX)\b|\{ ?\}|\?\w+/,
    text,
  )
  if (left !== undefined) yield slip('leftover-markup', `“${left.text}” looks like markup that was left over.`, left)
  const article = wrongArticle(text)
  if (article !== undefined)
    yield slip(
      'article',
      `“${article.written}” has the wrong article: write “${article.right}”.`,
      article.at,
      article.right,
    )
  const twice = placeOf(/\b([a-z]{1,30}) \1\b/i, text)
  if (twice !== undefined && !/^(?:had|that|and|or)\b/i.test(twice.text))
    yield slip('repeated-word', `“${twice.text.split(' ')[0]}” is there twice.`, twice, twice.text.split(' ')[0]!)
}

/** Words that begin with a vowel letter but a consonant sound, and the reverse. */
const soundsLikeConsonant = /^(?:one(?:\b|-)|once|eu|uni(?!m|n)|use|usu|ubi|uti|ura)/i
const soundsLikeVowel = /^(?:hour|honest|honou?r|heir|[fhlmnrsx](?:-|\b|\d)|8|11\b|18\b)/i

/** True if a word takes “an”. */
export const takesAn = (word: string): boolean =>
  soundsLikeVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsLikeConsonant.test(word))

/** Finds `a` before a vowel or `an` before a consonant; words in slots are not checked. */
function wrongArticle(text: string): { written: string; right: string; at: Span } | undefined {
  for (const match of text.matchAll(/\b(an?) ([a-z0-9][\w-]*)/gi)) {
    const [written, article, word] = match
    if (takesAn(word!) === (article!.toLowerCase() === 'an')) continue
    const right = written.replace(article!, article![0]! + (takesAn(word!) ? 'n' : ''))
    return { written, right, at: { from: match.index, to: match.index + written.length } }
  }
  return undefined
}
