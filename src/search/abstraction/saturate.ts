// Saturated cost partitioning (Seipp, Keller and Helmert 2020): one projection after the other takes of each move's cost
// what its distances need, and leaves the rest to those after it. The distances of all add up to an admissible estimate.

import { BucketQueue, HeapQueue, NO_ITEM, type PriorityQueue } from '../../base/bucket-queue'
import type { Projection } from './projection'

/** Distances from here on stand for: no way to the goal. */
export const UNREACHABLE = 1 << 30

/** Distances from each abstract state to the goal when the moves of class c cost `cost[c]`; `UNREACHABLE` where there is no way, 0 where the start leads to no such state. */
export function distancesIn(projection: Projection, cost: Float64Array): Int32Array {
  const { stateCount, firstEdge, source, classOf, isReached, isGoal } = projection
  const distance = new Int32Array(stateCount).fill(UNREACHABLE)
  let greatest = 0
  for (const c of cost) if (c < Infinity && c > greatest) greatest = c
  const open: PriorityQueue = greatest < 4096 ? new BucketQueue() : new HeapQueue()
  for (let s = 0; s < stateCount; s++)
    if (isGoal[s] === 1 && isReached[s] === 1) {
      distance[s] = 0
      open.push(s, 0, 0)
    }
  for (;;) {
    const before = open.least
    const state = open.pop()
    if (state === NO_ITEM) break
    if (distance[state]! < before) continue
    for (let e = firstEdge[state]!; e < firstEdge[state + 1]!; e++) {
      const through = before + cost[classOf[e]!]!
      if (through >= distance[source[e]!]!) continue
      distance[source[e]!] = through
      open.push(source[e]!, through, 0)
    }
  }
  for (let s = 0; s < stateCount; s++) if (isReached[s] === 0) distance[s] = 0
  return distance
}

/** Per class the least cost that keeps these distances; `-Infinity` where no way to the goal uses it. */
export function saturatedCosts(
  projection: Projection,
  distance: Int32Array,
  least: number,
): Float64Array {
  const { stateCount, firstEdge, source, classOf, classCount } = projection
  const needed = new Float64Array(classCount).fill(least)
  for (let s = 0; s < stateCount; s++) {
    const after = distance[s]!
    if (after >= UNREACHABLE) continue
    for (let e = firstEdge[s]!; e < firstEdge[s + 1]!; e++) {
      const before = distance[source[e]!]!
      if (before >= UNREACHABLE) continue
      if (before - after > needed[classOf[e]!]!) needed[classOf[e]!] = before - after
    }
  }
  return needed
}

/** Per class the least cost of its moves. */
export function classCosts(
  { classCount, firstMember, members }: Projection,
  cost: Float64Array,
): Float64Array {
  const found = new Float64Array(classCount).fill(Infinity)
  for (let c = 0; c < classCount; c++)
    for (let i = firstMember[c]!; i < firstMember[c + 1]!; i++)
      if (cost[members[i]!]! < found[c]!) found[c] = cost[members[i]!]!
  return found
}

/** Takes what each class needs from the costs of its moves. */
export function takeCosts(
  { classCount, firstMember, members }: Projection,
  needed: Float64Array,
  cost: Float64Array,
): void {
  for (let c = 0; c < classCount; c++)
    for (let i = firstMember[c]!; i < firstMember[c + 1]!; i++) cost[members[i]!]! -= needed[c]!
}
