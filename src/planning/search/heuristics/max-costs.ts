// Cost of each proposition when deletes are ignored and a conjunction costs as much as its most expensive part (h-max; Bonet and Geffner
// 2001), by a generalised Dijkstra search.

import type { Rows } from '#planning/task/task'
import { rowsByItem } from '#planning/task/rows'
import { conditionCounts, UNREACHED, type RelaxedTask } from '../relaxed/relaxed-task'
import { CostQueue } from './cost-queue'

/** Values of one state at a time; the arrays are scratch, valid until the next `explore`. */
export class MaxCosts {
  readonly relaxed: RelaxedTask
  /** Per proposition: its h-max cost, or UNREACHED. */
  readonly cost: Int32Array
  /** Per relaxed action: its current cost; LM-cut subtracts shares. */
  readonly actionCost: Int32Array
  /** Per relaxed action: conditions not reached. */
  readonly missing: Int32Array
  /** Per relaxed action with all conditions reached: a most expensive condition. */
  readonly supporter: Int32Array
  readonly queue: CostQueue
  /** Scratch of `lower`. */
  private readonly through: Int32Array
  private readonly conditionCount: Int32Array
  /** Per proposition: relaxed actions that have it as a condition. */
  private readonly consumers: Rows

  constructor(relaxed: RelaxedTask) {
    this.relaxed = relaxed
    this.cost = new Int32Array(relaxed.propositionCount)
    this.actionCost = relaxed.cost.slice()
    this.missing = new Int32Array(relaxed.actionCount)
    this.supporter = new Int32Array(relaxed.actionCount)
    this.through = new Int32Array(relaxed.actionCount)
    this.conditionCount = conditionCounts(relaxed)
    this.consumers = rowsByItem(relaxed.propositionCount, relaxed.conditions)
    this.queue = new CostQueue(relaxed.propositionCount)
  }

  /** Computes all values for the row that begins at `cells[at]`. */
  explore(cells: Int32Array, at: number): void {
    const { relaxed, cost, actionCost, missing, supporter, queue } = this
    const { first: firstConsumer, items: consumers } = this.consumers
    const { first: firstAdd, items: adds } = relaxed.adds
    cost.fill(UNREACHED)
    missing.set(this.conditionCount)
    pushState(relaxed, cells, at, cost, queue)
    for (let p = queue.pop(); p >= 0; p = queue.pop()) {
      const reached = cost[p]!
      const lastConsumer = firstConsumer[p + 1]!
      for (let c = firstConsumer[p]!; c < lastConsumer; c++) {
        const o = consumers[c]!
        if (--missing[o]! !== 0) continue
        supporter[o] = p
        const through = reached + actionCost[o]!
        const lastAdd = firstAdd[o + 1]!
        for (let i = firstAdd[o]!; i < lastAdd; i++) {
          const q = adds[i]!
          if (through < cost[q]!) {
            queue.put(q, through)
            cost[q] = through
          }
        }
      }
    }
  }

  /** Repairs all values after these relaxed actions have become cheaper. */
  lower(actions: Int32Array, count: number): void {
    const { relaxed, cost, actionCost, missing, supporter, queue, through } = this
    const { first: firstConsumer, items: consumers } = this.consumers
    const { first: firstAdd, items: adds } = relaxed.adds
    const { first: firstCondition, items: conditions } = relaxed.conditions
    // All before any is propagated: a lowered condition may support another action, and then need not be the most expensive one.
    for (let k = 0; k < count; k++) {
      const o = actions[k]!
      through[k] = missing[o] === 0 ? cost[supporter[o]!]! + actionCost[o]! : UNREACHED
    }
    for (let k = 0; k < count; k++) if (through[k]! < UNREACHED) this.pass(actions[k]!, through[k]!)
    for (let p = queue.pop(); p >= 0; p = queue.pop()) {
      const lastConsumer = firstConsumer[p + 1]!
      for (let c = firstConsumer[p]!; c < lastConsumer; c++) {
        const o = consumers[c]!
        // The action can only become cheaper if p was its most expensive condition.
        if (missing[o] !== 0 || supporter[o] !== p) continue
        let dearest = p
        const lastCondition = firstCondition[o + 1]!
        for (let i = firstCondition[o]!; i < lastCondition; i++)
          if (cost[conditions[i]!]! > cost[dearest]!) dearest = conditions[i]!
        supporter[o] = dearest
        const passed = cost[dearest]! + actionCost[o]!
        const lastAdd = firstAdd[o + 1]!
        for (let i = firstAdd[o]!; i < lastAdd; i++) {
          const q = adds[i]!
          if (passed < cost[q]!) {
            queue.put(q, passed)
            cost[q] = passed
          }
        }
      }
    }
  }

  private pass(action: number, through: number): void {
    const { cost, queue } = this
    const { first: firstAdd, items: adds } = this.relaxed.adds
    for (let i = firstAdd[action]!; i < firstAdd[action + 1]!; i++) {
      const q = adds[i]!
      if (through < cost[q]!) {
        queue.put(q, through)
        cost[q] = through
      }
    }
  }
}

/** Puts the propositions that hold in the row into the queue at cost 0. */
export function pushState(
  relaxed: RelaxedTask,
  cells: Int32Array,
  at: number,
  cost: Int32Array,
  queue: CostQueue,
): void {
  const { factMask, complementMask, propositionOf, complementOf, always } = relaxed
  for (let w = 0; w < factMask.length; w++) {
    const word = cells[at + w]!
    for (let bits = word & factMask[w]!; bits !== 0; bits &= bits - 1) {
      const p = propositionOf[(w << 5) + 31 - Math.clz32(bits & -bits)]!
      cost[p] = 0
      queue.put(p, 0)
    }
    for (let bits = ~word & complementMask[w]!; bits !== 0; bits &= bits - 1) {
      const p = complementOf[(w << 5) + 31 - Math.clz32(bits & -bits)]!
      cost[p] = 0
      queue.put(p, 0)
    }
  }
  cost[always] = 0
  queue.put(always, 0)
}
