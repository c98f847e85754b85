// A relaxed task laid out in one Int32Array, scratch included, for the hot loops of h-max and LM-cut. One array keeps its address and
// length in registers where a dozen would not; it makes those loops about twice as fast.
// Relaxed actions are their numbers `0 .. n-1`, propositions are addresses: `m[p]` is the cost of p. At an action o:   m[o]
// its supporter: a most expensive condition; an unreached one, if there is any   m[o + nextAt]        the next action with this supporter,
// or NO_ACTION   m[o + costAt]        current cost of the action   m[o + addsAt]        address of its adds: where they end, then the
// propositions   m[o + conditionsAt]  address of its conditions, likewise At a proposition p:   m[p + supportedAt]   the first action that
// it supports, or NO_ACTION   m[p + achieverAt]    the action that gave p its cost; NO_ACTION where p holds in the state   m[p +
// achieversAt]   where its achievers begin; they end where those of p + 1 begin Every action is in the list of its supporter at any time,
// from one state to the next: so an action is examined when its supporter is reached, and not once for each condition (as clauses watch a
// literal in SAT solvers, Moskewicz and others 2001). A queue entry e: `m[e]` is the proposition, `m[e + 1]` the entry before it in its
// bucket.

import type { Rows } from '#planning/task/task'
import { type RelaxedTask, UNREACHED } from '../relaxed/relaxed-task'

export const NO_ACTION = -1
/** The end of a bucket: no entry has this address, because actions and propositions come first. */
export const NO_ENTRY = 0
/** Costs along any chain below this: buckets by cost are used. */
const MAX_LEVELS = 1 << 17

export interface PackedRelaxed {
  readonly relaxed: RelaxedTask
  memory: Int32Array
  /** Counts actions examined. */
  work: number
  readonly actionCount: number
  readonly nextAt: number
  readonly costAt: number
  readonly addsAt: number
  readonly conditionsAt: number
  /** The first proposition's address; and how many there are. */
  readonly propositions: number
  readonly propositionCount: number
  readonly supportedAt: number
  readonly achieverAt: number
  readonly achieversAt: number
  /** Stamps per proposition: in the goal zone; reachable outside it; looked at without finding a way. */
  readonly zoneAt: number
  readonly outsideAt: number
  readonly lookedAt: number
  /** Stamp per proposition: in the relaxed plan that is searched for. */
  readonly plannedAt: number
  /** Stamp per action: enters the goal zone at a cost. */
  readonly entersAt: number
  readonly goal: number
  readonly always: number
  /** `m[factAt + fact]`, `m[complementAt + fact]`: addresses of their propositions, where they have one. */
  readonly factAt: number
  readonly complementAt: number
  /** The initial contents of `m[o + costAt]`, for all actions. */
  readonly costTemplate: number
  /** A number for each action. */
  readonly throughs: number
  /** Maximum cost of an action. */
  readonly greatestStep: number
  /** `m[buckets + cost]`: the latest entry, or NO_ENTRY. */
  readonly buckets: number
  /** Lists of propositions: three of `propositionCount` each. */
  readonly stacks: number
  /** Entries begin here and go to the end of the array, which may be replaced by a longer one. */
  readonly queue: number
}

/** The layout for a relaxed task; undefined if costs are too large for buckets. */
export function packRelaxed(relaxed: RelaxedTask): PackedRelaxed | undefined {
  const levels = greatestCost(relaxed) + 2
  if (levels > MAX_LEVELS) return undefined
  const { actionCount: n, propositionCount, conditions, adds, achievers } = relaxed
  const { propositionOf, complementOf } = relaxed
  const facts = propositionOf.length
  let used = 0
  const reserve = (size: number): number => {
    const at = used
    used += size
    return at
  }
  reserve(n)
  const nextAt = reserve(n)
  const costAt = reserve(n)
  const addsAt = reserve(n)
  const conditionsAt = reserve(n)
  const entersAt = reserve(n)
  const costTemplate = reserve(n)
  const throughs = reserve(n)
  const propositions = reserve(propositionCount)
  const perProposition = (): number => reserve(propositionCount + 1) - propositions
  const supportedAt = perProposition()
  const achieverAt = perProposition()
  const achieversAt = perProposition()
  const zoneAt = perProposition()
  const outsideAt = perProposition()
  const lookedAt = perProposition()
  const plannedAt = perProposition()
  const factAt = reserve(facts)
  const complementAt = reserve(facts)
  const achieverList = reserve(adds.items.length)
  const addLists = reserve(adds.items.length + n)
  const conditionLists = reserve(conditions.items.length + n)
  const stacks = reserve(3 * propositionCount)
  const buckets = reserve(levels)
  // Room for the true facts, each action's adds once, and a hint's adds twice before that.
  const queue = reserve(2 * (propositionCount + 3 * adds.items.length + 1))
  const m = new Int32Array(used)

  m.set(relaxed.cost, costTemplate)
  m.fill(NO_ACTION, propositions + supportedAt, propositions + supportedAt + propositionCount)
  for (let o = n - 1; o >= 0; o--) {
    const supporter = propositions + conditions.items[conditions.first[o]!]!
    m[o] = supporter
    m[o + nextAt] = m[supporter + supportedAt]!
    m[supporter + supportedAt] = o
  }
  const writeLists = (at: number, { first, items }: Rows, list: number): void => {
    let place = list
    for (let o = 0; o < n; o++) {
      const start = place++
      m[o + at] = start
      for (let i = first[o]!; i < first[o + 1]!; i++) m[place++] = propositions + items[i]!
      m[start] = place
    }
  }
  writeLists(addsAt, adds, addLists)
  writeLists(conditionsAt, conditions, conditionLists)
  for (let i = 0; i <= propositionCount; i++) m[propositions + i + achieversAt] = achieverList + achievers.first[i]!
  m.set(achievers.items, achieverList)
  for (let fact = 0; fact < facts; fact++) {
    m[factAt + fact] = propositions + propositionOf[fact]!
    m[complementAt + fact] = propositions + complementOf[fact]!
  }
  return {
    relaxed,
    memory: m,
    work: 0,
    actionCount: n,
    nextAt,
    costAt,
    addsAt,
    conditionsAt,
    propositions,
    propositionCount,
    supportedAt,
    achieverAt,
    achieversAt,
    zoneAt,
    outsideAt,
    lookedAt,
    plannedAt,
    entersAt,
    goal: propositions + relaxed.goal,
    always: propositions + relaxed.always,
    factAt,
    complementAt,
    costTemplate,
    throughs,
    greatestStep: relaxed.cost.reduce((a, b) => Math.max(a, b), 0),
    buckets,
    stacks,
    queue,
  }
}

/** Room for twice as many entries. */
export function growQueue(packed: PackedRelaxed): Int32Array {
  const { memory, queue } = packed
  const grown = new Int32Array(memory.length + (memory.length - queue))
  grown.set(memory)
  packed.memory = grown
  return grown
}

/** An upper bound on the cost of any proposition: the most expensive achiever of each, summed. */
function greatestCost(relaxed: RelaxedTask): number {
  const { propositionCount, achievers, cost } = relaxed
  let sum = 0
  for (let p = 0; p < propositionCount; p++) {
    let dearest = 0
    for (let i = achievers.first[p]!; i < achievers.first[p + 1]!; i++)
      dearest = Math.max(dearest, cost[achievers.items[i]!]!)
    sum += dearest
  }
  return Math.min(sum, UNREACHED)
}
