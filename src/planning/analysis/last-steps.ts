// Conditions before a last step that achieves a condition. Pairs rule out most last steps; the condition before a last step is often easier
// to reach than a hard target itself.

import type { ActionId, Conjunction, LiteralId } from '#planning/task/task'
import { literal } from '#planning/task/task'
import { effectsOf } from '#planning/task/views'
import type { H2Table } from './h2-table'
import { mayHoldTogether } from './h2'
import { contradicts } from '#planning/search/relaxed/and-or-graph'
import type { LastStep } from '#planning/search/exploration-guide'
import { makersOf } from '#planning/search/sub-task-relevance'

/**
 * Every action that makes some of the literals true and none false, with the condition before it, where pairs do
 * not rule that out. Only for tasks without conditional effects and rules.
 */
export function lastSteps(table: H2Table, condition: Conjunction): LastStep[] {
  const { task } = table
  const { effects, effectAction } = makersOf(task)
  const wanted = new Set<number>(condition)
  const actions = new Set<number>()
  for (const lit of condition)
    for (let i = effects.first[lit]!; i < effects.first[lit + 1]!; i++) actions.add(effectAction[effects.items[i]!]!)
  const found: LastStep[] = []
  for (const action of actions) {
    const made = new Set<number>()
    for (const { adds, deletes } of effectsOf(task, action as ActionId)) {
      for (const fact of adds) made.add(literal(fact, false))
      for (const fact of deletes) if (!made.has(literal(fact, false))) made.add(literal(fact, true))
    }
    if ([...made].some(lit => wanted.has(lit ^ 1))) continue
    const kept = condition.filter(lit => !made.has(lit))
    const { first, items } = task.alternatives
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++) {
      const needed = items.subarray(first[alt]!, first[alt + 1]!)
      const before = [...new Set([...kept, ...(needed as unknown as LiteralId[])])]
      if (contradicts(before) || !mayHoldTogether(table, before)) continue
      found.push({ action: action as ActionId, before })
    }
  }
  return found
}
