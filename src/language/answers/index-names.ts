// An action of the sequence as a mention of its index: by its name, and by the number next to it if it occurs several times.

import type { Item } from './items'
import { lineIndex } from './labels'
import { type Doc, type Line, spanAt } from './lines'
import type { Mention } from './mention'
import type { Names } from './names'
import { rankWords } from './number-words'
import type { Answer } from './reading'

/** A number of a response, and how it counts. */
export interface Numbered {
  readonly from: number
  readonly to: number
  readonly value: number
  readonly base: 'index' | 'rank' | 'open' | 'bare'
}

export const indexAnswer = (index: number, { from, to }: { from: number; to: number }): Answer =>
  // Programs use -1 for "none".
  index < 0 ? { kind: 'none', span: { from, to } } : { kind: 'index', index, span: { from, to } }

/** The number that leads an action's row. */
export function numberOf(low: string, line: Line, item: Item): number | undefined {
  const led = /\b(?:step|action|index|#)?\s{0,2}#?(\d{1,4})["'*_`\s]{0,3}[:.)=|-]["'*_`\s]{0,4}$/.exec(
    low.slice(line.from, item.from).slice(-30),
  )
  return line.number ?? (led === null ? undefined : Number(led[1]))
}

/** Maximum number of further positions of an action that are listed. */
const MAX_OTHERS = 7
/** An action that occurs once in the sequence; if it occurs several times, a number next to it identifies the occurrence. */
export function byName(
  doc: Doc,
  item: Item,
  numbers: readonly Numbered[],
  base: 0 | 1 | undefined,
  { hints }: Names,
): Mention | undefined {
  const given = hints.given ?? []
  const places = placesIn(given).get(item.text) ?? []
  const place = places[0]
  if (place === undefined) return undefined
  const mention: Mention = { from: item.from, to: item.to, answer: indexAnswer(place, item) }
  if (places.length === 1) return mention
  const line = doc.lines[lineIndex(doc.lines, item.from)]!
  const after = laterRank.exec(doc.low.slice(item.to, item.to + 40))?.[1]
  const rank = after === undefined ? undefined : (rankWords.get(after) ?? Number.parseInt(after, 10))
  if (rank !== undefined && places[rank - 1] !== undefined)
    return { ...mention, answer: indexAnswer(places[rank - 1]!, item) }
  const before = numbers[spanAt(numbers, item.from) - 1]
  const near =
    before !== undefined &&
    /^['*_`\s.:,()=–—|-]{0,8}(?:(?:occurrence|instance|appearance) of )?$/.test(doc.text.slice(before.to, item.from))
  // `the fifth action, (board c2 l1)`, `(board c2 l1), the fifth action`
  const behindIt = placeBehind.exec(doc.low.slice(item.to, item.to + 60))?.[1]
  const place0 =
    behindIt !== undefined
      ? (rankWords.get(behindIt) ?? Number.parseInt(behindIt, 10))
      : before?.base === 'rank' && actionBetween.test(doc.text.slice(before.to, item.from))
        ? before.value
        : undefined
  const index = indexAfter.exec(doc.low.slice(item.to, item.to + 40))?.[1]
  if (index !== undefined && given[Number(index)] === item.text)
    return { ...mention, answer: indexAnswer(Number(index), item) }
  if (place0 !== undefined && given[place0 - 1] === item.text)
    return { ...mention, answer: indexAnswer(place0 - 1, item) }
  if (near && before.base === 'rank') {
    const index = places[before.value - 1]
    return index === undefined ? undefined : { ...mention, answer: indexAnswer(index, item) }
  }
  const value = numberOf(doc.low, line, item) ?? (near ? before.value : undefined)
  if (value !== undefined) {
    const zero = given[value] === item.text
    const one = given[value - 1] === item.text
    const index = zero !== one ? (zero ? value : value - 1) : base === undefined ? undefined : value - base
    if (index !== undefined && given[index] === item.text) return { ...mention, answer: indexAnswer(index, item) }
  }
  const others = places.slice(1, 1 + MAX_OTHERS)
  return { ...mention, unsure: others.map(index => indexAnswer(index, item)) }
}

/** `(a b), the second occurrence`. */
const laterRank =
  /^["'*_\x60,\s()–—-]{0,6}(?:the |its |in its )?(?:([a-z]+|\d{1,2}(?:st|nd|rd|th))) (?:occurrence|instance|appearance|time)\b/

/** `(a b), the fifth action` */
const placeBehind =
  /^["'*_\x60,\s()–—-]{0,6}(?:(?:which|it|that) is )?(?:i\.e\.,? )?(?:the |as the )?([a-z]+|\d{1,4}(?:st|nd|rd|th)) (?:action|step|move|one|item|entry)\b/
/** `(a b) at index 4` */
const indexAfter =
  /^["'*_\x60,)\s]{0,4}\(?(?:(?:is )?at |with |(?:which )?has |having )?(?:the )?index\s?[:=]?\s?(\d{1,4})\b/
const actionBetween =
  /^["'*_`\s]{1,4}(?:action|step|move|one|item|entry)["'*_`\s.:,()=–—|-]{1,8}(?:(?:which is|namely|i\.e\.),?["'*_`\s:]{0,4})?$/

const placesKnown = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>()

/** Where each action of the sequence is in it. */
function placesIn(given: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const known = placesKnown.get(given)
  if (known !== undefined) return known
  const places = new Map<string, number[]>()
  given.forEach((action, place) => {
    const others = places.get(action)
    if (others === undefined) places.set(action, [place])
    else others.push(place)
  })
  placesKnown.set(given, places)
  return places
}
