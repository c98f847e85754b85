// Reachable and unreachable propositions and actions, and states on random walks.

import type { Rng } from '#base/rng'
import { factName } from '#planning/task/names'
import { holds, progress, applicableActions } from '#planning/task/step'
import { type FactId, FLUENT, type State, type Task } from '#planning/task/task'
import { type ReachSide, someOutside } from '../solving/unreachable'

export interface Sides {
  readonly possible: readonly string[]
  /** A subset if there are very many; empty only if there are none. */
  readonly impossible: readonly string[]
  readonly undecided: number
}

/** Maximum number of names taken from outside the task: alfworld has more than 10¹¹. */
const MAX_OUTSIDE = 400

/** Facts or actions of the universe, divided by whether they hold or are applicable in some reachable state. */
export function sidesOf(side: ReachSide, task: Task): Sides {
  const { reachable, unreachable, undecided } = side.partition(task)
  const nameOf = (member: number): string => side.nameOf(task, member)
  return {
    possible: reachable.map(nameOf),
    impossible: [...unreachable.map(nameOf), ...someOutside(side, task, MAX_OUTSIDE).names],
    undecided: undecided.length,
  }
}

/** Number of walks from the initial state, and their length in steps. */
const WALKS = 6
const LENGTH = 12

/** Some reachable states from random walks, including the initial one. */
export function someStates(task: Task, rng: Rng): readonly State[] {
  const found: State[] = [task.initial]
  for (let walk = 0; walk < WALKS; walk++) {
    let state: State = task.initial
    for (let step = 0; step < LENGTH; step++) {
      const actions = applicableActions(task, state)
      if (actions.length === 0) break
      state = progress(task, state, rng.pick(actions))
      found.push(state)
    }
  }
  return found
}

/** The propositions that hold in the state, by name. */
export function propositionsIn(task: Task, state: State): string[] {
  const found: string[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT && holds(state, fact as FactId)) found.push(factName(task, fact as FactId))
  return found
}
