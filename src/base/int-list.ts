// A growing list of 32-bit whole numbers, for hot code: no boxing, no holes, and numbers to be read straight
// from `items`.

import { noteMade } from './memory'

const none = new Int32Array(0)

export class IntList {
  /** How many numbers the list has; `items` has room for more. May be lowered to drop the last ones. */
  length = 0
  items: Int32Array = none
  /** The length of `items`, which is read much more slowly before it is compiled. */
  private room = 0
  /** Length of the first array, which is made when it is needed. */
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

  /** Sorts the numbers from `from` on and keeps each once. */
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

  /** Leaves out of the numbers from `from` on those that `others` has at `start .. end`, where they ascend. */
  dropTail(from: number, others: IntList, start: number, end: number): void {
    let kept = from
    for (let i = from; i < this.length; i++) {
      const value = this.items[i]!
      if (!others.hasBetween(start, end, value)) this.items[kept++] = value
    }
    this.length = kept
  }

  /** True if the number is among those at `from .. to`, which ascend. */
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

  /** A copy of the numbers. */
  toArray(): Int32Array {
    return this.items.slice(0, this.length)
  }

  /** The numbers at exact length, not copied where they fill the array; the list is given up. */
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
