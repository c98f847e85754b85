// Normalizes words to those of the phrases: “isn't” to “is not”, and in goals “should be” to “is”.

import type { Domain } from '#planning/pddl/model'
import type { Stated } from '../../stated'

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|does|do|has|have|was|were|should|must)n['’]t\b/gi, '$1 not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bcan not\b/gi, 'cannot'],
  [/\b(it|there)['’]s\b/gi, '$1 is'],
]

/** The text without contractions. */
export const written = (text: string): string =>
  /['’]t\b|can not|['’]s\b/i.test(text)
    ? contractions.reduce((made, [pattern, instead]) => made.replace(pattern, instead), text)
    : text

const modal =
  /\b(?:should|must|shall|(?:has|have|needs?|ought|is|are|wants?) to|will|to)( not)? (be\b|have\b|[a-z]+\b)/i

/** Replaces “room 2” by “room room2”: the noun and the object's name. */
export const numbered = (text: string, isNoun: (word: string) => boolean): string =>
  text.replace(/([A-Za-z]+) (\d{1,6})(?![\w-])/g, (text: string, noun: string, number: string) =>
    isNoun(noun.toLowerCase()) ? `${noun} ${noun.toLowerCase()}${number}` : text,
  )

/** True if the sentence expresses a wish. */
export const isWished = (text: string): boolean =>
  /\b(?:should|must|shall|(?:has|have|needs?|ought) to)(?: not)? [a-z]+/i.test(text)

/** The text in the indicative, singular and plural. */
export function indicatives(text: string): string[] {
  const match = modal.exec(text)
  if (match === null) return [text]
  const [wording, not = '', verb = ''] = match
  const head = text.slice(0, match.index)
  const tail = text.slice(match.index + wording.length)
  const forms = formsOf(verb.toLowerCase(), not !== '')
  return [text, ...forms.map(form => `${head}${form}${tail}`)]
}

function formsOf(verb: string, isDenied: boolean): string[] {
  if (verb === 'be') return isDenied ? ['is not', 'are not'] : ['is', 'are']
  if (isDenied) return [`does not ${verb}`, `do not ${verb}`]
  if (verb === 'have') return ['has', 'have']
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ies`, verb]
  return [/(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`, verb]
}

/** A fact written in PDDL over existing objects, `(at c0 l1)` or `(not (at c0 l1))`. */
export function atomIn(text: string, domain: Domain, isName: (name: string) => boolean): Stated | undefined {
  const match = /^\s*(\(\s*not\s+)?\(([^()]{1,500})\)(\s*\))?\s*[.!]?\s*$/i.exec(text)
  if (match === null || (match[1] === undefined) !== (match[3] === undefined)) return undefined
  const [head = '', ...names] = match[2]!.trim().toLowerCase().split(/\s+/)
  const declared = domain.predicates.find(({ name }) => name === head)
  if (declared?.parameters.length !== names.length || !names.every(isName)) return undefined
  const negated = match[1] !== undefined
  return { kind: 'fact', items: [`(${[head, ...names].join(' ')})`], negated }
}
