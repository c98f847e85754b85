// The ground rules of derived predicates while they are collected.

import { RowList } from '../rows'
import type { Task } from '../task'
import { IntList } from '#base/int-list'

/** Ground rules: if a body holds, so does its head. */
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
    const start = items.length
    for (let i = from; i < to; i++) items.push(facts[i]! * 2)
    items.sortTail(start)
    if (items.hasBetween(start, items.length, head * 2)) {
      items.length = start
      return
    }
    this.heads.push(head)
    this.layers.push(layer)
    this.bodies.close()
  }

  /** The rules sorted by layer, otherwise in the order added; the list is given up. */
  toColumns(): Pick<Task, 'ruleHead' | 'ruleBody' | 'ruleLayer' | 'hasRules'> {
    const heads = this.heads.release()
    const layers = this.layers.release()
    const bodies = this.bodies.toRows()
    const hasRules = heads.length > 0
    if (layers.every((layer, i) => i === 0 || layer >= layers[i - 1]!))
      return { ruleHead: heads, ruleLayer: layers, ruleBody: bodies, hasRules }
    const order = Int32Array.from(heads, (_, i) => i).sort((a, b) => layers[a]! - layers[b]! || a - b)
    const sorted = new RowList(heads.length, bodies.items.length)
    for (const rule of order) sorted.add(bodies.items.subarray(bodies.first[rule]!, bodies.first[rule + 1]!))
    return {
      ruleHead: order.map(rule => heads[rule]!),
      ruleLayer: order.map(rule => layers[rule]!),
      ruleBody: sorted.toRows(),
      hasRules,
    }
  }
}
