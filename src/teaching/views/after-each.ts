// The distance to the goal after each applicable action.

import type { Source } from '#planning/pddl/source'
import { searchOptimal } from '#planning/search/a-star'
import { distancesAlong } from '#planning/search/sequence-distances'
import { loadTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { applicableActions } from '#planning/task/step'
import { endOf } from '#planning/task/trace'
import type { ActionId, State, Task } from '#planning/task/task'

/** h*: null if unknown within the limits, `Infinity` for a dead end. */
export interface AfterEach {
  readonly now: number | null
  readonly rows: readonly {
    readonly action: string
    readonly cost: number
    readonly after: number | null
  }[]
}

/** Maximum number of states that each search may store. */
const MAX_STATES = 200_000
/** Maximum number of actions examined. */
const MAX_ACTIONS = 200

/** h* in the state after `taken`, and after each applicable action, in the order of the task. */
export function afterEach(source: Source, taken: readonly string[]): AfterEach {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') return { now: null, rows: [] }
  const { task } = ready
  const { end } = endOf(task, task.initial, taken)
  const from: Task = { ...task, initial: end }
  const rows = applicableActions(task, end)
    .slice(0, MAX_ACTIONS)
    .map(action => ({
      action: actionName(task, action),
      cost: task.actionCost[action]!,
      after: distanceAfter(from, action),
    }))
  return { now: distanceOf(from, end), rows }
}

function distanceAfter(task: Task, action: ActionId): number | null {
  const range = distancesAlong(task, [action], { maxStates: MAX_STATES })[1]!
  return range.exact ? range.atLeast : null
}

function distanceOf(task: Task, initial: State): number | null {
  const outcome = searchOptimal({ ...task, initial }, { maxStates: MAX_STATES })
  if (outcome.kind === 'plan') return outcome.cost
  return outcome.kind === 'no-plan' ? Number.POSITIVE_INFINITY : null
}
