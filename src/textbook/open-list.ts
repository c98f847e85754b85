// The nodes that wait to be chosen, least keys first: a binary heap. A node whose keys change is put in again, and what
// was put in before is passed over.

import { keysOf, type SearchOptions, type Standing } from './options'

interface Waiting {
  readonly node: number
  readonly first: number
  readonly second: number
  readonly age: number
}

export class OpenList {
  private readonly heap: Waiting[] = []
  /** Per waiting node: its valid entry. */
  private readonly entries = new Map<number, Waiting>()
  private readonly options: SearchOptions

  constructor(options: SearchOptions) {
    this.options = options
  }

  /** Puts a node in, or in again with other keys; `age` grows with time. */
  put(node: number, standing: Standing, age: number): void {
    const [first, second] = keysOf(this.options, standing)
    const sign = this.options.age === 'older' ? 1 : -1
    const entry = { node, first, second, age: sign * age }
    this.entries.set(node, entry)
    let at = this.heap.length
    while (at > 0 && isBefore(entry, this.heap[(at - 1) >> 1]!)) {
      this.heap[at] = this.heap[(at - 1) >> 1]!
      at = (at - 1) >> 1
    }
    this.heap[at] = entry
  }

  /** Takes the first node out; undefined where none waits. */
  take(): number | undefined {
    for (let top = this.pop(); top !== undefined; top = this.pop()) {
      if (this.entries.get(top.node) !== top) continue
      this.entries.delete(top.node)
      return top.node
    }
    return undefined
  }

  private pop(): Waiting | undefined {
    const { heap } = this
    const top = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return top
    let at = 0
    for (let down = 1; down < heap.length; down = 2 * at + 1) {
      if (down + 1 < heap.length && isBefore(heap[down + 1]!, heap[down]!)) down++
      if (!isBefore(heap[down]!, last)) break
      heap[at] = heap[down]!
      at = down
    }
    heap[at] = last
    return top
  }
}

const isBefore = (a: Waiting, b: Waiting): boolean =>
  a.first !== b.first
    ? a.first < b.first
    : a.second !== b.second
      ? a.second < b.second
      : a.age < b.age
