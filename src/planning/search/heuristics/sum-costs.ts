// Cost of each proposition when deletes are ignored and a conjunction costs as much as its parts together,
// with the relaxed action that gives it; by a generalised Dijkstra search over buckets, one for each cost, and a
// heap for costs beyond them.

import { HeapQueue, NO_ITEM } from '#base/bucket-queue'
import type { Rows } from '#planning/task/task'
import { rowsByItem } from '#planning/task/rows'
import { conditionCounts, type RelaxedTask } from '../relaxed/relaxed-task'

/** Costs below this have a bucket. */
const BUCKETS = 1 << 16
const NO_ENTRY = -1

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
  /** Per cost: its latest entry, or NO_ENTRY; grown as costs come up. All empty between searches. */
  private buckets: Int32Array = new Int32Array(256).fill(NO_ENTRY)
  /** Per entry: its proposition; in `links`, the previous entry of its bucket. */
  private readonly entries: Int32Array
  private readonly links: Int32Array
  private used = 0
  /** Maximum cost with a used bucket. */
  private highest = 0
  private readonly far = new HeapQueue()

  constructor(relaxed: RelaxedTask) {
    this.relaxed = relaxed
    this.cost = new Float64Array(relaxed.propositionCount)
    this.achiever = new Int32Array(relaxed.propositionCount)
    this.missing = new Int32Array(relaxed.actionCount)
    this.sum = new Float64Array(relaxed.actionCount)
    this.conditionCount = conditionCounts(relaxed)
    this.consumers = rowsByItem(relaxed.propositionCount, relaxed.conditions)
    // Each action passes on what it adds once.
    const max = relaxed.propositionCount + relaxed.adds.items.length
    this.entries = new Int32Array(max)
    this.links = new Int32Array(max)
  }

  /** Computes all values for the row that begins at `cells[at]`, until the goal's is known. */
  explore(cells: Int32Array, at: number): void {
    const { relaxed, cost, missing, sum, entries, links } = this
    const { goal } = relaxed
    cost.fill(Infinity)
    sum.fill(0)
    missing.set(this.conditionCount)
    this.used = 0
    this.highest = 0
    this.pushState(cells, at)
    for (let level = 0; level <= this.highest; level++) {
      let entry = this.buckets[level]!
      while (entry !== NO_ENTRY) {
        // Entries added at this cost are inserted at the front of the same bucket.
        this.buckets[level] = links[entry]!
        const p = entries[entry]!
        if (cost[p] === level) {
          if (p === goal) {
            this.clear(level)
            return
          }
          this.passOn(p, level)
        }
        entry = this.buckets[level]!
      }
    }
    this.exploreFar()
  }

  private exploreFar(): void {
    const { far, cost, relaxed } = this
    for (;;) {
      const reached = far.least
      const p = far.pop()
      if (p === NO_ITEM) return
      if (reached > cost[p]!) continue
      if (p === relaxed.goal) break
      this.passOn(p, reached)
    }
    while (far.pop() !== NO_ITEM);
  }

  /** Informs the consumers of a proposition of its cost. */
  private passOn(p: number, reached: number): void {
    const { relaxed, cost, achiever, missing, sum, consumers } = this
    const { first: firstAdd, items: adds } = relaxed.adds
    const last = consumers.first[p + 1]!
    for (let c = consumers.first[p]!; c < last; c++) {
      const o = consumers.items[c]!
      const total = sum[o]! + reached
      sum[o] = total
      const lacks = missing[o]! - 1
      missing[o] = lacks
      if (lacks !== 0) continue
      const through = total + relaxed.cost[o]!
      const lastAdd = firstAdd[o + 1]!
      for (let i = firstAdd[o]!; i < lastAdd; i++) {
        const q = adds[i]!
        if (through >= cost[q]!) continue
        cost[q] = through
        achiever[q] = o
        this.push(q, through)
      }
    }
  }

  private push(p: number, cost: number): void {
    if (cost >= BUCKETS) {
      this.far.push(p, cost, 0)
      return
    }
    if (cost >= this.buckets.length) this.growBuckets(cost)
    if (cost > this.highest) this.highest = cost
    const entry = this.used++
    this.entries[entry] = p
    this.links[entry] = this.buckets[cost]!
    this.buckets[cost] = entry
  }

  /** The search is over: entries from this cost on are dropped. */
  private clear(level: number): void {
    this.buckets.fill(NO_ENTRY, level, this.highest + 1)
    while (this.far.pop() !== NO_ITEM);
  }

  private growBuckets(cost: number): void {
    const grown = new Int32Array(Math.min(BUCKETS, 2 * cost + 2)).fill(NO_ENTRY)
    grown.set(this.buckets)
    this.buckets = grown
  }

  private pushState(cells: Int32Array, at: number): void {
    const { relaxed } = this
    for (let w = 0; w < relaxed.factMask.length; w++) {
      const word = cells[at + w]!
      for (let bits = word & relaxed.factMask[w]!; bits !== 0; bits &= bits - 1)
        this.enter(relaxed.propositionOf[(w << 5) + 31 - Math.clz32(bits & -bits)]!)
      for (let bits = ~word & relaxed.complementMask[w]!; bits !== 0; bits &= bits - 1)
        this.enter(relaxed.complementOf[(w << 5) + 31 - Math.clz32(bits & -bits)]!)
    }
    this.enter(relaxed.always)
  }

  private enter(p: number): void {
    this.cost[p] = 0
    this.push(p, 0)
  }
}
