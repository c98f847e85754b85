// English that leaves out what was stated: several objects at one place (`board c1 or c2 at l1`), an end that changes
// (`stack b1 on b2 or on b3`), and `it`. Only what types allow and the clause bears out is read.

import type { Item } from './items'
import type { NameSort } from './name-sort'
import type { Token } from './phrase-tokens'
import type { Element, Wording } from './wordings'

/** A phrase that was found, with its wording. */
export interface FoundPhrase {
  readonly item: Item
  readonly wording: Wording
  readonly next: number
}

export interface Several {
  readonly items: readonly Item[]
  readonly next: number
}

type Fits = (role: NameSort, text: string) => boolean
type Find = (tokens: readonly Token[], i: number) => FoundPhrase | undefined

const conjunctions = new Set(['and', 'or'])
/** Maximum number of words examined after the start of a phrase for a list, and of objects in one list. */
const MAX_AHEAD = 12
const MAX_LISTED = 60
/** They lead to an object of the clause before. */
const leading = new Set('on onto at in into from to of by with under off than'.split(' '))

interface Joint {
  readonly at: number
  readonly isOr: boolean
}

/** Past the comma and the `and` or `or` before a token; undefined without. */
function joint(tokens: readonly Token[], at: number): Joint | undefined {
  let next = at
  let isOr = false
  let found = tokens[at]?.joined === true && tokens[at]!.comma
  while (next < at + 2 && tokens[next]?.joined === true && conjunctions.has(tokens[next]!.word)) {
    isOr ||= tokens[next]!.word === 'or'
    found = true
    next++
  }
  const open = next === at || tokens[next]?.joined === true
  return found && open && next < tokens.length ? { at: next, isOr } : undefined
}

/** Does another object of a list follow? */
export function listGoesOn(tokens: readonly Token[], at: number): boolean {
  let next = joint(tokens, at)?.at
  if (next === undefined) return false
  while (tokens[next] !== undefined && isDressing(tokens[next]!)) next++
  return tokens[next]?.joined === true && tokens[next]!.object !== undefined
}

const isDressing = ({ word, isKind, joined, object }: Token): boolean =>
  joined && object === undefined && (isKind || word === 'the' || word === 'a' || word === 'an' || word === 'either')

/** Where a clause ends or another part of it begins. */
const endsAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || !tokens[at]!.joined || joint(tokens, at) !== undefined

/** `b1, b2 and b3`: the objects of a list, where it begins at a token. */
function listAt(tokens: readonly Token[], at: number): { places: number[]; isOr: boolean } {
  const places = [at]
  let isOr = false
  for (let end = at; places.length < MAX_LISTED; ) {
    let next = end + 1
    while (tokens[next] !== undefined && tokens[next]!.isKind && isDressing(tokens[next]!)) next++
    const after = joint(tokens, next)
    if (after === undefined) break
    next = after.at
    while (tokens[next] !== undefined && isDressing(tokens[next]!)) next++
    if (tokens[next]?.object === undefined || !tokens[next]!.joined) break
    isOr ||= after.isOr
    places.push((end = next))
  }
  return { places, isOr }
}

/** `board c1 or c2 at l1`, `b1 and b2 are clear`: what is stated about several objects. */
export function ofSeveral(tokens: readonly Token[], i: number, find: Find, fits: Fits): Several | undefined {
  const before = tokens[i - 1]
  if (tokens[i]!.object !== undefined && tokens[i]!.joined && before !== undefined) {
    if (leading.has(before.word) || before.object !== undefined) return undefined
  }
  for (let at = i; at < Math.min(tokens.length, i + MAX_AHEAD); at++) {
    if (at > i && !tokens[at]!.joined) return undefined
    if (tokens[at]!.object === undefined) continue
    const { places, isOr } = listAt(tokens, at)
    if (places.length === 1) continue
    const last = places.at(-1)!
    const items: Item[] = []
    let next = last
    for (const place of places) {
      const short = [...tokens.slice(i, at), { ...tokens[place]!, joined: true }]
      const rest = tokens.slice(last + 1, last + 1 + MAX_AHEAD)
      const one = find([...short, ...rest], 0)
      if (one === undefined || one.next <= short.length) return undefined
      if (!fits(one.item.role!, one.item.text)) return undefined
      next = i + one.next + (last - at)
      const from = place === at ? tokens[i]!.from : tokens[place]!.from
      const to = place === last ? one.item.to : tokens[place]!.to
      items.push(written(one.item, one.item.text, from, to, isOr))
    }
    return { items, next }
  }
  return undefined
}

