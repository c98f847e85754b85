// Mutex groups in which exactly one fact always holds. A plain mutex group allows that none holds.

import { hasBit } from '#base/bits'
import type { Task } from '#planning/task/task'
import { rowOf } from '#planning/task/views'
import type { MutexGroup } from '#planning/task/mutex'

/**
 * A test for mutex groups of one task: does exactly one fact of the group hold in every reachable state? Shown where one holds initially
 * and whatever deletes a fact of the group adds one at the same time. `true` is proven; `false` may be wrong.
 */
export function exactlyOneTest(task: Task): (group: MutexGroup) => boolean {
  const { effectAdds, effectDeletes, effectCondition, firstEffect, actionCount } = task
  /** Fact → effects that delete it. */
  const deleters: number[][] = Array.from({ length: task.factCount }, () => [])
  /** Per effect: the unconditional effect of its action, or itself. */
  const always = new Int32Array(firstEffect[actionCount]!)
  for (let action = 0; action < actionCount; action++) {
    const first = firstEffect[action]!
    for (let effect = first; effect < firstEffect[action + 1]!; effect++) {
      always[effect] = rowOf(effectCondition, first).length === 0 ? first : effect
      for (const fact of rowOf(effectDeletes, effect)) deleters[fact]!.push(effect)
    }
  }
  return group => {
    const members = new Set<number>(group)
    const adds = (effect: number): boolean => rowOf(effectAdds, effect).some(fact => members.has(fact))
    return (
      group.some(fact => hasBit(task.initial, 0, fact)) &&
      group.every(fact => deleters[fact]!.every(effect => adds(effect) || adds(always[effect]!)))
    )
  }
}
