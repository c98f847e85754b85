// Priority queues of numbers: buckets for small whole priorities, a binary heap for all others.
// Among equal priorities the one with the smaller second priority comes first, then the latest.

/** A queue of numbers with the least first. Entries are never changed; the caller must skip stale ones. */
export interface PriorityQueue {
  /** Entries in the queue. */
  readonly size: number
  /** The first priority of the entry that `pop` would return; Infinity if empty. */
  readonly least: number
  push(item: number, first: number, second: number): void
  /** Removes and returns the least entry, or `NO_ITEM` if empty. */
  pop(): number
}

export const NO_ITEM = -1
const NO_LINK = -1

/** A queue for non-negative integer priorities; a push and a pop take constant time if priorities change gradually. */
export class BucketQueue implements PriorityQueue {
  size = 0
  /** Per first priority: heads of linked lists by second priority. */
  private readonly buckets: (Bucket | undefined)[] = []
  /** Buckets before this index are empty. */
  private low = 0
  private items: Int32Array = new Int32Array(1024)
  /** Per entry: the entry pushed before it in its list, or `NO_LINK`. Freed entries form a list too. */
  private links: Int32Array = new Int32Array(1024)
  private used = 0
  private free = NO_LINK

  get least(): number {
    if (this.size === 0) return Infinity
    while (!this.buckets[this.low]?.count) this.low++
    return this.low
  }

  push(item: number, first: number, second: number): void {
    let bucket = this.buckets[first]
    if (bucket === undefined) {
      while (this.buckets.length < first) this.buckets.push(undefined)
      bucket = { heads: [], low: second, count: 0 }
      this.buckets[first] = bucket
    }
    let entry = this.free
    if (entry !== NO_LINK) this.free = this.links[entry]!
    else {
      entry = this.used++
      if (entry === this.items.length) {
        this.items = grown(this.items)
        this.links = grown(this.links)
      }
    }
    const { heads } = bucket
    while (heads.length <= second) heads.push(NO_LINK)
    this.items[entry] = item
    this.links[entry] = heads[second]!
    heads[second] = entry
    if (bucket.count === 0 || second < bucket.low) bucket.low = second
    bucket.count++
    if (first < this.low || this.size === 0) this.low = first
    this.size++
  }

  pop(): number {
    if (this.size === 0) return NO_ITEM
    let bucket = this.buckets[this.low]
    while (!bucket?.count) bucket = this.buckets[++this.low]
    const { heads } = bucket
    let low = bucket.low
    while (heads[low] === NO_LINK) low++
    bucket.low = low
    const entry = heads[low]!
    heads[low] = this.links[entry]!
    this.links[entry] = this.free
    this.free = entry
    bucket.count--
    this.size--
    return this.items[entry]!
  }
}

interface Bucket {
  /** Per second priority: the latest entry, or `NO_LINK`. */
  readonly heads: number[]
  /** Lists before this index are empty. */
  low: number
  count: number
}

/** A queue for any priorities; a push and a pop take O(log size). */
export class HeapQueue implements PriorityQueue {
  size = 0
  private items: Int32Array = new Int32Array(1024)
  /** Per entry: first priority, second priority, and minus the number of the push. */
  private keys: Float64Array = new Float64Array(3072)
  private pushes = 0

  get least(): number {
    return this.size === 0 ? Infinity : this.keys[0]!
  }

  push(item: number, first: number, second: number): void {
    if (this.size === this.items.length) {
      this.items = grown(this.items)
      const keys = new Float64Array(this.keys.length * 2)
      keys.set(this.keys)
      this.keys = keys
    }
    let at = this.size++
    const order = -this.pushes++
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!this.isLess(first, second, order, above)) break
      this.move(above, at)
      at = above
    }
    this.write(at, item, first, second, order)
  }

  pop(): number {
    if (this.size === 0) return NO_ITEM
    const item = this.items[0]!
    const last = --this.size
    const [moved, first, second, order] = [
      this.items[last]!,
      this.keys[last * 3]!,
      this.keys[last * 3 + 1]!,
      this.keys[last * 3 + 2]!,
    ]
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= last) break
      const right = below + 1
      const k = right * 3
      if (right < last && this.isLess(this.keys[k]!, this.keys[k + 1]!, this.keys[k + 2]!, below)) below = right
      if (this.isLess(first, second, order, below)) break
      this.move(below, at)
      at = below
    }
    this.write(at, moved, first, second, order)
    return item
  }

  private isLess(first: number, second: number, order: number, than: number): boolean {
    const k = than * 3
    if (first !== this.keys[k]!) return first < this.keys[k]!
    if (second !== this.keys[k + 1]!) return second < this.keys[k + 1]!
    return order < this.keys[k + 2]!
  }

  private move(from: number, to: number): void {
    this.items[to] = this.items[from]!
    this.keys.copyWithin(to * 3, from * 3, from * 3 + 3)
  }

  private write(at: number, item: number, first: number, second: number, order: number): void {
    this.items[at] = item
    this.keys[at * 3] = first
    this.keys[at * 3 + 1] = second
    this.keys[at * 3 + 2] = order
  }
}

function grown(array: Int32Array): Int32Array {
  const copy = new Int32Array(array.length * 2)
  copy.set(array)
  return copy
}
