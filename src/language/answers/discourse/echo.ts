// Sentences of the prompt that a response repeats: they are the question's, and nothing in them is an answer.

import { recent } from '#base/recent'
import type { Span } from '#base/text'

/** Shorter sentences can be a response's own. */
const LEAST_WORDS = 5
/** A prompt is longer than this only if it has a plan or a state, with words that repeat. */
const MAX_PROMPT = 20_000

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}_'-]+/gu) ?? []).join(' ')} `

/** Of a prompt without its items in brackets; the responses to a question come one after another. */
const promptWords = recent(
  4,
  (prompt: string) => [prompt],
  prompt => wordsOf(prompt.slice(0, MAX_PROMPT).replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')),
)

/** The sentences of a text that are in the prompt word by word; items in brackets are never part of the prompt. */
export function echoes(text: string, sentences: readonly Span[], prompt: string): Span[] {
  const asked = promptWords(prompt)
  return sentences.filter(({ from, to }) => {
    if (to - from > 1_000) return false
    const words = text.slice(from, to)
    if (/[([]/.test(words)) return false
    const own = wordsOf(words)
    return own.split(' ').length - 2 >= LEAST_WORDS && isAsked(asked, own)
  })
}

/** Does the prompt have these words, other than as a condition? `say None if there is no such fact`: its words are an answer. */
function isAsked(asked: string, own: string): boolean {
  for (let at = asked.indexOf(own); at >= 0; at = asked.indexOf(own, at + 1))
    if (!/ (?:if|when|whether|case)$/.test(asked.slice(Math.max(0, at - 8), at))) return true
  return false
}
