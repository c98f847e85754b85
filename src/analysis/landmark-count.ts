// How many landmarks are still ahead: those not yet reached in their order, and those reached but needed again
// (Richter & Westphal 2010). Cheap, path-dependent, and a good guide where goals must be met in an order.

import { hasBit, setBit, wordsFor } from '../base/bits'
import type { LandmarkGraph, LandmarkOrder } from './landmark-graph'

/** Counts landmarks ahead; `accepted` rows say which a path has reached, `words` words each. */
export class LandmarkCount {
  readonly words: number
  private readonly facts: Int32Array
  private readonly inGoal: Uint8Array
  /** Per landmark: those before it. */
  private readonly before: readonly (readonly number[])[]
  /** Per landmark: those that need it right before. */
  private readonly neededFor: readonly (readonly number[])[]

  /** `apart`: the two facts never hold together. */
  constructor(graph: LandmarkGraph, apart: (one: number, other: number) => boolean) {
    const { landmarks } = graph
    const orders = [...graph.orders, ...reasonableOrders(graph, apart)]
    this.words = wordsFor(landmarks.length)
    this.facts = Int32Array.from(landmarks, landmark => landmark.fact)
    this.inGoal = Uint8Array.from(landmarks, landmark => (landmark.inGoal ? 1 : 0))
    this.before = landmarks.map((_, i) =>
      orders.flatMap(order => (order.after === i ? [order.before] : [])),
    )
    this.neededFor = landmarks.map((_, i) =>
      orders.flatMap(order =>
        order.before === i && order.kind === 'greedy-necessary' ? [order.after] : [],
      ),
    )
  }

  /** Accepts in `to` what holds in the first state. */
  start(cells: Int32Array, at: number, to: Uint32Array, toAt: number): void {
    to.fill(0, toAt, toAt + this.words)
    for (let i = 0; i < this.facts.length; i++)
      if (hasBit(cells as unknown as Uint32Array, at, this.facts[i]!) && this.before[i]!.length === 0)
        setBit(to, toAt, i)
  }

  /**
   * The state at `cells[at]` follows one with the accepted row `from[fromAt]`: writes its own row, and gives
   * the number of landmarks ahead.
   */
  step(
    cells: Int32Array,
    at: number,
    from: Uint32Array,
    fromAt: number,
    to: Uint32Array,
    toAt: number,
  ): number {
    const { facts, before, neededFor, inGoal, words } = this
    for (let w = 0; w < words; w++) to[toAt + w] = from[fromAt + w]!
    const state = cells as unknown as Uint32Array
    for (let i = 0; i < facts.length; i++)
      if (!hasBit(to, toAt, i) && hasBit(state, at, facts[i]!))
        if (before[i]!.every(other => hasBit(from, fromAt, other))) setBit(to, toAt, i)
    let ahead = 0
    for (let i = 0; i < facts.length; i++) {
      if (!hasBit(to, toAt, i)) ahead++
      else if (!hasBit(state, at, facts[i]!))
        if (inGoal[i] === 1 || neededFor[i]!.some(other => !hasBit(to, toAt, other))) ahead++
    }
    return ahead
  }
}

/**
 * Goals that are better met in this order: of two, the second would have to be undone for what the first needs
 * right before. No circles are made.
 */
function reasonableOrders(
  { landmarks, orders }: LandmarkGraph,
  apart: (one: number, other: number) => boolean,
): LandmarkOrder[] {
  const count = landmarks.length
  const reaches = new Uint8Array(count * count)
  const link = (before: number, after: number): void => {
    for (let i = 0; i < count; i++)
      if (i === before || reaches[i * count + before] === 1)
        for (let j = 0; j < count; j++)
          if (j === after || reaches[after * count + j] === 1) reaches[i * count + j] = 1
  }
  for (const { before, after } of orders) link(before, after)
  const found: LandmarkOrder[] = []
  for (const { before: needed, after: first, kind } of orders) {
    if (kind !== 'greedy-necessary' || !landmarks[first]!.inGoal) continue
    landmarks.forEach(({ fact, inGoal }, second) => {
      if (!inGoal || second === first || reaches[second * count + first] === 1) return
      if (!apart(landmarks[needed]!.fact, fact)) return
      link(first, second)
      found.push({ before: first, after: second, kind: 'natural' })
    })
  }
  return found
}

/** Room for the accepted rows of many states. */
export class AcceptedRows {
  rows = new Uint32Array(256)
  private readonly words: number

  constructor(count: LandmarkCount) {
    this.words = count.words
  }

  /** Makes room for one more state. */
  reserve(state: number): void {
    if ((state + 1) * this.words <= this.rows.length) return
    const grown = new Uint32Array(Math.max(this.rows.length * 2, (state + 1) * this.words))
    grown.set(this.rows)
    this.rows = grown
  }
}

