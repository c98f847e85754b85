// “All cars are at l0”, “each ball is in a”, “both robots are free”: a sentence about each object of a type that has
// all its objects listed.

import type { Stated } from '../../stated'
import type { KindsOfThings } from './kinds-of-things'

const quantifier = /(?:^|\s)(?:all(?: of)?(?: the)?|both(?: of)?(?: the)?|each(?: of the)?|every)\s+/i

/** Maximum number of objects a sentence quantifies over. */
const MAX_OBJECTS = 1_000

/**
 * The statements about each object. `objects` returns the objects of a type, or undefined if not all of them are
 * listed. Undefined if the text quantifies over no type.
 */
export function quantified(
  text: string,
  kinds: KindsOfThings,
  objects: (type: string) => readonly string[] | undefined,
): string[] | undefined {
  const match = quantifier.exec(text)
  if (match === null || /\b(?:not|no|none|never|cannot|except|but)\b/i.test(text)) return undefined
  const head = text.slice(0, match.index)
  const rest = text.slice(match.index + match[0].length)
  const words = rest.split(/\s+/, kinds.longest)
  for (let many = words.length; many > 0; many--) {
    const noun = kinds.nouns.get(words.slice(0, many).join(' ').toLowerCase())
    if (noun === undefined) continue
    const all = objects(noun.type)
    if (all === undefined || all.length === 0 || all.length > MAX_OBJECTS) return undefined
    if (/both/i.test(match[0]) && all.length !== 2) return undefined
    const tail = rest.split(/\s+/).slice(many).join(' ')
    const one = tail.replace(/^are\b/i, 'is').replace(/^have\b/i, 'has')
    return all.map(name => `${head} ${name} ${one}`.trim())
  }
  return undefined
}

/**
 * Splits “Robots r1 and r2 are in a” into one sentence per object; undefined if it does not begin with a list of names.
 */
export function distributed(text: string, isName: (name: string) => boolean): string[] | undefined {
  const match = /^\s*([^.;:!?()]{1,2000}?) (are|have) (.*)$/is.exec(text)
  if (match === null || / not /i.test(text)) return undefined
  const [, list = '', verb = '', tail = ''] = match
  const parts = list.split(/,? and |, /)
  if (parts.length < 2 || parts.length > MAX_OBJECTS) return undefined
  const first = parts[0]!.split(' ')
  const noun = first.slice(0, -1).join(' ')
  const names = [first.at(-1)!, ...parts.slice(1)]
  if (!names.every(name => isName(name.toLowerCase()))) return undefined
  const one = /^are$/i.test(verb) ? 'is' : 'has'
  return names.map(name => `${noun} ${name} ${one} ${tail}`.trim())
}

/** Combines the statements about the single objects, for each predicate that all of them can express. */
export function together(ones: readonly (readonly Stated[])[]): Stated[] {
  const [first = []] = ones
  return first.flatMap(meaning => {
    const head = meaning.items[0]!.split(' ')[0]
    const rows = ones.map(each => each.filter(({ items }) => items[0]!.split(' ')[0] === head))
    if (rows.some(({ length }) => length !== 1)) return []
    const items = rows.flatMap(([one]) => one!.items)
    return [{ kind: 'fact' as const, negated: false, items }]
  })
}
