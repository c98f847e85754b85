// The nodes that wait to be chosen, lowest keys first: a binary heap. A node with changed keys is inserted again, and its older entry is
// skipped.

import { Heap } from './heap'
import { entryOf, type WaitingValues } from './algorithms'
import type { SearchOptions } from './options'

interface Waiting {
  readonly node: number
  readonly first: number
  readonly second: number
  readonly age: number
}

export class OpenList {
  private readonly heap = new Heap(isBefore)
  /** Per waiting node: its valid entry. */
  private readonly entries = new Map<number, Waiting>()
  private readonly options: SearchOptions

  constructor(options: SearchOptions) {
    this.options = options
  }

  get isEmpty(): boolean {
    return this.entries.size === 0
  }

  /** Puts a node in, or in again with other keys; `age` grows with time. */
  put(node: number, values: WaitingValues, age: number): void {
    const [first, second] = entryOf(this.options.algorithm).keys(values, this.options)
    const sign = this.options.age === 'older' ? 1 : -1
    const entry = { node, first, second, age: sign * age }
    this.entries.set(node, entry)
    this.heap.put(entry)
  }

  /** Takes the first node out; undefined if none waits. */
  take(): number | undefined {
    for (let top = this.heap.take(); top !== undefined; top = this.heap.take()) {
      if (this.entries.get(top.node) !== top) continue
      this.entries.delete(top.node)
      return top.node
    }
    return undefined
  }
}

function isBefore(a: Waiting, b: Waiting): boolean {
  if (a.first !== b.first) return a.first < b.first
  return a.second !== b.second ? a.second < b.second : a.age < b.age
}
