// Does a text begin like a context in English, of a domain whose English can be read?

import { readEnglish } from '#language/english/from-english/read-problem'
import { englishDomains } from '#language/library/english'

/** Characters by which it is recognised. */
const HEAD = 6_000

export function isEnglish(text: string): boolean {
  const { id, sentences } = readEnglish(text.slice(0, HEAD), englishDomains())
  return id !== null && sentences.length > 0
}
