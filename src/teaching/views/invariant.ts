// Groups of facts with exactly one true in every reachable state, and why: what each action deletes from and adds to
// the group.

import type { Source } from '#planning/pddl/source'
import { exactlyOneTest } from '#planning/analysis/exactly-one'
import { invariantsOf } from '#planning/analysis/invariants'
import { loadTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { rowOf } from '#planning/task/views'
import type { ActionId, FactId, Task } from '#planning/task/task'

export interface InvariantGroup {
  readonly facts: readonly string[]
  /** The fact of the group that is true initially. */
  readonly first: string
  /** Actions that change the group: the facts that each deletes and adds. */
  readonly moves: readonly {
    readonly action: string
    readonly takes: readonly string[]
    readonly brings: readonly string[]
  }[]
  /** Number of actions that change it in addition to those in `moves`. */
  readonly more: number
  /** Number of actions that do not change it. */
  readonly untouched: number
}

const MAX_GROUPS = 40
const MAX_MOVES = 24

/** The groups of a world, largest first; none if the texts have errors. */
export function invariantGroups(source: Source): readonly InvariantGroup[] {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') return []
  const { task } = ready
  const isExact = exactlyOneTest(task)
  return invariantsOf(task)
    .groups.filter(group => group.length > 1 && isExact(group))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_GROUPS)
    .map(group => groupOf(task, group))
}

function groupOf(task: Task, group: readonly number[]): InvariantGroup {
  const members = new Set(group)
  const named = (facts: Iterable<number>): string[] => [...facts].map(fact => factName(task, fact as FactId))
  const moves: InvariantGroup['moves'][number][] = []
  for (let action = 0; action < task.actionCount; action++) {
    const added = new Set<number>()
    const deleted = new Set<number>()
    for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
      for (const fact of rowOf(task.effectAdds, e)) if (members.has(fact)) added.add(fact)
      for (const fact of rowOf(task.effectDeletes, e)) if (members.has(fact)) deleted.add(fact)
    }
    // A fact that is both deleted and added is added.
    const takes = [...deleted].filter(fact => !added.has(fact))
    const brings = [...added].filter(fact => !deleted.has(fact))
    if (takes.length + brings.length > 0)
      moves.push({
        action: actionName(task, action as ActionId),
        takes: named(takes),
        brings: named(brings),
      })
  }
  return {
    facts: named(group),
    first: named(group.filter(fact => holds(task.initial, fact as FactId)))[0] ?? '',
    moves: moves.slice(0, MAX_MOVES),
    more: Math.max(0, moves.length - MAX_MOVES),
    untouched: task.actionCount - moves.length,
  }
}
