// What the rest of a plan needs: its goal regressed through its steps.

import { hasBit } from '#base/bits'
import type { SequenceTrace } from '#planning/task/trace'
import { alternativesOf, effectsOf } from '#planning/task/views'
import type { LiteralId, State, Task } from '#planning/task/task'
import { isNegated, literal, literalFact } from '#planning/task/task'

/** Do all the literals hold in the state? */
export function holdIn(state: State, literals: ArrayLike<number>): boolean {
  for (let i = 0; i < literals.length; i++)
    if (hasBit(state, 0, literalFact(literals[i]!)) === isNegated(literals[i]!)) return false
  return true
}

/**
 * For each step from `earliest` on, in order, and for the end of the plan: what must hold before it so that the rest of the plan
 * reaches the goal. undefined if the trace ends in no goal state. Only for tasks without conditional effects and rules.
 */
export function conditionsOfRests(
  task: Task,
  { taken: plan, states }: SequenceTrace,
  earliest: number,
): { conditions: LiteralId[][]; steps: number[] } | undefined {
  const goal = task.goal.find(literals => holdIn(states[plan.length]!, literals))
  if (goal === undefined) return undefined
  const needed = new Set<LiteralId>(goal)
  const conditions: LiteralId[][] = [[...needed]]
  const steps = [plan.length]
  for (let step = plan.length - 1; step >= earliest; step--) {
    const action = plan[step]!
    for (const { adds, deletes } of effectsOf(task, action)) {
      for (const fact of deletes) needed.delete(literal(fact, true))
      for (const fact of adds) needed.delete(literal(fact, false))
    }
    const held = alternativesOf(task, action).find(literals => holdIn(states[step]!, literals))
    for (const lit of held ?? []) needed.add(lit)
    conditions.push([...needed])
    steps.push(step)
  }
  return { conditions: conditions.reverse(), steps: steps.reverse() }
}
