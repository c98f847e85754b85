// FF: a plan for the relaxed task, found without search by going back from the goal with the cheapest achiever of each condition; its cost,
// each action counted once. Hoffmann & Nebel 2001, with achievers by h-add (Keyder & Geffner 2008).

import { type CostTable, costTable } from '../cost-table'
import { NO_ACTION, type RelaxedTask, relax, trueIn } from '../relaxed'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

export interface RelaxedPlan {
  /** The operators it uses, from the goal backwards. */
  readonly operators: readonly number[]
  /** Per condition that was searched for: the operator that was taken for it. */
  readonly achiever: ReadonlyMap<number, number>
  /** Its actions, each once, in order. */
  readonly actions: readonly number[]
  /** In units. */
  readonly cost: number
}

export function ff(world: World): Heuristic {
  const relaxed = relax(world)
  return {
    of: state => {
      const start = trueIn(relaxed, state)
      return relaxedPlan(relaxed, start, costTable(relaxed, 'add', start))?.cost ?? Infinity
    },
  }
}

/** The relaxed plan from the conditions that are true at the start; undefined if the goal is out of reach. */
export function relaxedPlan(relaxed: RelaxedTask, start: readonly number[], table: CostTable): RelaxedPlan | undefined {
  if (table.conditions[relaxed.goal] === Number.POSITIVE_INFINITY) return undefined
  const isTrue = new Set(start)
  const rank = roundsOf(relaxed, isTrue, table)
  const achiever = new Map<number, number>()
  const operators: number[] = []
  const wanted = [relaxed.goal]
  for (let next = wanted.shift(); next !== undefined; next = wanted.shift()) {
    if (isTrue.has(next) || achiever.has(next)) continue
    const best = achieverOf(relaxed, table, rank, next)
    achiever.set(next, best)
    if (operators.includes(best)) continue
    operators.push(best)
    wanted.push(...relaxed.operators[best]!.needs)
  }
  const actions = new Set(operators.map(each => relaxed.operators[each]!.action))
  actions.delete(NO_ACTION)
  let cost = 0
  for (const action of actions) cost += relaxed.world.cost[action]!
  return { operators, achiever, actions: [...actions], cost }
}

/** The cheapest achiever; among several, the one with the ASCII-least action name. */
function achieverOf(relaxed: RelaxedTask, table: CostTable, rank: Int32Array | undefined, condition: number): number {
  const cost = table.conditions[condition]!
  const { rank: byName } = relaxed.world
  let best = -1
  let bestName = Number.POSITIVE_INFINITY
  for (const each of relaxed.givenBy[condition]!) {
    const { action, needs } = relaxed.operators[each]!
    if (table.operators[each] !== cost) continue
    // With free actions, two conditions may be each other's achievers.
    const isFirst = needs.every(
      need => table.conditions[need]! < cost || (rank !== undefined && rank[need]! < rank[condition]!),
    )
    if (rank !== undefined && !isFirst) continue
    const name = action === NO_ACTION ? Number.MAX_SAFE_INTEGER : byName[action]!
    if (name < bestName) {
      best = each
      bestName = name
    }
  }
  return best
}

/**
 * Per condition: after how many rounds of free operators it has its cost. Undefined where only the goal is free, as a
 * condition's achiever then costs less than itself.
 */
function roundsOf(
  relaxed: RelaxedTask,
  isTrue: ReadonlySet<number>,
  { conditions, operators }: CostTable,
): Int32Array | undefined {
  const { goal, cost } = relaxed
  const isFree = relaxed.operators.some(({ gives }, number) => cost[number] === 0 && gives[0] !== goal)
  if (!isFree) return undefined
  const late = relaxed.operators.length + relaxed.size
  const rank = new Int32Array(relaxed.size).fill(late)
  for (const each of isTrue) rank[each] = 0
  for (let round = 0, found = true; found || round < 2; round++) {
    found = false
    const reached: number[] = []
    relaxed.operators.forEach(({ needs, gives }, number) => {
      for (const each of gives) {
        if (rank[each] !== late || operators[number] !== conditions[each]) continue
        if (operators[number] === Number.POSITIVE_INFINITY) continue
        if (needs.every(need => conditions[need]! < conditions[each]! || rank[need]! < round)) reached.push(each)
      }
    })
    for (const each of reached) rank[each] = round
    found = reached.length > 0
  }
  return rank
}
