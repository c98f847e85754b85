// The conditions of an action, separately and together: which hold now, which are reachable, and why they never hold
// together.

import { mutexCertificate } from '#planning/analysis/evidence'
import { decideReachable } from '#planning/analysis/reachable'
import { reachWithin } from '#questions/kinds/solving/limits'
import { explainAction } from '#planning/task/explain'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { type Disjunction, type LiteralId, literal, type Task } from '#planning/task/task'
import { type Board, spaceOf } from './board'
import { named } from './lines'
import { MAX_STATES } from './space'

/** When a condition can hold; `never`: it is unreachable by itself. */
export type ConditionTiming = 'now' | 'later' | 'never' | 'unknown'

export interface TimedCondition {
  /** In PDDL: `(clear b)`, `(not (clear b))`. */
  readonly text: string
  readonly timing: ConditionTiming
}

/** Each part of the action's precondition, considered separately. */
export function timedConditions(board: Board, action: string): TimedCondition[] {
  const { task, limits } = board
  const { missing, satisfied, unknown } = explainAction(task, task.initial, action)
  const timingOf = (text: string): ConditionTiming => {
    const condition = literalIn(task, text)
    if (condition === 'never' || condition === 'unknown') return condition
    const decided = decideReachable(task, [[condition]], reachWithin(limits))
    return decided.kind === 'reachable' ? 'later' : decided.kind === 'unreachable' ? 'never' : 'unknown'
  }
  return [
    ...satisfied.map(text => ({ text, timing: 'now' as const })),
    ...missing.map(text => ({ text, timing: timingOf(text) })),
    ...unknown.map(text => ({ text, timing: 'unknown' as const })),
  ]
}

/** Parses a printed condition to a literal; `never` if it cannot become true. */
function literalIn(task: Task, text: string): LiteralId | 'never' | 'unknown' {
  const negated = /^\(not (\(.*\))\)$/.exec(text)
  const inner = negated?.[1] ?? text
  if (/^\((?:=|not|or|and|imply|exists|forall)\s/.test(inner)) return inner.startsWith('(=') ? 'never' : 'unknown'
  const fact = findFact(task, inner)
  // A fact that is not in the grounded task is static or unreachable, so it is false now and stays false.
  if (fact === undefined) return 'never'
  return literal(fact, negated !== null)
}

/** Why the condition holds in no reachable state, in a sentence or two, as precisely as known. */
export function whyNever({ task }: Board, condition: Disjunction): string {
  const group = mutexCertificate(task, condition)
  if (group?.kind === 'mutex-group')
    return `At most one of these facts is ever true at a time: ${named(group.facts, 8)}. Each action that can be taken and makes one of them true makes another false.`
  const space = spaceOf(task, MAX_STATES)
  if (space === undefined) return 'A search through the states that matter finds none in which it holds.'
  const isIn = space.states.some(state =>
    condition.some(each => each.every(lit => holds(state, (lit >> 1) as never) !== ((lit & 1) === 1))),
  )
  if (isIn) throw new Error('a condition that is out of reach holds in a reachable state')
  return `None of the ${space.states.length} states that can be reached satisfies it.`
}
