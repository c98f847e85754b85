// Executes a plan: whether it works, and what fails first, in facts that prompts can describe.

import type { PlanTruth } from '../../planning/verification-kind'
import { findAction, factName, findFact } from '#planning/task/names'
import { holds, isApplicable, isGoal, progress } from '#planning/task/step'
import { isNegated, literalFact, type State, type Task } from '#planning/task/task'

/**
 * The truth about the plan; undefined if its failure is not a list of false facts: a fact that must not hold, or an
 * alternative of preconditions.
 */
export function truthOf(task: Task, steps: readonly string[], goal: readonly string[]): PlanTruth | undefined {
  let state = task.initial
  for (const [step, action] of steps.entries()) {
    const id = findAction(task, action)
    if (id === undefined) return undefined
    if (!isApplicable(task, state, id)) {
      const missing = unmetOf(task, state, id)
      return missing && { kind: 'precondition', step, action, missing }
    }
    state = progress(task, state, id)
  }
  if (isGoal(task, state)) return { kind: 'valid' }
  const missing = goal.filter(fact => {
    const id = findFact(task, fact)
    return id === undefined || !holds(state, id)
  })
  return missing.length === 0 ? undefined : { kind: 'goal', missing }
}

function unmetOf(task: Task, state: State, action: number): readonly string[] | undefined {
  const first = task.firstAlternative[action]!
  if (task.firstAlternative[action + 1]! - first !== 1) return undefined
  const missing: string[] = []
  const { first: rows, items } = task.alternatives
  for (let i = rows[first]!; i < rows[first + 1]!; i++) {
    const lit = items[i]!
    const fact = literalFact(lit)
    if (isNegated(lit) ? !holds(state, fact) : holds(state, fact)) continue
    if (isNegated(lit) || task.factPredicate[fact]! < 0) return undefined
    missing.push(factName(task, fact))
  }
  return missing
}
