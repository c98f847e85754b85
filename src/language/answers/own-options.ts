// A response that numbers what it chooses from, and then names the number: `Option 1: (a b) … Answer: option 1`.

import type { Item } from './items'
import { lineIndex } from './labels'
import type { Doc } from './lines'
import type { Mention } from './mention'

const reference =
  /(?<![\p{L}\p{N}_-])(?:option|candidate|choice|alternative)\s{1,2}\(?#?(\d{1,2}|[a-h])\)?(?![\p{L}\p{N}_-])/gu

/** Mentions of the response's own options, each as the item that its line gives. */
export function optionMentions({ low, lines }: Doc, items: readonly Item[]): Mention[] {
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
  if (known.size < 2) return []
  return later.flatMap(({ name, from, to }) => {
    const item = known.get(name)
    return item === undefined ? [] : [{ from, to, answer: { kind: 'item', item: { text: item.text, span: item } } }]
  })
}
