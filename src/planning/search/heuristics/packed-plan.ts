// A relaxed plan that costs nothing: the actions that determined the goal's cost, and recursively those of their conditions.

import { NO_ACTION, type PackedRelaxed } from './packed-relaxed'

/** Some of the actions has a positive cost. */
export const NO_PLAN = -1

/**
 * Writes the actions into `plan`, each after those that it needs; returns their number, or `NO_PLAN`. The goal has been reached; `turn` is
 * a number, from 1, that no call for this task has used.
 */
export function findFreePlan(packed: PackedRelaxed, plan: Int32Array, turn: number): number {
  const { memory: m, achieverAt, plannedAt, costAt, conditionsAt, goal, stacks } = packed
  // Per place of the stack: the next condition to look at.
  const next = packed.propositionCount
  const last = m[goal + achieverAt]!
  if (last === NO_ACTION) return 0
  if (m[last + costAt]! > 0) return NO_PLAN
  let top = stacks
  let count = 0
  m[goal + plannedAt] = turn
  m[top] = last
  m[top + next] = m[last + conditionsAt]! + 1
  top++
  while (top > stacks) {
    const o = m[top - 1]!
    const end = m[m[o + conditionsAt]!]!
    let i = m[top - 1 + next]!
    let achiever = NO_ACTION
    while (i < end && achiever === NO_ACTION) {
      const q = m[i++]!
      if (m[q + plannedAt] === turn) continue
      m[q + plannedAt] = turn
      achiever = m[q + achieverAt]!
    }
    m[top - 1 + next] = i
    if (achiever === NO_ACTION) {
      plan[count++] = o
      top--
      continue
    }
    if (m[achiever + costAt]! > 0) {
      packed.work += count
      return NO_PLAN
    }
    m[top] = achiever
    m[top + next] = m[achiever + conditionsAt]! + 1
    top++
  }
  packed.work += count
  return count
}
