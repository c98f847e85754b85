// Facts, actions and "None" as mentions: formal ones first, English where there is no formal one.

import type { Doc } from './lines'
import { scanItems, type Item } from './items'
import type { Names } from './names'
import type { NameSort } from './name-sort'
import { nonesOf } from './none'
import { type OnAmbiguous, scanPhrases } from './phrases'
import type { Mention } from './mention'
import type { ReadItem } from './reading'
import type { WordMeaning } from './worth'

export const readItem = ({ text, from, to }: Item): ReadItem => ({ text, span: { from, to } })

/**
 * All items of a response in order: those that may be remarks left out unless nothing else is there. `hear` is called for
 * words that can mean several things.
 */
export function itemsOf(doc: Doc, names: Names, onAmbiguous?: OnAmbiguous): Item[] {
  const { text, raw } = doc
  const formal = scanItems(text, raw, 0, text.length, names)
  const items = formal.map(item => inEnglish(text, item, names))
  const firm = apartFromPhrases(
    text,
    names,
    items.filter((item, i) => !item.weak || (isEntry(text, items, i) && !isGloss(text, item, names))),
  )
  const english = scanPhrases(text, 0, text.length, names, firm, onAmbiguous)
  const all = restatedOnce(text, merged(firm, english))
  return all.length > 0 ? all : formal.filter(item => !isGloss(text, item, names))
}

/** Items around a pattern that are examined. */
const MAX_NEAR_ITEMS = 60

/** All but those that stand for others next to them. */
export const withoutPatterns = <I extends { readonly text: string }>(items: readonly I[], names: Names): I[] =>
  items.filter((_, i) => !isPattern(items, i, names))

/** `(turn_to s d star2)` for all `d`, with what that stands for next to it: no entry of its own. */
function isPattern(items: readonly { readonly text: string }[], i: number, names: Names): boolean {
  const { text } = items[i]!
  const words = text.slice(1, -1).split(' ')
  const isOpen = words.map((word, place) => place > 0 && names.object(word) === undefined && openName.test(word))
  if (!isOpen.includes(true)) return false
  return items.slice(Math.max(0, i - MAX_NEAR_ITEMS), i + MAX_NEAR_ITEMS).some(other => {
    if (other.text === text) return false
    const its = other.text.slice(1, -1).split(' ')
    return (
      its.length === words.length &&
      its.every((word, place) => (isOpen[place] ? names.object(word) !== undefined : word === words[place]))
    )
  })
}
const openName = /^(?:\?.*|[a-z]{1,2}|any|each|every|all|\.{2,3}|…|\*|_)$/

/** `lift c with h → (lift h c)`: stated in English and right after it formally, in a row of any length, it is stated once. */
function restatedOnce(text: string, items: readonly Item[]): Item[] {
  const isSame = (one: Item, other: Item | undefined): boolean =>
    other !== undefined && other.english !== true && other.text === one.text && other.negated === one.negated
  const dropped = new Set<Item>()
  for (let from = 0; from < items.length; ) {
    let end = from
    while (end < items.length && items[end]!.english === true) end++
    for (let start = from; start < end; start++) {
      const row = items.slice(start, end)
      const gap = text.slice(row.at(-1)!.to, items[end]?.from ?? text.length)
      if (!/^[^\p{L}\p{N}\n]{1,12}$/u.test(gap) || !row.every((one, i) => isSame(one, items[end + i]))) continue
      for (const one of row) dropped.add(one)
      break
    }
    from = Math.max(end, from + 1)
  }
  return items.filter(item => !dropped.has(item))
}

/** `move to b (from a)`, `go to location l (microwave1)`: brackets that only go on with a sentence. */
function isGloss(text: string, { from, role, remark, text: wording }: Item, names: Names): boolean {
  if (role !== undefined || names.isEmpty || text[from] !== '(') return false
  const first = wording.slice(1, -1).split(' ')[0]!
  if (remark !== true && names.object(first) === undefined) return false
  const before = text.slice(Math.max(0, from - 300), from)
  return /\p{L}{2}/u.test(before.slice(before.lastIndexOf('\n') + 1))
}

/** If actions are asked for, removes facts with a name that is part of an action's phrase (`empty store0 of rover0`), and vice versa. */
function apartFromPhrases(text: string, names: Names, firm: readonly Item[]): readonly Item[] {
  const isWord = ({ from, role }: Item): boolean => role !== undefined && role !== names.want && text[from] !== '('
  if (names.hints.wordings === undefined || !firm.some(isWord)) return firm
  const others = firm.filter(item => !isWord(item))
  const phrases = scanPhrases(text, 0, text.length, names, others).filter(({ role }) => role === names.want)
  const isWithin = ({ from, to }: Item): boolean =>
    phrases.some(one => one.from <= from && one.to >= to && one.to - one.from > to - from)
  return firm.filter(item => !isWord(item) || !isWithin(item))
}

