// h+: the exact cost of a cheapest plan if deletes are ignored. Finding it needs a search (it is NP-hard, Bylander 1994): A* over the sets
// of conditions that have been reached, with LM-cut as its estimate.

import { Heap } from '../heap'
import { NO_ACTION, type RelaxedTask, relax, trueIn } from '../relaxed'
import type { World } from '../world'
import type { Heuristic } from './heuristic'
import { cuts } from './lm-cut'

/** Maximum number of sets of conditions examined for one state. */
const MAX_SETS = 200_000

/** NaN if more than `max` sets would have to be examined. */
export function hPlus(world: World, max = MAX_SETS): Heuristic {
  const relaxed = relax(world)
  return { of: state => relaxedOptimum(relaxed, trueIn(relaxed, state), max) }
}

/** The least cost from the conditions that are true at the start, in units. */
export function relaxedOptimum(relaxed: RelaxedTask, start: readonly number[], max = MAX_SETS): number {
  const { goal } = relaxed
  const first = closed(relaxed, new Set(start))
  const best = new Map<string, number>()
  const heap = new Heap(isBefore)
  const add = (set: ReadonlySet<number>, g: number): void => {
    const key = [...set].sort((a, b) => a - b).join(' ')
    if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= g) return
    best.set(key, g)
    const h = estimate(relaxed, set)
    if (h < Number.POSITIVE_INFINITY) heap.put({ set, key, g, f: g + h })
  }
  add(first, 0)
  for (let next = heap.take(); next !== undefined; next = heap.take()) {
    if (best.get(next.key) !== next.g) continue
    if (next.set.has(goal)) return next.g
    if (best.size > max) return Number.NaN
    for (const [action, after] of results(relaxed, next.set))
      add(closed(relaxed, after), next.g + relaxed.world.cost[action]!)
  }
  return Number.POSITIVE_INFINITY
}

interface Waiting {
  readonly set: ReadonlySet<number>
  readonly key: string
  readonly g: number
  readonly f: number
}

function estimate(relaxed: RelaxedTask, set: ReadonlySet<number>): number {
  let sum = 0
  for (const cut of cuts(relaxed, [...set])) sum += cut.share
  return sum
}

/** The result of each action that adds something new. */
function results(relaxed: RelaxedTask, set: ReadonlySet<number>): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  for (const { action, needs, gives } of relaxed.operators) {
    if (action === NO_ACTION || gives.every(each => set.has(each))) continue
    if (!needs.every(each => set.has(each))) continue
    const after = found.get(action) ?? new Set(set)
    for (const each of gives) after.add(each)
    found.set(action, after)
  }
  return found
}

/** Adds everything that follows at no cost, in place. */
function closed(relaxed: RelaxedTask, set: Set<number>): ReadonlySet<number> {
  for (let grown = true; grown; ) {
    const before = set.size
    relaxed.operators.forEach(({ needs, gives }, number) => {
      if (relaxed.cost[number] === 0 && needs.every(each => set.has(each))) for (const each of gives) set.add(each)
    })
    grown = set.size > before
  }
  return set
}

/** By f; among equal ones, the set with the higher cost so far first, which is closer to the end. */
const isBefore = (a: Waiting, b: Waiting): boolean => a.f < b.f || (a.f === b.f && a.g > b.g)
