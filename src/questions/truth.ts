// Is a statement true of a task? Decided from the task alone; a statement with names it does not have is false.

import { decideLandmark } from '../analysis/landmarks'
import { reachesFrom } from '../analysis/redundant'
import { decideTarget } from '../analysis/reachable'
import { findAction, findFact } from '../task/names'
import { holds, isApplicable, progress, satisfies } from '../task/step'
import type { ActionId, Task } from '../task/task'
import type { SequenceClaim, SequenceEntry, Statement, Truth } from './statement'

export function truthOf(task: Task, statement: Statement): Truth {
  switch (statement.kind) {
    case 'applicable': {
      const action = findAction(task, statement.action)
      return action !== undefined && isApplicable(task, task.initial, action)
    }
    case 'holds-after': {
      const action = findAction(task, statement.action)
      if (action === undefined || !isApplicable(task, task.initial, action)) return false
      const after = progress(task, task.initial, action)
      return statement.facts.every(name => {
        const fact = findFact(task, name)
        return fact !== undefined && holds(after, fact)
      })
    }
    case 'reachable':
      return reached(decideTarget(task, { kind: 'facts', facts: statement.facts }).kind)
    case 'becomes-applicable':
      return reached(decideTarget(task, { kind: 'action', action: statement.action }).kind)
    case 'sequence':
      return isSequence(task, statement.entries, statement.is)
    case 'removable': {
      const left = statement.plan.filter((_, i) => !statement.positions.includes(i))
      const actions = left.map(name => findAction(task, name))
      if (actions.includes(undefined)) return false
      return reachesFrom(task, task.initial, actions as ActionId[], task.goal)
    }
    case 'landmark': {
      const fact = findFact(task, statement.fact)
      if (fact === undefined) return false
      const { kind } = decideLandmark(task, fact)
      return kind === 'undecided' ? 'undecided' : kind === 'landmark'
    }
    case 'foreign':
      return false
    default:
      return statement satisfies never
  }
}

const reached = (kind: 'reachable' | 'unreachable' | 'undecided'): Truth =>
  kind === 'undecided' ? kind : kind === 'reachable'

/** Which of the four claims holds of the sequence. */
export function claimOf(
  task: Task,
  entries: readonly SequenceEntry[],
): 'invalid' | 'inapplicable' | 'applicable' | 'plan' {
  if (entries.some(entry => entry.kind === 'foreign')) return 'invalid'
  let state = task.initial
  for (const entry of entries) {
    const action = entry.kind === 'action' ? findAction(task, entry.action) : undefined
    if (action === undefined || !isApplicable(task, state, action)) return 'inapplicable'
    state = progress(task, state, action)
  }
  return satisfies(task, state, task.goal) ? 'plan' : 'applicable'
}

function isSequence(task: Task, entries: readonly SequenceEntry[], is: SequenceClaim): boolean {
  const claim = claimOf(task, entries)
  if (is === 'is-valid') return claim !== 'invalid'
  if (is === 'is-applicable') return claim === 'applicable' || claim === 'plan'
  return claim === is
}
