// State queries shared by misreadings: which parts of a precondition hold, and what an action adds and deletes.

import { kindsOf } from '#planning/task/universe'
import { declarationOf, factName, findAction, findFact, wordsOf } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { type ActionId, type FactId, isNegated, literalFact, type State, type Task } from '#planning/task/task'

/** True if the fact with this name holds in the state. */
export function isTrue(task: Task, state: State, name: string): boolean {
  const fact = findFact(task, name)
  return fact !== undefined && holds(state, fact)
}

/** The literals of the first disjunct of the action's precondition. */
export function needsOf(task: Task, action: ActionId): readonly number[] {
  const { first, items } = task.alternatives
  const way = task.firstAlternative[action]!
  return [...items.subarray(first[way]!, first[way + 1]!)]
}

/** True if the literal holds in the state. */
export const literalHolds = (state: State, literal: number): boolean =>
  holds(state, literalFact(literal)) !== isNegated(literal)

/** For example `(clear b)`, `(not (clear b))`. */
export function literalText(task: Task, literal: number): string {
  const name = factName(task, literalFact(literal))
  return isNegated(literal) ? `(not ${name})` : name
}

/** The name of the literal's fact. */
export const literalFactName = (task: Task, literal: number): string => factName(task, literalFact(literal))

/** The effects of the action in the state: facts added, and facts deleted but not added. */
export function effectsIn(
  task: Task,
  state: State,
  action: ActionId,
): { readonly adds: readonly FactId[]; readonly deletes: readonly FactId[] } {
  const adds = new Set<FactId>()
  const deletes = new Set<FactId>()
  const { effectCondition, effectAdds, effectDeletes } = task
  for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
    if (!row(effectCondition, e).every(literal => literalHolds(state, literal))) continue
    for (const fact of row(effectAdds, e)) adds.add(fact as FactId)
    for (const fact of row(effectDeletes, e)) deletes.add(fact as FactId)
  }
  return { adds: [...adds], deletes: [...deletes].filter(fact => !adds.has(fact)) }
}

const row = ({ first, items }: Task['effectAdds'], at: number): number[] => [
  ...items.subarray(first[at]!, first[at + 1]!),
]

/**
 * True if the part of a printed precondition concerns a predicate that actions change; also true for quantified parts.
 */
export function isChanging(task: Task, part: string): boolean {
  const inner = part.startsWith('(not ') ? part.slice(5, -1) : part
  const head = declarationOf(task.domain.predicates, wordsOf(inner)?.[0] ?? '')
  return head < 0 ? !inner.startsWith('(= ') : kindsOf(task.domain)[head] !== 'static'
}

/** The action with this name, if the task has one. */
export const actionNamed = (task: Task, name: string): ActionId | undefined => findAction(task, name)
