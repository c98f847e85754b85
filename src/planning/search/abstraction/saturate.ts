// Saturated cost partitioning (Seipp, Keller and Helmert 2020): each projection in turn takes the part of each move's cost that its
// distances need, and leaves the rest to the next ones. The distances of all add up to an admissible estimate.

import { HeapQueue, NO_ITEM } from '#base/bucket-queue'
import type { Projection } from './projection'

/** From here on, distances mean that the goal is unreachable. */
export const UNREACHABLE = 1 << 30

/** Costs up to this use a ring of buckets. */
const MAX_RING = 4096

/**
 * Distances from each abstract state to the goal if the moves of class c cost `cost[c]`; `UNREACHABLE` if there is no path, 0 for a state
 * that is unreachable from the start.
 */
export function distancesIn(projection: Projection, cost: Float64Array): Int32Array {
  const { stateCount, isReached, isGoal } = projection
  const distance = new Int32Array(stateCount).fill(UNREACHABLE)
  let greatest = 0
  for (let c = 0; c < cost.length; c++) if (cost[c]! < Infinity && cost[c]! > greatest) greatest = cost[c]!
  for (let s = 0; s < stateCount; s++) if (isGoal[s] === 1 && isReached[s] === 1) distance[s] = 0
  if (greatest < MAX_RING) spreadByRing(projection, cost, greatest, distance)
  else spreadByHeap(projection, cost, distance)
  for (let s = 0; s < stateCount; s++) if (isReached[s] === 0) distance[s] = 0
  return distance
}

/** Scratch. Per bucket of the ring: its latest entry; per entry: a state, and the entry before it. */
const ring = new Int32Array(MAX_RING)
const usual = new Int32Array(1 << 16)

/** Dijkstra's algorithm from the goal states, with a bucket for each cost (Dial 1969). */
function spreadByRing(
  { stateCount, firstEdge, source, classOf }: Projection,
  cost: Float64Array,
  greatest: number,
  distance: Int32Array,
): void {
  const size = greatest + 1
  // Each edge makes one entry at most.
  const max = 2 * (stateCount + source.length)
  const list = max > usual.length ? new Int32Array(max) : usual
  ring.fill(-1, 0, size)
  let used = 0
  let waiting = 0
  for (let s = 0; s < stateCount; s++) {
    if (distance[s] !== 0) continue
    list[used] = s
    list[used + 1] = ring[0]!
    ring[0] = used
    used += 2
    waiting++
  }
  for (let now = 0, bucket = 0; waiting > 0; now++, bucket = bucket + 1 === size ? 0 : bucket + 1)
    while (ring[bucket]! >= 0) {
      const entry = ring[bucket]!
      ring[bucket] = list[entry + 1]!
      waiting--
      const state = list[entry]!
      if (distance[state]! < now) continue
      for (let e = firstEdge[state]!; e < firstEdge[state + 1]!; e++) {
        const step = cost[classOf[e]!]!
        if (now + step >= distance[source[e]!]!) continue
        distance[source[e]!] = now + step
        list[used] = source[e]!
        const place = (now + step) % size
        list[used + 1] = ring[place]!
        ring[place] = used
        used += 2
        waiting++
      }
    }
}

function spreadByHeap(
  { stateCount, firstEdge, source, classOf }: Projection,
  cost: Float64Array,
  distance: Int32Array,
): void {
  const open = new HeapQueue()
  for (let s = 0; s < stateCount; s++) if (distance[s] === 0) open.push(s, 0, 0)
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
}

/** Per class the minimum cost that preserves these distances; `-Infinity` if no path to the goal uses it. */
export function saturatedCosts(projection: Projection, distance: Int32Array, least: number): Float64Array {
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

/** Per class the minimum cost of its moves. */
export function classCosts({ classCount, firstMember, members }: Projection, cost: Float64Array): Float64Array {
  const found = new Float64Array(classCount).fill(Infinity)
  for (let c = 0; c < classCount; c++)
    for (let i = firstMember[c]!; i < firstMember[c + 1]!; i++)
      if (cost[members[i]!]! < found[c]!) found[c] = cost[members[i]!]!
  return found
}

/** Subtracts what each class needs from the costs of its moves. */
export function takeCosts(
  { classCount, firstMember, members }: Projection,
  needed: Float64Array,
  cost: Float64Array,
): void {
  for (let c = 0; c < classCount; c++)
    for (let i = firstMember[c]!; i < firstMember[c + 1]!; i++) cost[members[i]!]! -= needed[c]!
}
