// A growing list of 32-bit numbers, the one container of the grounder's hot paths.

export class IntList {
  items: Int32Array
  size = 0

  constructor(capacity = 64) {
    this.items = new Int32Array(capacity)
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

  /** A copy of exact length. */
  toArray(): Int32Array {
    return this.items.slice(0, this.size)
  }

  private grow(least: number): void {
    const wider = new Int32Array(Math.max(least, this.items.length * 2))
    wider.set(this.items)
    this.items = wider
  }
}
