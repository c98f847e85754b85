// The relaxed actions of a task: collected, cut down to what the goal can need, and equal ones made one.

import type { Moves } from '../moves'
import { NOT_NEEDED, type Numbering } from './relaxed-task'

/** One way to make facts true when deletes are ignored; propositions ascending. */
export interface RelaxedAction {
  conditions: number[]
  adds: number[]
  cost: number
  /** Actions of the task, none for rules and goals. */
  actions: number[]
}

export interface CollectedActions {
  readonly actions: readonly RelaxedAction[]
  readonly propositionCount: number
  readonly always: number
  readonly goal: number
  readonly propositionOf: Int32Array
  readonly complementOf: Int32Array
  readonly literalOf: Int32Array
  readonly isSplit: boolean
}

/** Everything `relax` needs, with propositions numbered densely. */
export function collectRelaxed(
  moves: Moves,
  numbering: Numbering,
  merge: boolean,
  cost: Float64Array,
): CollectedActions {
  const all = rawActions(moves, numbering, cost)
  const { needed, kept } = neededBackwards(all, numbering)
  const dense = new Int32Array(numbering.size).fill(NOT_NEEDED)
  let propositionCount = 0
  for (let p = 0; p < numbering.size; p++)
    if (needed[p] === 1 || p === numbering.always || p === numbering.goal)
      dense[p] = propositionCount++
  for (const o of kept) {
    o.conditions = o.conditions.map(p => dense[p]!)
    o.adds = o.adds.filter(p => needed[p] === 1).map(p => dense[p]!)
  }
  const parts = new Map<number, number>()
  for (const o of kept)
    for (const action of o.actions) parts.set(action, (parts.get(action) ?? 0) + 1)
  const factCount = numbering.always / 2
  const propositionOf = new Int32Array(factCount)
  const complementOf = new Int32Array(factCount)
  const literalOf = new Int32Array(propositionCount).fill(NOT_NEEDED)
  for (let lit = 0; lit < numbering.always; lit++)
    if (dense[lit] !== NOT_NEEDED) literalOf[dense[lit]!] = lit
  for (let fact = 0; fact < factCount; fact++) {
    propositionOf[fact] = dense[fact * 2]!
    complementOf[fact] = dense[fact * 2 + 1]!
  }
  return {
    actions: merge ? mergeEqual(kept, parts) : kept,
    propositionCount,
    always: dense[numbering.always]!,
    goal: dense[numbering.goal]!,
    propositionOf,
    complementOf,
    literalOf,
    isSplit: [...parts.values()].some(count => count > 1),
  }
}

/** All relaxed actions, over raw propositions. */
function rawActions(moves: Moves, numbering: Numbering, cost: Float64Array): RelaxedAction[] {
  const { task } = moves
  const { firstAlternative, alternatives, firstEffect, effectCondition } = task
  const { effectAdds, effectDeletes } = task
  const wanted = new Uint8Array(numbering.size)
  const list: RelaxedAction[] = []
  const conditionOf = (literals: Iterable<number>): number[] => {
    const set = new Set<number>()
    for (const lit of literals) set.add(numbering.ofLiteral(lit))
    if (set.size > 1) set.delete(numbering.always)
    if (set.size === 0) set.add(numbering.always)
    for (const p of set) wanted[p] = 1
    return [...set].sort((a, b) => a - b)
  }
  const row = (rows: { first: Int32Array; items: Int32Array }, i: number): Int32Array =>
    rows.items.subarray(rows.first[i]!, rows.first[i + 1]!)
  for (let a = 0; a < task.actionCount; a++)
    for (let alt = firstAlternative[a]!; alt < firstAlternative[a + 1]!; alt++)
      for (let e = firstEffect[a]!; e < firstEffect[a + 1]!; e++) {
        const conditions = conditionOf([...row(alternatives, alt), ...row(effectCondition, e)])
        const adds: number[] = []
        for (const fact of row(effectAdds, e)) adds.push(fact * 2)
        for (const fact of row(effectDeletes, e)) adds.push(fact * 2 + 1)
        list.push({ conditions, adds, cost: cost[a]!, actions: [a] })
      }
  for (let rule = 0; rule < task.ruleHead.length; rule++)
    list.push({
      conditions: conditionOf(row(task.ruleBody, rule)),
      adds: [task.ruleHead[rule]! * 2],
      cost: 0,
      actions: [],
    })
  for (const conjunction of task.goal)
    list.push({
      conditions: conditionOf(conjunction),
      adds: [numbering.goal],
      cost: 0,
      actions: [],
    })
  wanted[numbering.goal] = 1
  for (const o of list)
    o.adds = o.adds.filter(p => wanted[p] === 1 && !o.conditions.includes(p)).sort((a, b) => a - b)
  return list.filter(o => o.adds.length > 0)
}

/** The propositions and relaxed actions that some chain to the goal can use. */
function neededBackwards(
  all: readonly RelaxedAction[],
  numbering: Numbering,
): { needed: Uint8Array; kept: RelaxedAction[] } {
  const achievers: RelaxedAction[][] = Array.from({ length: numbering.size }, () => [])
  for (const o of all) for (const p of o.adds) achievers[p]!.push(o)
  const needed = new Uint8Array(numbering.size)
  const kept = new Set<RelaxedAction>()
  const queue = [numbering.goal]
  needed[numbering.goal] = 1
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const o of achievers[next]!) {
      if (kept.has(o)) continue
      kept.add(o)
      for (const p of o.conditions)
        if (needed[p] === 0) {
          needed[p] = 1
          queue.push(p)
        }
    }
  return { needed, kept: all.filter(o => kept.has(o)) }
}

/**
 * One of those with equal conditions and adds, at the least cost. Parts of split actions stay apart, for
 * their costs are shared.
 */
function mergeEqual(
  actions: readonly RelaxedAction[],
  parts: ReadonlyMap<number, number>,
): RelaxedAction[] {
  const found = new Map<string, RelaxedAction>()
  const merged: RelaxedAction[] = []
  for (const o of actions) {
    if (o.actions.length === 0 || parts.get(o.actions[0]!)! > 1) {
      merged.push(o)
      continue
    }
    const key = `${o.conditions.join()} ${o.adds.join()}`
    const known = found.get(key)
    if (known === undefined) {
      found.set(key, o)
      merged.push(o)
    } else {
      known.actions.push(...o.actions)
      known.cost = Math.min(known.cost, o.cost)
    }
  }
  return merged
}
