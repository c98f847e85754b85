// A sequence of actions executed step by step: the states on the way, and where it fails. Everything that shows, explains or compares a
// sequence starts from here.

import { findAction } from './names'
import { isApplicable, progress, satisfies } from './step'
import type { ActionId, Disjunction, State, Task } from './task'

/** The last state of the applicable beginning of a sequence. */
export interface SequenceEnd {
  /** The state after the last executed step. */
  readonly end: State
  /** The executed steps: all of the sequence, or those before `broken`. */
  readonly taken: readonly ActionId[]
  /** Index of the first step that names no action of the task or is not applicable; absent if all were taken. */
  readonly broken?: number
}

/** The applicable beginning of a sequence, state by state. */
export interface SequenceTrace extends SequenceEnd {
  /** The state before the first step and the one after each executed step: one more than `taken`. */
  readonly states: readonly State[]
}

/**
 * Follows the steps (names as `findAction` reads them, or actions) from the state up to the first that is not
 * applicable.
 */
export function trace(task: Task, from: State, steps: Iterable<string | ActionId>): SequenceTrace {
  const states = [from]
  const followed = endOf(task, from, steps, state => states.push(state))
  return { ...followed, states }
}

/** The same without keeping the intermediate states, which are many for a long sequence; each may be visited. */
export function endOf(
  task: Task,
  from: State,
  steps: Iterable<string | ActionId>,
  visit?: (state: State) => void,
): SequenceEnd {
  const taken: ActionId[] = []
  let end = from
  for (const step of steps) {
    const action = typeof step === 'string' ? findAction(task, step) : step
    if (action === undefined || !isApplicable(task, end, action)) return { end, taken, broken: taken.length }
    end = progress(task, end, action)
    taken.push(action)
    visit?.(end)
  }
  return { end, taken }
}

/** Is the sequence applicable from the state, and does the condition hold at its end? */
export function reachesFrom(task: Task, from: State, sequence: Iterable<ActionId>, condition: Disjunction): boolean {
  let state = from
  for (const action of sequence) {
    if (!isApplicable(task, state, action)) return false
    state = progress(task, state, action)
  }
  return satisfies(task, state, condition)
}

/** Is the sequence a plan of the task? */
export const isPlan = (task: Task, actions: Iterable<ActionId>): boolean =>
  reachesFrom(task, task.initial, actions, task.goal)
