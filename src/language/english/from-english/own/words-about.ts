// Words in a text that may name objects, and the nouns before names.

import type { Phrases } from '../../phrases'
import type { Template } from '../../template'
import { functionWords } from './function-words'
import type { KindsOfThings, Noun } from './kinds-of-things'

/** All wordings of facts. */
export const wordingsOf = (phrases: Phrases): Template[] =>
  [...phrases.predicates.values()].flatMap(({ holds, fails, read = [], told: template }) => [
    ...[...holds, ...fails, ...read],
    ...(template === undefined ? [] : [template]),
  ])

/** Words used in the wordings of a domain. */
export function wordsOfPhrases(phrases: Phrases): Set<string> {
  const found = new Set<string>()
  const add = (text: string): void => {
    for (const word of wordsIn(text)) found.add(word)
  }
  const actions = [...phrases.actions.values()].flatMap(({ wordings, read = [] }) => [...wordings, ...read])
  for (const { parts } of [...wordingsOf(phrases), ...actions])
    for (const part of parts) {
      if (part.kind === 'text') add(part.text)
      else if (part.kind === 'number') add(`${part.one} ${part.many}`)
    }
  return found
}

const marks = /^["'“‘(*_]+|[.,;:!?"'”’)*_]+$/g

/** The words between blanks, in lower case, without surrounding punctuation. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map(word => word.replace(marks, ''))
    .filter(word => word !== '')

/** Words of the text that may name objects that no sentence lists. */
export function namesIn(text: string, ownWords: ReadonlySet<string>, { nouns }: KindsOfThings): Set<string> {
  const found = new Set<string>()
  for (const word of wordsIn(text))
    if (/^[a-z][\w-]*$/.test(word) && !functionWords.has(word) && !ownWords.has(word) && !nouns.has(word))
      found.add(word)
  if (namesA(text, nouns)) found.add('a')
  return found
}

/**
 * True if “a” is a name (blocks are often A, B and C): an article does not precede a verb or follow a noun or a single
 * letter.
 */
function namesA(text: string, nouns: KindsOfThings['nouns']): boolean {
  if (/[a-z,] A\b|^\W*A (?:is|has|lies|and|should|must|can|cannot)\b/.test(text)) return true
  const words = text.split(/\s+/)
  return words.some((word, i) => /^[aA]\W?$/.test(word) && nouns.has((words[i - 1] ?? '').toLowerCase()))
}

/** The noun before each name, including each name of a list: “cars c0 and c1”. */
export function nounsBefore(
  text: string,
  isName: (word: string) => boolean,
  { nouns }: KindsOfThings,
): ReadonlyMap<string, Noun> {
  const found = new Map<string, Noun>()
  const words = wordsIn(text)
  let noun: Noun | undefined
  for (const [i, word] of words.entries()) {
    const two = i > 0 ? nouns.get(`${words[i - 1]} ${word}`) : undefined
    const one = two ?? nouns.get(word)
    if (one !== undefined) noun = one.isKnown ? one : undefined
    else if (isName(word)) {
      if (noun !== undefined && !found.has(word)) found.set(word, noun)
    } else if (word !== 'and') noun = undefined
  }
  return found
}
