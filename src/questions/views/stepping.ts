// Executes actions in a problem by name, for the page's hands-on pane.

import { type NoTask, readyTask } from './ready'
import type { Source } from '#planning/pddl/source'
import { explainAction, explainGoal } from '#planning/task/explain'
import { actionName, stateFacts } from '#planning/task/names'
import { applicableActions, satisfies } from '#planning/task/step'
import { trace } from '#planning/task/trace'
import type { State, Task } from '#planning/task/task'

/** One state, described in names. */
export interface StateView {
  /** Fluent facts that hold. */
  readonly facts: readonly string[]
  /** The facts that the last action made true and false. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly applicable: readonly string[]
  readonly goalHolds: boolean
  readonly goal: readonly { readonly text: string; readonly holds: boolean }[]
}

/** The state after a sequence, or its first failing step. */
export type Stepped =
  | { readonly kind: 'state'; readonly state: StateView }
  /** Index, from 0, of the inapplicable step, and the conditions that fail. */
  | { readonly kind: 'broken'; readonly step: number; readonly missing: readonly string[] }
  | NoTask

/** The state after the actions, from the initial one. */
export function stepThrough(source: Source, sequence: readonly string[]): Stepped {
  const loaded = readyTask(source)
  if (loaded.kind !== 'ready') return loaded
  const { task } = loaded
  const { states, end, broken } = trace(task, task.initial, sequence)
  if (broken === undefined) return { kind: 'state', state: viewOf(task, end, states.at(-2) ?? end) }
  const name = sequence[broken]!
  const { missing } = explainAction(task, end, name)
  return {
    kind: 'broken',
    step: broken,
    missing: missing.length > 0 ? missing : [`${name} is not an action of this problem`],
  }
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
