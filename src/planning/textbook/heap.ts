// A binary heap: removes the first item of an order (Williams, 1964).

export class Heap<Item> {
  private readonly items: Item[] = []
  private readonly isBefore: (one: Item, other: Item) => boolean

  /** `isBefore` is a strict order; ties are broken arbitrarily. */
  constructor(isBefore: (one: Item, other: Item) => boolean) {
    this.isBefore = isBefore
  }

  put(item: Item): void {
    const { items } = this
    let at = items.length
    while (at > 0 && this.isBefore(item, items[(at - 1) >> 1]!)) {
      items[at] = items[(at - 1) >> 1]!
      at = (at - 1) >> 1
    }
    items[at] = item
  }

  /** Removes and returns the first item; undefined if there is none. */
  take(): Item | undefined {
    const { items } = this
    const top = items[0]
    const last = items.pop()
    if (last === undefined || items.length === 0) return top
    let at = 0
    for (let down = 1; down < items.length; down = 2 * at + 1) {
      if (down + 1 < items.length && this.isBefore(items[down + 1]!, items[down]!)) down++
      if (!this.isBefore(items[down]!, last)) break
      items[at] = items[down]!
      at = down
    }
    items[at] = last
    return top
  }
}
