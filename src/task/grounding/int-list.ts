// A growing list of 32-bit numbers, the one container of the grounder's hot paths.

const none = new Int32Array(0)

export class IntList {
  items: Int32Array
  size: number
  /** Length of the first array, which is made when it is needed. */
  private readonly capacity: number

  constructor(capacity = 64) {
    this.items = none
    this.size = 0
    this.capacity = capacity
  }

  push(value: number): void {
    if (this.size === this.items.length) this.grow(this.size + 1)
    this.items[this.size++] = value
  }

  /** Appends the first `count` numbers of `values`. */
  append(values: Int32Array, count: number): void {
    if (this.size + count > this.items.length) this.grow(this.size + count)
    for (let i = 0; i < count; i++) this.items[this.size + i] = values[i]!
    this.size += count
  }

  /** Sorts the numbers from `from` on and keeps each once. */
  sortTail(from: number): void {
    const { items } = this
    if (this.size - from > 24) items.subarray(from, this.size).sort()
    else
      for (let i = from + 1; i < this.size; i++) {
        const value = items[i]!
        let at = i
        while (at > from && items[at - 1]! > value) items[at] = items[--at]!
        items[at] = value
      }
    let kept = from
    for (let i = from; i < this.size; i++)
      if (kept === from || items[i] !== items[kept - 1]) items[kept++] = items[i]!
    this.size = kept
  }

  /** Leaves out of the numbers from `from` on those that `others` has at `start .. end`, where they ascend. */
  dropTail(from: number, others: IntList, start: number, end: number): void {
    let kept = from
    for (let i = from; i < this.size; i++) {
      const value = this.items[i]!
      if (!others.hasBetween(start, end, value)) this.items[kept++] = value
    }
    this.size = kept
  }

  /** Is the number among those at `from .. to`, which ascend? */
  hasBetween(from: number, to: number, value: number): boolean {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.items[middle]! < value) low = middle + 1
      else high = middle
    }
    return low < to && this.items[low] === value
  }

  /** The numbers at exact length; the list is given up. */
  toArray(): Int32Array {
    return this.size === this.items.length ? this.items : this.items.slice(0, this.size)
  }

  private grow(least: number): void {
    const wider = new Int32Array(Math.max(least, this.capacity, this.items.length * 2))
    wider.set(this.items)
    this.items = wider
  }
}
