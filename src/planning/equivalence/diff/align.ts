// Aligns two lists: common items and items of only one list, in a readable order.

/** An item of one list, of both, or of both under different names; null if a list lacks it. */
export interface Aligned<Item> {
  readonly what: 'same' | 'renamed' | 'missing' | 'extra'
  readonly a: Item | null
  readonly b: Item | null
}

/** The key of an item for matching, and its text in its own list. */
export interface Keyed<Item> {
  readonly item: Item
  /** Equal for items that correspond to each other. */
  readonly key: string
  /** Equal for items with the same spelling. */
  readonly plain: string
}

/**
 * In the order of the first list; an item of only the second follows the item that precedes it there, after items of only the first.
 * Repeats are dropped.
 */
export function align<Item>(a: readonly Keyed<Item>[], b: readonly Keyed<Item>[]): Aligned<Item>[] {
  const inB = new Map<string, Keyed<Item>>()
  for (const each of b) if (!inB.has(each.key)) inB.set(each.key, each)
  const inA = new Set(a.map(({ key }) => key))
  // Items only in b, by the key of the last common item before them.
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
