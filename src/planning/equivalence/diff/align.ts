// Two lists side by side: what is in both, and what is in one alone, in an order that can be read.

/** What is in one list, in both, or in both under other names; null where a list has no such item. */
export interface Aligned<Item> {
  readonly what: 'same' | 'renamed' | 'missing' | 'extra'
  readonly a: Item | null
  readonly b: Item | null
}

/** How an item is found in the other list, and how it reads in its own. */
export interface Keyed<Item> {
  readonly item: Item
  /** Equal for items that correspond to each other. */
  readonly key: string
  /** Equal for those that are written alike. */
  readonly plain: string
}

/** In the order of the first list; what only the second has follows the item it is behind there, and what the first
 * has in its place. Repeats are dropped. */
export function align<Item>(a: readonly Keyed<Item>[], b: readonly Keyed<Item>[]): Aligned<Item>[] {
  const inB = new Map<string, Keyed<Item>>()
  for (const each of b) if (!inB.has(each.key)) inB.set(each.key, each)
  const inA = new Set(a.map(({ key }) => key))
  // What only b has, by the key of the last item before it that a has too.
  const behind = new Map<string, Aligned<Item>[]>()
  let last = ''
  for (const { key, item } of inB.values())
    if (inA.has(key)) last = key
    else {
      const extra = { what: 'extra' as const, a: null, b: item }
      const list = behind.get(last)
      if (list === undefined) behind.set(last, [extra])
      else list.push(extra)
    }
  const lines: Aligned<Item>[] = []
  let waiting = behind.get('') ?? []
  const seen = new Set<string>()
  for (const { key, plain, item } of a) {
    if (seen.has(key)) continue
    seen.add(key)
    const other = inB.get(key)
    if (other === undefined) {
      lines.push({ what: 'missing', a: item, b: null })
      continue
    }
    for (const extra of waiting) lines.push(extra)
    lines.push({ what: other.plain === plain ? 'same' : 'renamed', a: item, b: other.item })
    waiting = behind.get(key) ?? []
  }
  return [...lines, ...waiting]
}
