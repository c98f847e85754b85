// A response that numbers what it chooses from, and then names the number: `Option 1: (a b) … Answer: option 1`.

import type { Item } from './items'
import { lineIndex } from './labels'
import type { Doc } from './lines'
import type { Mention } from './mention'

const reference =
  /(?<![\p{L}\p{N}_-])(?:option|candidate|choice|alternative)\s{1,2}\(?#?(\d{1,2}|[a-h])\)?(?![\p{L}\p{N}_-])/gu

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ordinal =
  /\bthe (first|second|third|fourth|fifth|sixth|last|latter)(?: (?:one|candidate|option|choice|alternative|entry|item|of (?:these|them|the two)))\b/g

/** `The second one is the answer`, of a list of the response's own. */
function ordinalMentions({ low, lines }: Doc, items: readonly Item[]): Mention[] {
  const rows = items.filter(item => {
    const line = lines[lineIndex(lines, item.from)]!
    return (line.marker === 'number' || line.marker === 'dash') && item.from <= line.content + 2
  })
  const known = rows.filter((row, i) => rows.findIndex(one => one.text === row.text) === i)
  const end = rows.at(-1)?.to
  if (end === undefined || known.length < 2) return []
  return Array.from(low.matchAll(ordinal)).flatMap(match => {
    const word = match[1]!
    const item = /^la/.test(word) ? known.at(-1)! : known[ordinals.indexOf(word)]
    const span = { from: match.index, to: match.index + match[0].length }
    if (item === undefined || span.from < end) return []
    return [{ ...span, answer: { kind: 'item' as const, item: { text: item.text, span: item } } }]
  })
}

/** Mentions of the response's own options, each as the item that its line gives. */
export function optionMentions(doc: Doc, items: readonly Item[]): Mention[] {
  const { low, lines } = doc
  const known = new Map<string, Item>()
  const later: { readonly name: string; readonly from: number; readonly to: number }[] = []
  let next = 0
  for (const match of low.matchAll(reference)) {
    const from = match.index
    const to = from + match[0].length
    const line = lines[lineIndex(lines, from)]!
    while (next < items.length && items[next]!.from < to) next++
    const item = items[next]
    const heads = from <= line.content + 2 && item !== undefined && item.from < line.to
    if (heads && /^["'*_`):.\s–—-]{1,9}$/.test(low.slice(to, item.from))) known.set(match[1]!, item)
    else later.push({ name: match[1]!, from, to })
  }
  const told = ordinalMentions(doc, items)
  if (known.size < 2) return told
  const named = later.flatMap(({ name, from, to }): Mention[] => {
    const item = known.get(name)
    return item === undefined ? [] : [{ from, to, answer: { kind: 'item', item: { text: item.text, span: item } } }]
  })
  return [...told, ...named]
}