/** `… or on b3`, `…, b2 and b3` after a phrase: the same with another end. */
export function goingOn(tokens: readonly Token[], found: FoundPhrase, fits: Fits, find: Find): Several {
  const { wording, item } = found
  const items: Item[] = []
  let { next } = found
  const nothing = { items: [], next }
  if (wording.loose === true && wording.arity > 1) return nothing
  for (;;) {
    const after = joint(tokens, next)
    if (after === undefined) break
    if (find(tokens, after.at) !== undefined) {
      // `b1 is on b2 and b3 and b4 are clear`: the end belongs to what comes.
      const isOwn = tokens[after.at]!.object === undefined
      if (isOwn || /s$/.test(tokens[after.at + 1]?.word ?? '')) break
      return nothing
    }
    const end = endAt(tokens, after.at, wording, item)
    if (end === undefined) break
    if (!fits(item.role!, end.text)) return nothing
    const to = tokens[end.next - 1]!.to
    items.push(written(item, end.text, tokens[after.at]!.from, to, after.isOr))
    next = end.next
  }
  // `at l1 instead of l0`
  const opposed = pastContrast(tokens, next)
  const other = opposed === undefined ? undefined : endAt(tokens, opposed, wording, item)
  if (other !== undefined && fits(item.role!, other.text) && !item.negated) {
    const { from } = tokens[opposed!]!
    const to = tokens[other.next - 1]!.to
    items.push({ ...written(item, other.text, from, to, false), negated: true })
    next = other.next
  }
  return endsAt(tokens, next) ? { items, next } : nothing
}

/** Past `instead of`, `rather than`, `and not`, `, no longer`. */
function pastContrast(tokens: readonly Token[], at: number): number | undefined {
  const words = tokens.slice(at, at + 3).map(({ word, joined }) => (joined ? word : ''))
  const [first = '', second = '', third = ''] = words
  if (/^(?:instead of|rather than)$/.test(`${first} ${second}`)) return at + 2
  const isJoined = /^(?:and|but)$/.test(first) || tokens[at]?.comma === true
  const [a, b, skip] = /^(?:and|but)$/.test(first) ? [second, third, 1] : [first, second, 0]
  if (!isJoined) return undefined
  if (a === 'no' && b === 'longer') return at + skip + 2
  return a === 'not' ? at + skip + 1 : undefined
}

/** The shortest end of a wording that is at a token, put in the place of the item's own. */
function endAt(
  tokens: readonly Token[],
  at: number,
  { elements }: Wording,
  item: Item,
): { readonly text: string; readonly next: number } | undefined {
  for (let k = elements.length - 1; k > 0; k--) {
    const words = item.text.slice(1, -1).split(' ')
    const end = elements.slice(k)
    if (!end.some(({ kind }) => kind === 'slot')) continue
    const next = pastElements(tokens, at, end, words)
    if (next !== undefined) return { text: `(${words.join(' ')})`, next }
  }
  return undefined
}

function pastElements(
  tokens: readonly Token[],
  from: number,
  elements: readonly Element[],
  words: string[],
): number | undefined {
  let at = from
  for (const element of elements) {
    while (tokens[at] !== undefined && isDressing(tokens[at]!)) at++
    const token = tokens[at]
    if (token === undefined || !token.joined) return undefined
    if (element.kind === 'word' ? token.stem !== element.stem : token.object === undefined) return undefined
    if (element.kind === 'slot') words[element.place + 1] = token.object!
    at++
  }
  while (tokens[at] !== undefined && tokens[at]!.isKind && isDressing(tokens[at]!)) at++
  return at
}

function written(item: Item, text: string, from: number, to: number, isOr: boolean): Item {
  const { template: _, ...rest } = item
  return { ...rest, text, from, to, ...(isOr ? { alternative: true } : {}) }
}

/** Maximum number of words between a phrase that names an object and the `it` that refers to it. */
const MAX_BETWEEN = 60

/** `stack it on b2`: the action with what the phrase before was about in the place of `it`. */
export function withIt(
  tokens: readonly Token[],
  i: number,
  before: { readonly to: number; readonly objects: readonly string[] } | undefined,
  find: Find,
  fits: Fits,
): (FoundPhrase & { readonly it: string }) | undefined {
  if (before === undefined || tokens[i]!.from - before.to > MAX_BETWEEN) return undefined
  const place = tokens.slice(i + 1, i + 5).findIndex(({ word }) => word === 'it')
  if (place < 0) return undefined
  const at = i + 1 + place
  const read = before.objects.flatMap(object => {
    const stand = { ...tokens[at]!, object }
    const part = [...tokens.slice(i, at), stand, ...tokens.slice(at + 1, at + 1 + MAX_AHEAD)]
    const one = find(part, 0)
    return one !== undefined && one.item.role === 'action' && one.next > at - i && fits('action', one.item.text)
      ? [{ ...one, next: i + one.next, it: object }]
      : []
  })
  const [first] = read
  if (first === undefined) return undefined
  // The object that the phrase was about, else the only possible one.
  return first.it === before.objects[0] || new Set(read.map(({ it }) => it)).size === 1 ? first : undefined
}
