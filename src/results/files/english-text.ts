// Recognises texts that begin like a context written in the English of a known domain.

import { readEnglish } from '#language/english/from-english/read-problem'
import { englishDomains } from '#language/library/english'

/** Characters examined to recognise the text. */
const HEAD = 6_000

export function isEnglish(text: string): boolean {
  const { id, sentences } = readEnglish(text.slice(0, HEAD), englishDomains())
  return id !== null && sentences.length > 0
}
