// A walk through a problem's states by names, for the page's hands-on pane.

import type { Source } from '../pddl/source'
import { explainAction, explainGoal } from '../task/explain'
import { actionName, findAction, stateFacts } from '../task/names'
import { applicableActions, isApplicable, progress, satisfies } from '../task/step'
import type { State, Task } from '../task/task'
import { loadTask } from '../task/load'
import type { StateView, Stepped } from '../engine/api/engine'

/** The state after the actions, taken from the initial one. */
export function stepThrough(source: Source, sequence: readonly string[]): Stepped {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return { kind: 'no-task', message: prepared.message }
  const { task } = prepared
  let state = task.initial
  let before = state
  for (const [step, name] of sequence.entries()) {
    const action = findAction(task, name)
    if (action === undefined || !isApplicable(task, state, action)) {
      const { missing } = explainAction(task, state, name)
      return {
        kind: 'broken',
        step,
        missing: missing.length > 0 ? missing : [`${name} is no action of this problem`],
      }
    }
    before = state
    state = progress(task, state, action)
  }
  return { kind: 'state', state: viewOf(task, state, before) }
}

function viewOf(task: Task, state: State, before: State): StateView {
  const facts = stateFacts(task, state)
  const earlier = stateFacts(task, before)
  const now = new Set(facts)
  const then = new Set(earlier)
  const goal = explainGoal(task, state)
  return {
    facts,
    added: facts.filter(fact => !then.has(fact)),
    removed: earlier.filter(fact => !now.has(fact)),
    applicable: applicableActions(task, state).map(action => actionName(task, action)),
    goalHolds: satisfies(task, state, task.goal),
    goal: [
      ...goal.satisfied.map(text => ({ text, holds: true })),
      ...[...goal.missing, ...goal.unknown].map(text => ({ text, holds: false })),
    ],
  }
}
