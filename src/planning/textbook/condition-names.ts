// Conditions of the relaxed task as text.

import { factName } from '#planning/task/names'
import { isNegated, literalFact, type Task } from '#planning/task/task'

/** `(on a b)` or `(not (on a b))`; `the goal` for the number after the last literal. */
export function literalName(task: Task, condition: number): string {
  if (condition >= task.factCount * 2) return 'the goal'
  const name = factName(task, literalFact(condition))
  return isNegated(condition) ? `(not ${name})` : name
}