/** `(sail from location l1 to location l0)`: where the words read back as one phrase, that item. */
function inEnglish(text: string, item: Item, names: Names): Item {
  const words = item.text.split(' ')
  const head = names.head(words[0]!.slice(1).replace(/\)$/, ''))
  if (head !== undefined && head.arity === words.length - 1) return item
  if (text[item.from] !== '(' || names.hints.wordings === undefined) return item
  const [only, ...rest] = scanPhrases(text, item.from + 1, item.to - 1, names, [])
  if (only === undefined || rest.length > 0 || only.negated) return item
  const around = text.slice(item.from + 1, only.from) + text.slice(only.to, item.to - 1)
  return /[\p{L}\p{N}]/u.test(around.replace(/\b(?:the|a|an)\b/gi, ''))
    ? item
    : { ...only, from: item.from, to: item.to }
}

/** An item that names nothing, in one list with items that do. */
function isEntry(text: string, items: readonly Item[], i: number): boolean {
  const item = items[i]!
  if (item.remark === true) return false
  const tied = (one: Item | undefined, other: Item | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    !(one.weak && other.weak) &&
    /^["'`*\s]*(?:,|;|\band\b|,\s*and\b)["'`*\s]*$/.test(text.slice(one.to, other.from).slice(0, 20))
  return tied(items[i - 1], item) || tied(item, items[i + 1])
}

/** Both, in order. An English phrase around a formal item does not count. */
function merged(formal: readonly Item[], english: readonly Item[]): Item[] {
  const all = [...formal, ...english].sort((a, b) => a.from - b.from)
  const apart: Item[] = []
  for (const item of all) {
    const last = apart.at(-1)
    if (last !== undefined && item.from < last.to) {
      if (last.english === true && item.english !== true) apart[apart.length - 1] = item
      continue
    }
    apart.push(item)
  }
  return apart
}

/** The items of the wanted sort; if there are none, the others. */
export function wanted(items: readonly Item[], want: NameSort): Item[] {
  const right = items.filter(item => item.role === want)
  if (right.length > 0) return items.filter(item => item.role === want || item.role === undefined)
  return items.filter(item => item.english !== true)
}

/** The items of a response that are asked for, and "None" if that can be the answer. */
export function oneItemMentions(
  doc: Doc,
  all: readonly Item[],
  names: Names,
  want: NameSort,
  noneAllowed: boolean,
  meaning: WordMeaning,
): Mention[] {
  const items = withoutPatterns(wanted(all, want), names)
  const mentions: Mention[] = items.map(item => ({
    from: item.from,
    to: item.to,
    answer: { kind: 'item', item: readItem(item) },
    ...(item.negated ? { itemStance: { stance: isNever(doc, item, meaning) ? 'given' : 'denied', strong: true } } : {}),
    ...(isDescriptive(item, names) && !isNever(doc, item, meaning) ? { weak: true } : {}),
  }))
  if (!noneAllowed) return apart(mentions)
  const taken = new Set<number>()
  const nones = nonesOf(doc, meaning.properties.unfit === 'give' ? 'reached' : undefined).filter(({ from, to }) => {
    const inside = all.some(item => item.from <= from && item.to >= to)
    return !inside && !taken.has(from)
  })
  // `None (all of them are reachable)`: brackets with a remark.
  if (nones.length > 0 && items.every(item => item.weak && item.role === undefined)) mentions.length = 0
  for (const { from, to, weak } of nones)
    mentions.push({
      from,
      to,
      answer: { kind: 'none', span: { from, to } },
      inert: true,
      ...(weak ? { weak } : {}),
    })
  return apart(mentions.sort((a, b) => a.from - b.from))
}

/** `a0 can never be at l2`, where what never holds is asked for. */
const isNever = ({ low }: Doc, item: Item, { properties }: WordMeaning): boolean =>
  item.negated &&
  item.english === true &&
  properties.unfit === 'give' &&
  /\b(?:never|cannot|can not|can't)\b/.test(low.slice(item.from, item.to))

/** A fact in English often only describes how things are. */
const isDescriptive = (item: Item, names: Names): boolean =>
  item.english === true && item.role === 'fact' && names.hints.wordings !== undefined

function apart(mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  for (const one of mentions) {
    const last = found.at(-1)
    if (last !== undefined && one.from < last.to) {
      // "There is no action that (a b) …": the item inside counts.
      if (last.answer.kind === 'none' && one.answer.kind !== 'none') found[found.length - 1] = one
      continue
    }
    found.push(one)
  }
  return found
}
