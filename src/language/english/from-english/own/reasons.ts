// Explains to readers why a sentence was not read, and which wording would be.

import type { Phrases } from '../../phrases'
import type { Stated } from '../../stated'
import type { Misfit } from './mentioned'
import { nearestWording } from './nearest-wording'

export const describeMisfit = ({ name, notListed }: Misfit): string =>
  notListed.length > 0
    ? `\`${name}\` is not among the objects that are listed.`
    : `\`${name}\` would have to be of two types at once: other sentences give it another type.`

/** Explains a sentence with several possible meanings. */
export const describeSeveral = (meanings: readonly Stated[]): string =>
  `This can mean ${meanings.slice(0, 3).map(describeStated).join(' or ')}: say what sort of thing each is.`

const describeStated = ({ items, negated }: Stated): string => `\`${negated ? `(not ${items[0]})` : items[0]}\``

/** Explains a sentence that matches no wording; `part` is the first range that could not be read, if known. */
export function describeStuck(phrases: Phrases, sentence: string, part: string | undefined): string {
  if (part === undefined) return 'The sentence can be divided into facts in two ways.'
  if (/^\s*(?:there(?: i|’|')s|there are|we have|you have)\b/i.test(sentence)) {
    const list = howToList(phrases)
    const near = nearestWording(phrases, part)
    return near?.startsWith('there ') === true ? `${list} The nearest fact is “${near}”.` : list
  }
  const plain = part.replace(/[.!?]+$/, '')
  const near = nearestWording(phrases, plain)
  const isPart = plain.length < sentence.length - 2 && plain.length < 80
  const what = isPart ? `“${plain}” fits no wording` : 'No wording of the domain fits'
  return near === undefined ? `${what}.` : `${what}. The nearest is “${near}”.`
}

/** “There are two cars: x and y.”, with the domain's own nouns. */
function howToList({ types }: Phrases): string {
  const many = types[0]?.many ?? 'objects'
  const all = types.slice(0, 8).map(each => each.many)
  const nouns = all.length > 1 ? ` This domain has ${all.join(', ')}.` : ''
  return `Objects are listed as in “There are two ${many}: x and y.”${nouns}`
}
