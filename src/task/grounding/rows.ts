// Compressed rows that are still growing.

import type { Rows, Task } from '../task'
import { IntList } from './int-list'

/** Rows that are still growing; the capacities are guesses. */
export class RowList {
  readonly first: IntList
  readonly items: IntList

  constructor(rows = 64, items = 64) {
    this.first = new IntList(rows + 1)
    this.items = new IntList(items)
    this.first.push(0)
  }

  add(items: ArrayLike<number>): void {
    for (let i = 0; i < items.length; i++) this.items.push(items[i]!)
    this.close()
  }

  /** Ends the row whose items have been pushed. */
  close(): void {
    this.first.push(this.items.size)
  }

  /** The rows at exact length; the list is given up. */
  toRows(): Rows {
    return { first: this.first.toArray(), items: this.items.toArray() }
  }
}

/** Ground rules: where a body holds, so does its head. */
export class RuleList {
  private readonly heads = new IntList()
  private readonly layers = new IntList()
  private readonly bodies = new RowList()

  add(head: number, layer: number, body: Int32Array): void {
    this.heads.push(head)
    this.layers.push(layer)
    this.bodies.add(body)
  }

  /** Adds the rule with these facts as its body, unless its head is one of them. */
  addFacts(head: number, layer: number, facts: Int32Array, from: number, to: number): void {
    const { items } = this.bodies
    const start = items.size
    for (let i = from; i < to; i++) items.push(facts[i]! * 2)
    items.sortTail(start)
    if (items.hasBetween(start, items.size, head * 2)) {
      items.size = start
      return
    }
    this.heads.push(head)
    this.layers.push(layer)
    this.bodies.close()
  }

  /** The rules sorted by layer, otherwise in the order added; the list is given up. */
  toColumns(): Pick<Task, 'ruleHead' | 'ruleBody' | 'ruleLayer' | 'hasRules'> {
    const heads = this.heads.toArray()
    const layers = this.layers.toArray()
    const bodies = this.bodies.toRows()
    const hasRules = heads.length > 0
    if (layers.every((layer, i) => i === 0 || layer >= layers[i - 1]!))
      return { ruleHead: heads, ruleLayer: layers, ruleBody: bodies, hasRules }
    const order = Int32Array.from(heads, (_, i) => i).sort(
      (a, b) => layers[a]! - layers[b]! || a - b,
    )
    const sorted = new RowList(heads.length, bodies.items.length)
    for (const rule of order)
      sorted.add(bodies.items.subarray(bodies.first[rule]!, bodies.first[rule + 1]!))
    return {
      ruleHead: order.map(rule => heads[rule]!),
      ruleLayer: order.map(rule => layers[rule]!),
      ruleBody: sorted.toRows(),
      hasRules,
    }
  }
}
