// The semantics of states and actions, written to be read. Faster versions elsewhere are tested against these functions.

import { clearBit, hasBit, setBit } from '#base/bits'
import { closeRules } from './rules'
import {
  type ActionId,
  type Disjunction,
  type FactId,
  isNegated,
  literalFact,
  type Rows,
  type State,
  type Task,
} from './task'

/** Does the fact hold in the state? */
export const holds = (state: State, fact: FactId): boolean => hasBit(state, 0, fact)

/** Does the literal hold in the state? */
const holdsLiteral = (state: State, lit: number): boolean => holds(state, literalFact(lit)) !== isNegated(lit)

/** True if some conjunction of the disjunction holds in the state. */
export function satisfies(_task: Task, state: State, disjunction: Disjunction): boolean {
  return disjunction.some(conjunction => conjunction.every(lit => holdsLiteral(state, lit)))
}

/** Does the goal hold in the state? */
export const isGoal = (task: Task, state: State): boolean => satisfies(task, state, task.goal)

/** Is the action's precondition satisfied in the state? O(its literals). */
export function isApplicable(task: Task, state: State, action: ActionId): boolean {
  const end = task.firstAlternative[action + 1]!
  for (let i = task.firstAlternative[action]!; i < end; i++) if (rowHolds(state, task.alternatives, i)) return true
  return false
}

/** All actions that are applicable in the state, ascending. O(task). */
export function applicableActions(task: Task, state: State): ActionId[] {
  const found: ActionId[] = []
  for (let action = 0; action < task.actionCount; action++)
    if (isApplicable(task, state, action as ActionId)) found.push(action as ActionId)
  return found
}

/**
 * The state after the action, a new one; the caller knows that it is applicable. Conditions of effects are
 * read before the step; what any effect adds holds afterwards, even when another deletes it.
 */
export function progress(task: Task, state: State, action: ActionId): State {
  const after = state.slice()
  const fires: number[] = []
  for (let i = task.firstEffect[action]!; i < task.firstEffect[action + 1]!; i++)
    if (rowHolds(state, task.effectCondition, i)) fires.push(i)
  for (const effect of fires) forEachItem(task.effectDeletes, effect, fact => clearBit(after, 0, fact))
  for (const effect of fires) forEachItem(task.effectAdds, effect, fact => setBit(after, 0, fact))
  closeRules(task, after)
  return after
}

/** Do all literals of the row hold? */
function rowHolds(state: State, rows: Rows, row: number): boolean {
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) if (!holdsLiteral(state, rows.items[i]!)) return false
  return true
}

function forEachItem(rows: Rows, row: number, visit: (item: number) => void): void {
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) visit(rows.items[i]!)
}
