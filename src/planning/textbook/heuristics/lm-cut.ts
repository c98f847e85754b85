// LM-cut: repeatedly finds a set of actions such that every plan takes one of them, and counts the cost of the
// cheapest. Helmert & Domshlak, "Landmarks, critical paths and abstractions: what's the difference anyway?", 2009. In
// each round, an operator depends only on its most expensive condition; the *goal zone* contains the conditions that
// lead to the goal in this way at no cost, and the *cut* the operators that enter it. The counted cost is subtracted,
// and the next round begins. An action with several operators has one cost, so it never pays twice.

import { costTable } from '../cost-table'
import { NO_ACTION, type RelaxedTask, relax, trueIn } from '../relaxed'
import { literalName } from '../condition-names'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

/** One round: the costs in it, and which actions were cut. */
export interface Cut {
  /** h-max of each condition, by the costs of this round. */
  readonly conditions: Float64Array
  /** Per operator: its most expensive condition, or -1 if it has none. */
  readonly dearest: Int32Array
  /** Conditions that lead to the goal at no cost. */
  readonly zone: readonly number[]
  /** Actions such that every plan takes one of them, ascending. */
  readonly actions: readonly number[]
  /** The cost of the cheapest of them, in units. */
  readonly share: number
}

export function lmCut(world: World): Heuristic {
  const relaxed = relax(world)
  return {
    of: state => {
      let sum = 0
      for (const cut of cuts(relaxed, trueIn(relaxed, state))) sum += cut.share
      return sum
    },
  }
}

/** Which of several most expensive conditions counts: the ASCII-first, as in the estimate, or the last. The sum depends on it. */
export type Ties = 'first' | 'last'

/** Round by round; one with share Infinity if the goal is out of reach. */
export function* cuts(relaxed: RelaxedTask, start: readonly number[], ties: Ties = 'first'): Iterable<Cut> {
  const cost = relaxed.cost.slice()
  const byName = nameOrder(relaxed)
  const order = ties === 'first' ? byName : byName.map(place => -place)
  for (;;) {
    const { conditions } = costTable(relaxed, 'max', start, cost)
    const goalCost = conditions[relaxed.goal]!
    if (goalCost === 0) return
    if (goalCost === Number.POSITIVE_INFINITY) {
      yield { conditions, dearest: new Int32Array(), zone: [], actions: [], share: goalCost }
      return
    }
    const dearest = dearestNeeds(relaxed, conditions, order)
    const isZone = goalZone(relaxed, dearest, cost, conditions)
    const cut = enteringZone(relaxed, dearest, isZone, start, conditions)
    const actions = [...new Set(cut.map(each => relaxed.operators[each]!.action))]
    let share = Number.POSITIVE_INFINITY
    for (const each of cut) share = Math.min(share, cost[each]!)
    const zone: number[] = []
    isZone.forEach((inside, condition) => {
      if (inside === 1) zone.push(condition)
    })
    yield { conditions, dearest, zone, actions: actions.sort((a, b) => a - b), share }
    const isCut = new Set(actions)
    relaxed.operators.forEach(({ action }, number) => {
      if (action !== NO_ACTION && isCut.has(action)) cost[number]! -= share
    })
  }
}

/** Per operator: its most expensive condition by the table, the first one if there are several; -1 if it has none. */
function dearestNeeds(relaxed: RelaxedTask, conditions: Float64Array, order: Int32Array): Int32Array {
  return Int32Array.from(relaxed.operators, ({ needs }) => {
    let best = -1
    for (const each of needs) {
      if (best === -1 || conditions[each]! > conditions[best]!) best = each
      else if (conditions[each] === conditions[best] && order[each]! < order[best]!) best = each
    }
    return best
  })
}

/** The conditions from which the goal follows at no cost, if each operator depends only on its most expensive condition. */
function goalZone(relaxed: RelaxedTask, dearest: Int32Array, cost: Float64Array, conditions: Float64Array): Uint8Array {
  const isZone = new Uint8Array(relaxed.size)
  isZone[relaxed.goal] = 1
  const found = [relaxed.goal]
  for (let next = found.pop(); next !== undefined; next = found.pop())
    for (const each of relaxed.givenBy[next]!) {
      const need = dearest[each]!
      if (cost[each] !== 0 || need < 0 || isZone[need] === 1) continue
      if (conditions[need] === Number.POSITIVE_INFINITY) continue
      isZone[need] = 1
      found.push(need)
    }
  return isZone
}

/** The operators that enter the zone from what is reached without it. */
function enteringZone(
  relaxed: RelaxedTask,
  dearest: Int32Array,
  isZone: Uint8Array,
  start: readonly number[],
  conditions: Float64Array,
): number[] {
  const isReached = new Uint8Array(relaxed.size)
  const found: number[] = []
  const cut: number[] = []
  const reach = (condition: number): void => {
    if (isReached[condition] === 1) return
    isReached[condition] = 1
    found.push(condition)
  }
  const use = (number: number): void => {
    const { needs, gives } = relaxed.operators[number]!
    if (needs.some(need => conditions[need] === Number.POSITIVE_INFINITY)) return
    if (gives.some(each => isZone[each] === 1)) cut.push(number)
    for (const each of gives) if (isZone[each] === 0) reach(each)
  }
  for (const condition of start) reach(condition)
  relaxed.operators.forEach(({ needs }, number) => {
    if (needs.length === 0) use(number)
  })
  for (let next = found.pop(); next !== undefined; next = found.pop())
    for (const each of relaxed.neededBy[next]!) if (dearest[each] === next) use(each)
  return cut
}

/** Per condition: its place in the ASCII order of names. */
function nameOrder(relaxed: RelaxedTask): Int32Array {
  const known = orders.get(relaxed)
  if (known !== undefined) return known
  const { task } = relaxed.world
  const named = relaxed.wanted.map(each => [literalName(task, each), each] as const)
  named.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const order = new Int32Array(relaxed.size)
  named.forEach(([, each], place) => {
    order[each] = place
  })
  orders.set(relaxed, order)
  return order
}

const orders = new WeakMap<RelaxedTask, Int32Array>()
