// A growing list of 32-bit integers, for hot code: no boxing, no holes, and direct reads from `items`.

import { noteMade } from './memory'

const none = new Int32Array(0)

export class IntList {
  /** The number of values; `items` may be longer. May be lowered to drop the last values. */
  length = 0
  items: Int32Array = none
  /** The length of `items`, cached because reading it is much slower before the code is optimized. */
  private room = 0
  /** Length of the first array, which is allocated on first use. */
  private readonly capacity: number

  constructor(capacity = 64) {
    this.capacity = capacity
  }

  push(item: number): void {
    const at = this.length
    if (at === this.room) this.grow(at + 1)
    this.items[at] = item
    this.length = at + 1
  }

  pop(): number {
    return this.items[--this.length]!
  }

  /** Appends the first `count` numbers of `values`. */
  append(values: Int32Array, count: number): void {
    const at = this.length
    if (at + count > this.room) this.grow(at + count)
    const { items } = this
    for (let i = 0; i < count; i++) items[at + i] = values[i]!
    this.length = at + count
  }

  /** Sorts the values from index `from` on and removes duplicates. */
  sortTail(from: number): void {
    const { items, length } = this
    if (length - from > 24) items.subarray(from, length).sort()
    else
      for (let i = from + 1; i < length; i++) {
        const value = items[i]!
        let at = i
        while (at > from && items[at - 1]! > value) items[at] = items[--at]!
        items[at] = value
      }
    let kept = from
    let last = -1
    for (let i = from; i < length; i++) {
      const value = items[i]!
      if (kept > from && value === last) continue
      items[kept++] = value
      last = value
    }
    this.length = kept
  }

  /**
   * Removes from the values at index `from` and above those that occur in `others` at `start .. end`, in ascending
   * order.
   */
  dropTail(from: number, others: IntList, start: number, end: number): void {
    let kept = from
    for (let i = from; i < this.length; i++) {
      const value = this.items[i]!
      if (!others.hasBetween(start, end, value)) this.items[kept++] = value
    }
    this.length = kept
  }

  /** True if the value is among those at `from .. to`, which ascend. */
  hasBetween(from: number, to: number, value: number): boolean {
    const { items } = this
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >> 1
      if (items[middle]! < value) low = middle + 1
      else high = middle
    }
    return low < to && items[low] === value
  }

  /** A copy of the values. */
  toArray(): Int32Array {
    return this.items.slice(0, this.length)
  }

  /** The values as an array of exact length, not copied if they fill `items`; the list must not be used afterwards. */
  release(): Int32Array {
    return this.length === this.items.length ? this.items : this.toArray()
  }

  private grow(least: number): void {
    const wider = new Int32Array(Math.max(least, this.capacity, Math.ceil(this.room * 1.5) + 16))
    wider.set(this.items)
    noteMade(wider.byteLength)
    this.items = wider
    this.room = wider.length
  }
}
