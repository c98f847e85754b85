// A task as textbook search sees it: costs as whole units, and actions in the order of their names.

import { maxDigits, toWhole } from '#base/decimal'
import { actionName } from '#planning/task/names'
import { isApplicable } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'

export interface World {
  readonly task: Task
  /** Per action: its cost in units of the last place that any cost has. */
  readonly cost: Float64Array
  /** Digits after the decimal point of a unit: a cost is `units / 10^digits`. */
  readonly digits: number
  /** All actions in ASCII order of their names. */
  readonly byName: readonly ActionId[]
  /** Per action: its place in `byName`. */
  readonly rank: Int32Array
}

/** The world of a task; undefined if costs are too large or too fine to be added exactly. */
export function worldOf(task: Task): World | undefined {
  const known = worlds.get(task)
  if (known !== undefined) return known
  const digits = maxDigits(task.actionCost)
  const cost = task.actionCost.map(value => toWhole(value, digits))
  if (cost.some(Number.isNaN)) return undefined
  const names = Array.from({ length: task.actionCount }, (_, action) => actionName(task, action as ActionId))
  const byName = names
    .map((_, action) => action as ActionId)
    .sort((a, b) => (names[a]! < names[b]! ? -1 : names[a]! > names[b]! ? 1 : 0))
  const rank = new Int32Array(task.actionCount)
  byName.forEach((action, place) => {
    rank[action] = place
  })
  const world = { task, cost, digits, byName, rank }
  worlds.set(task, world)
  return world
}

const worlds = new WeakMap<Task, World>()

/** The actions that can be taken in the state, in ASCII order of their names or against it. */
export function applicableByName({ task, byName }: World, state: State, order: 'by-name' | 'against-name'): ActionId[] {
  const found = byName.filter(action => isApplicable(task, state, action))
  return order === 'by-name' ? found : found.reverse()
}
