// The order in which projections take their share of the costs: for each of some states, first the projection with the highest estimate per
// cost taken from others (Seipp, Keller and Helmert 2020, greedy orders by h per stolen costs). An order is kept if it raises the estimate
// of a state.

import type { Projection } from './projection'
import { classCosts, distancesIn, saturatedCosts, takeCosts } from './saturate'

/** Consecutive orders that raise no estimate after which it stops. */
const PATIENCE = 3

/** A projection with the full costs. */
export interface Candidate {
  readonly projection: Projection
  readonly alone: Int32Array
  /** Its abstract state in each sample. */
  readonly samples: Int32Array
}

/** Distances in one projection, with its own costs. */
export interface DistanceTable {
  readonly projection: Projection
  /** Per abstract state; 0 if it is not reachable from the start. */
  readonly distances: Int32Array
}

export interface OrderOptions {
  readonly maxOrders: number
  /** Tables in all orders, without the first order. */
  readonly maxTables: number
  /** Minimum share of a class of moves: 0, or minus infinity if a projection may increase the costs left to others. */
  readonly leastShare: number
}

/** Orders for this number of samples; moves cost `cost`. */
export function chooseOrders(
  candidates: readonly Candidate[],
  cost: Float64Array,
  sampleCount: number,
  { maxOrders, maxTables, leastShare }: OrderOptions,
): DistanceTable[][] {
  const stolen = stolenCosts(candidates, cost)
  const best = new Float64Array(sampleCount).fill(-1)
  const orders: DistanceTable[][] = []
  let tables = 0
  let vain = 0
  for (let sample = 0; sample < sampleCount; sample++) {
    if (orders.length >= maxOrders || vain >= PATIENCE) break
    const gain = candidates.map((c, i) => valueAt(c.alone, c.samples[sample]!) / stolen[i]!)
    const order = gain.map((_, i) => i).sort((a, b) => gain[b]! - gain[a]! || a - b)
    const sums = new Float64Array(sampleCount)
    const made = distancesInOrder(order, candidates, cost, leastShare, sums)
    vain++
    if (!sums.some((sum, s) => sum > best[s]!)) continue
    if (orders.length > 0 && tables + made.length > maxTables) break
    vain = 0
    tables += made.length
    orders.push(made)
    for (let s = 0; s < sampleCount; s++) best[s] = Math.max(best[s]!, sums[s]!)
  }
  return orders
}

const valueAt = (table: Int32Array, state: number): number => (state >= 0 ? table[state]! : 0)

/** The tables of projections in sequence, without those that contribute nothing; adds up the estimates of the samples. */
function distancesInOrder(
  order: readonly number[],
  candidates: readonly Candidate[],
  cost: Float64Array,
  leastShare: number,
  sums: Float64Array,
): DistanceTable[] {
  const left = cost.slice()
  const found: DistanceTable[] = []
  for (const place of order) {
    const { projection, samples } = candidates[place]!
    const distances = distancesIn(projection, classCosts(projection, left))
    if (!distances.some(d => d > 0)) continue
    takeCosts(projection, saturatedCosts(projection, distances, leastShare), left)
    found.push({ projection, distances })
    for (let s = 0; s < sums.length; s++) sums[s]! += valueAt(distances, samples[s]!)
  }
  return found
}

/** Per projection: the costs it takes that others need too, plus one. */
function stolenCosts(candidates: readonly Candidate[], cost: Float64Array): number[] {
  const wanted = candidates.map(({ projection, alone }) => saturatedCosts(projection, alone, 0))
  const total = new Float64Array(cost.length)
  const forEachWanted = (i: number, visit: (move: number, share: number) => void): void => {
    const { classCount, firstMember, members } = candidates[i]!.projection
    for (let c = 0; c < classCount; c++)
      if (wanted[i]![c]! > 0)
        for (let m = firstMember[c]!; m < firstMember[c + 1]!; m++) visit(members[m]!, wanted[i]![c]!)
  }
  for (let i = 0; i < candidates.length; i++)
    forEachWanted(i, (move, share) => {
      total[move]! += share
    })
  return candidates.map((_, i) => {
    let sum = 1
    forEachWanted(i, (move, share) => {
      const spare = Math.max(0, cost[move]! - (total[move]! - share))
      sum += Math.max(0, share - spare)
    })
    return sum
  })
}
