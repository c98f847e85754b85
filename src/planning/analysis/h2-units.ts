// The steps of the h^2 fixpoint: each alternative of an action with its effects, and each rule, in rows of the table. Certain changes are
// kept apart from possible ones.

import type { Task } from '#planning/task/task'
import { alwaysAdds } from '#planning/search/relaxed/and-or-graph'

/** A conditional effect, in rows: made true and made false when it fires and no other effect interferes. */
export interface H2Effect {
  readonly condition: Int32Array
  readonly made: Int32Array
  readonly unmade: Int32Array
}

export interface H2Unit {
  /** A rule holds in the same state; an action leads to the next. */
  readonly rule: boolean
  readonly body: Int32Array
  /** Made true by the unconditional effect (or the rule). */
  readonly made: Int32Array
  readonly unmade: Int32Array
  readonly effects: readonly H2Effect[]
}

interface UnitOptions {
  readonly avoid?: number
  readonly without?: Uint8Array
}

/** All units of a task. Actions that are ruled out by the options give none. */
export function h2Units(task: Task, rowOf: Int32Array, options: UnitOptions): H2Unit[] {
  const units: H2Unit[] = []
  const { avoid, without } = options
  for (let action = 0; action < task.actionCount; action++) {
    if (without !== undefined && without[action] === 1) continue
    if (avoid !== undefined && alwaysAdds(task, action, avoid)) continue
    const effects = effectsOf(task, rowOf, action, avoid)
    const { firstAlternative, alternatives } = task
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++)
      units.push({
        rule: false,
        body: rowsOf(rowOf, alternatives.items, alternatives.first[alt]!, alternatives.first[alt + 1]!),
        ...effects,
      })
  }
  for (let rule = 0; rule < task.ruleHead.length; rule++) {
    if (task.ruleHead[rule] === avoid) continue
    const { first, items } = task.ruleBody
    units.push({
      rule: true,
      body: rowsOf(rowOf, items, first[rule]!, first[rule + 1]!),
      made: Int32Array.of(rowOf[2 * task.ruleHead[rule]!]!),
      unmade: new Int32Array(0),
      effects: [],
    })
  }
  return units
}

/** The rows of some literals; those that are not followed are left out. */
function rowsOf(rowOf: Int32Array, items: Int32Array, from: number, to: number): Int32Array {
  const rows: number[] = []
  for (let i = from; i < to; i++) if (rowOf[items[i]!]! >= 0) rows.push(rowOf[items[i]!]!)
  return Int32Array.from(rows)
}

function effectsOf(
  task: Task,
  rowOf: Int32Array,
  action: number,
  avoid: number | undefined,
): Pick<H2Unit, 'made' | 'unmade' | 'effects'> {
  const { effectAdds, effectDeletes, effectCondition } = task
  const always = new Set<number>()
  let made = new Int32Array(0)
  let unmade = new Int32Array(0)
  const effects: H2Effect[] = []
  for (let effect = task.firstEffect[action]!; effect < task.firstEffect[action + 1]!; effect++) {
    const adds = effectAdds.items.subarray(effectAdds.first[effect]!, effectAdds.first[effect + 1]!)
    const deletes = effectDeletes.items.subarray(effectDeletes.first[effect]!, effectDeletes.first[effect + 1]!)
    const from = effectCondition.first[effect]!
    const to = effectCondition.first[effect + 1]!
    const added = new Set<number>(adds)
    const removed = [...deletes].filter(fact => !added.has(fact) && !always.has(fact))
    const lists = {
      made: pick(rowOf, [...adds].map(fact => 2 * fact).concat(removed.map(fact => 2 * fact + 1))),
      unmade: pick(rowOf, [...adds].map(fact => 2 * fact + 1).concat(removed.map(fact => 2 * fact))),
    }
    if (from === to) {
      for (const fact of adds) always.add(fact)
      made = lists.made
      unmade = lists.unmade
    } else if (avoid === undefined || !added.has(avoid))
      effects.push({ condition: rowsOf(rowOf, effectCondition.items, from, to), ...lists })
  }
  return { made, unmade, effects }
}

const pick = (rowOf: Int32Array, literals: readonly number[]): Int32Array<ArrayBuffer> =>
  Int32Array.from(literals.filter(lit => rowOf[lit]! >= 0).map(lit => rowOf[lit]!))
