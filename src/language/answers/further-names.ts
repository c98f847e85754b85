// Objects after those that a name takes.

import { type Names, wordAt } from './names'

const MAX_NAMES = 60

/** `board c3 l1 l7`: further objects right after, up to where the entry ends. The name takes no such number of them. */
export function furtherNames(
  text: string,
  from: number,
  to: number,
  names: Names,
): { readonly words: readonly string[]; readonly end: number } | undefined {
  const words: string[] = []
  for (let at = from; words.length < MAX_NAMES; ) {
    const blanks = /^[ \t]{1,9}/.exec(text.slice(at, at + 9))?.[0].length ?? 0
    const word = blanks === 0 ? undefined : wordAt(text, at + blanks, to, names)
    const isNext = word !== undefined && word.from === at + blanks
    if (!isNext || !(names.object(word.text) !== undefined || names.isLikeObject(word.text)))
      return words.length > 0 && /^["'`*]*[ \t]*(?:$|[\n,;\])]|[.][ \t]*(?:$|\n))/u.test(text.slice(at, at + 12))
        ? { words, end: at }
        : undefined
    words.push(word.text)
    at = word.to
  }
  return undefined
}

/** `board c0, c1 or c3`: what is done to several objects, one after the other. */
export function isOfSeveral(text: string, from: number, last: number, to: number, names: Names): boolean {
  if (!text.slice(from, last).includes(',')) return false
  const joint = /^\s{0,3},?\s{0,3}(?:or|and)\s{1,3}/.exec(text.slice(last, last + 16))
  if (joint === null) return false
  const word = wordAt(text, last + joint[0].length, to, names)
  return word !== undefined && names.object(word.text) !== undefined
}
