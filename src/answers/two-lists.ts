// Two lists of facts in a zone of a response: what becomes true and what becomes false.

import { groupItems } from './groups'
import { scanItems, type Item } from './items'
import { readItem, wanted } from './item-list'
import type { Names } from './names'
import { noneAtStart } from './none'
import { readPhrase } from './one-item'
import type { Answer, ReadItem } from './reading'
import { linesOf, type Zone } from './zones'

const after = String.raw`["'*_\x60]{0,4}(?:[^\n:()[\]{}]{0,60}(?:\([^()\n]{0,40}\)[^\n:()[\]{}]{0,10})?[:=：]|[^\n:()[\]{}.]{0,40}\b(?:are|is|include)\b:?|[^\n:()[\]{}.]{0,40}(?=\n)|\s*(?=\[))["'*_\x60]{0,4}`
const labelled = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b${after}`, 'giu')
/** The usual labels, then others that can also be part of a sentence. */
const labels: readonly { readonly pos: RegExp; readonly neg: RegExp }[] = [
  {
    pos: labelled('positive|pos|add(?:ed)? (?:effects?|list|facts)'),
    neg: labelled('negative|neg|delet(?:ed?|ion) (?:effects?|list|facts)'),
  },
  {
    pos: labelled('add(?:ed|s|itions?)?|gained|becomes? true|made true|now true|true'),
    neg: labelled(
      'delet(?:ed|es|ions?|e)|remov(?:ed|es|e)|lost|becomes? false|made false|no longer(?: true)?|false',
    ),
  },
]

interface Label {
  readonly start: number
  readonly end: number
}

/** The last labels of the first sort that has both, else of the first that has one. */
function labelsIn(
  text: string,
  zone: Zone,
): { readonly pos: Label | undefined; readonly neg: Label | undefined } {
  const found = labels.map(({ pos, neg }) => ({
    pos: lastEnd(text, zone, pos),
    neg: lastEnd(text, zone, neg),
  }))
  return (
    found.find(({ pos, neg }) => pos !== undefined && neg !== undefined) ??
    found.find(({ pos, neg }) => pos !== undefined || neg !== undefined) ??
    found[0]!
  )
}

/** What a zone gives for a question that wants both lists. A missing second list counts as empty. */
export function findTwoLists(text: string, zone: Zone, names: Names): Answer | undefined {
  const { pos, neg } = labelsIn(text, zone)
  if (pos !== undefined && neg !== undefined) {
    const first = pos.end <= neg.start
    const posPart = section(text, pos.end, first ? neg.start : zone.to, names)
    const negPart = section(text, neg.end, first ? zone.to : pos.start, names)
    if (posPart === undefined && negPart === undefined) return undefined
    return twoLists(posPart ?? [], negPart ?? [])
  }
  if (pos !== undefined) {
    const part = section(text, pos.end, zone.to, names)
    if (part !== undefined) return byNegation(part)
  }
  if (neg !== undefined) {
    const before = bracketLists(text, zone, neg.start, names)
    const part = section(text, neg.end, zone.to, names)
    if (part !== undefined) return twoLists(before.at(-1) ?? [], part)
  }
  const lists = bracketLists(text, zone, zone.to, names)
  if (lists.length >= 2) {
    const [first, second] = zone.sure ? lists : lists.slice(-2)
    return twoLists(first!, second!)
  }
  if (lists.length === 1) return byNegation(lists[0]!)
  const all = facts(text, zone.from, zone.to, names)
  const signed = bySign(text, all)
  if (signed !== undefined) return signed
  const twoLines = byLine(text, zone, all)
  if (twoLines !== undefined) return twoLines
  const groups = groupItems(text, zone.from, zone.to, all)
  const listed = groups.filter(group => group.items.length > 1 || group.byLine)
  if (listed.length === 2 || groups.length === 2) {
    const [first, second] = listed.length === 2 ? listed : groups
    const parts = [...first!.items, ...second!.items]
    return parts.some(item => item.negated)
      ? byNegation(parts)
      : twoLists(first!.items, second!.items)
  }
  const only = groups.length === 1 ? groups[0] : undefined
  return only === undefined ? undefined : byNegation(only.items)
}

/** `+ (a)` and `- (b)`, where both signs occur and each fact has one. */
function bySign(text: string, items: readonly Item[]): Answer | undefined {
  const signs = items.map(
    item =>
      /(?:^|\n)[ \t*`]*([+−-])[ \t*`]*$/.exec(
        text.slice(Math.max(0, item.from - 12), item.from),
      )?.[1],
  )
  if (!signs.includes('+') || signs.every(sign => sign === '+') || signs.includes(undefined))
    return undefined
  return twoLists(
    items.filter((_, i) => signs[i] === '+'),
    items.filter((_, i) => signs[i] !== '+'),
  )
}

/** Two lines that hold nothing but facts. */
function byLine(text: string, zone: Zone, items: readonly Item[]): Answer | undefined {
  const lines = linesOf(text, zone.from, zone.to).filter(line => line.content < line.to)
  if (lines.length !== 2 || items.some(item => item.negated)) return undefined
  const [first, second] = lines.map(line =>
    items.filter(item => item.from >= line.from && item.to <= line.to),
  ) as [Item[], Item[]]
  let at = zone.from
  for (const item of [...items, { from: zone.to, to: zone.to }]) {
    if (/[\p{L}\p{N}]/u.test(text.slice(at, item.from))) return undefined
    at = item.to
  }
  return first.length > 0 && second.length > 0 ? twoLists(first, second) : undefined
}

type Part = readonly (Item | ReadItem)[]

const isScanned = (item: Item | ReadItem): item is Item => 'from' in item
const asRead = (item: Item | ReadItem): ReadItem => (isScanned(item) ? readItem(item) : item)

const twoLists = (pos: Part, neg: Part): Answer => ({
  kind: 'two-lists',
  pos: pos.filter(item => !isScanned(item) || !item.negated).map(asRead),
  neg: [...pos.filter(item => isScanned(item) && item.negated), ...neg].map(asRead),
})

/** One list: what stands under `not` becomes false. */
const byNegation = (part: Part): Answer => twoLists(part, [])

const facts = (text: string, from: number, to: number, names: Names): Item[] =>
  wanted(scanItems(text, from, to, names), 'fact')

/** The last match of a label in a zone that has something after it. */
function lastEnd(text: string, zone: Zone, pattern: RegExp): Label | undefined {
  let last: Label | undefined
  pattern.lastIndex = zone.from
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (pattern.lastIndex > zone.to) break
    last = { start: match.index, end: pattern.lastIndex }
  }
  return last
}

/** The list that begins a section; undefined where the section says nothing. */
function section(text: string, from: number, to: number, names: Names): Part | undefined {
  const lines = linesOf(text, from, to).filter(line =>
    /[^\s*_`"'#,]/.test(text.slice(line.from, line.to)),
  )
  const head = lines[0]
  if (head === undefined) return undefined
  const items = facts(text, from, to, names)
  const first = items[0]
  const said = noneAtStart(text, head.from, head.to)
  if (said !== undefined && (first === undefined || first.from >= said.to)) return []
  if (first !== undefined) return groupItems(text, from, to, items)[0]!.items
  const phrases: ReadItem[] = []
  for (const line of lines.slice(0, 60)) {
    const item = readPhrase(names, text, line.content, line.to)
    if (item !== undefined) phrases.push(item)
  }
  return phrases.length > 0 ? phrases : undefined
}

/** The innermost `[…]` that hold facts only, or nothing, up to `end`. */
function bracketLists(text: string, zone: Zone, end: number, names: Names): Part[] {
  const lists: Part[] = []
  let open = -1
  for (let at = zone.from; at < end; at++) {
    if (text[at] === '[') open = at
    if (text[at] !== ']' || open < 0) continue
    const inner = text.slice(open + 1, at)
    const items = facts(text, open + 1, at, names)
    if (items.length > 0 || inner.trim() === '' || /^\W*none\W*$/i.test(inner.slice(0, 40)))
      lists.push(items)
    open = -1
  }
  const rest = open < 0 || end < zone.to ? [] : facts(text, open + 1, end, names)
  return rest.length > 0 ? [...lists, rest] : lists
}
