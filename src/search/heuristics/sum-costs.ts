// Cost of each proposition when deletes are ignored and a conjunction costs as much as its parts together,
// with the relaxed action that gives it; by a generalised Dijkstra search.

import { HeapQueue, NO_ITEM } from '../../base/bucket-queue'
import type { Rows } from '../../task/task'
import { rowsByItem } from '../int-list'
import { conditionCounts, type RelaxedTask } from './relaxed-task'

/** Values of one state at a time; the arrays are scratch, valid until the next `explore`. */
export class SumCosts {
  readonly relaxed: RelaxedTask
  /** Per proposition: its cost, or Infinity. */
  readonly cost: Float64Array
  /** Per proposition that is reached and does not hold: the relaxed action that gives it most cheaply. */
  readonly achiever: Int32Array
  private readonly missing: Int32Array
  private readonly sum: Float64Array
  private readonly conditionCount: Int32Array
  /** Per proposition: relaxed actions that have it as a condition. */
  private readonly consumers: Rows
  private readonly queue = new HeapQueue()

  constructor(relaxed: RelaxedTask) {
    this.relaxed = relaxed
    this.cost = new Float64Array(relaxed.propositionCount)
    this.achiever = new Int32Array(relaxed.propositionCount)
    this.missing = new Int32Array(relaxed.actionCount)
    this.sum = new Float64Array(relaxed.actionCount)
    this.conditionCount = conditionCounts(relaxed)
    this.consumers = rowsByItem(relaxed.propositionCount, relaxed.conditions)
  }

  /** Computes all values for the row that begins at `cells[at]`, until the goal's is known. */
  explore(cells: Int32Array, at: number): void {
    const { relaxed, cost, achiever, missing, sum, queue } = this
    const { first: firstConsumer, items: consumers } = this.consumers
    const { first: firstAdd, items: adds } = relaxed.adds
    const { goal } = relaxed
    cost.fill(Infinity)
    sum.fill(0)
    missing.set(this.conditionCount)
    this.pushState(cells, at)
    for (;;) {
      const reached = queue.least
      const p = queue.pop()
      if (p === NO_ITEM) return
      if (reached > cost[p]!) continue
      if (p === goal) break
      for (let c = firstConsumer[p]!; c < firstConsumer[p + 1]!; c++) {
        const o = consumers[c]!
        sum[o]! += reached
        if (--missing[o]! !== 0) continue
        const through = sum[o]! + relaxed.cost[o]!
        for (let i = firstAdd[o]!; i < firstAdd[o + 1]!; i++) {
          const q = adds[i]!
          if (through >= cost[q]!) continue
          cost[q] = through
          achiever[q] = o
          queue.push(q, through, 0)
        }
      }
    }
    while (queue.pop() !== NO_ITEM);
  }

  private pushState(cells: Int32Array, at: number): void {
    const { relaxed, cost, queue } = this
    const enter = (p: number): void => {
      cost[p] = 0
      queue.push(p, 0, 0)
    }
    for (let w = 0; w < relaxed.factMask.length; w++) {
      const word = cells[at + w]!
      for (let bits = word & relaxed.factMask[w]!; bits !== 0; bits &= bits - 1)
        enter(relaxed.propositionOf[(w << 5) + 31 - Math.clz32(bits & -bits)]!)
      for (let bits = ~word & relaxed.complementMask[w]!; bits !== 0; bits &= bits - 1)
        enter(relaxed.complementOf[(w << 5) + 31 - Math.clz32(bits & -bits)]!)
    }
    enter(relaxed.always)
  }
}
