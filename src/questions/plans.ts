// Plans to ask about: a plan from the state, and ways to spoil, cut short or pad it.

import type { Rng } from '../base/rng'
import { redundantActions } from '../analysis/redundant'
import { searchQuick } from '../search/greedy'
import { actionName } from '../task/names'
import { applicableActions, isApplicable, progress, satisfies } from '../task/step'
import type { ActionId, State, Task } from '../task/task'
import type { Bounds } from './posed'

export const names = (task: Task, actions: readonly ActionId[]): string[] =>
  actions.map(action => actionName(task, action))

/** A plan with at least one step and at most as many as the bounds say. */
export function somePlan(task: Task, bounds: Bounds): readonly ActionId[] | undefined {
  const outcome = searchQuick(task, { maxStates: bounds.maxStates })
  if (outcome.kind !== 'plan') return undefined
  return outcome.plan.length > 0 && outcome.plan.length <= bounds.maxSteps
    ? outcome.plan
    : undefined
}

/** The states before each step and after the last. */
export function statesAlong(task: Task, actions: readonly ActionId[]): State[] {
  const states = [task.initial]
  for (const action of actions) states.push(progress(task, states[states.length - 1]!, action))
  return states
}

/** The plan with the action at one position replaced by one that is not applicable there. */
export function spoiled(
  task: Task,
  plan: readonly ActionId[],
  rng: Rng,
): { sequence: readonly ActionId[]; index: number } | undefined {
  const states = statesAlong(task, plan)
  for (const index of rng.shuffled(plan.map((_, i) => i))) {
    const wrong = someInapplicable(task, states[index]!, rng)
    if (wrong !== undefined)
      return { sequence: plan.map((action, i) => (i === index ? wrong : action)), index }
  }
  return undefined
}

/** An action of the task that is not applicable in the state. */
export function someInapplicable(task: Task, state: State, rng: Rng): ActionId | undefined {
  for (let tries = 0; tries < 50 && task.actionCount > 0; tries++) {
    const action = rng.below(task.actionCount) as ActionId
    if (!isApplicable(task, state, action)) return action
  }
  return undefined
}

/** An applicable sequence that does not reach the goal: the plan with its last steps left out or walked otherwise. */
export function shortOfGoal(
  task: Task,
  plan: readonly ActionId[],
  rng: Rng,
): readonly ActionId[] | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const kept = plan.slice(0, rng.below(plan.length))
    let state = statesAlong(task, kept)[kept.length]!
    const sequence = [...kept]
    const more = 1 + rng.below(Math.max(1, plan.length - kept.length))
    for (let step = 0; step < more; step++) {
      const actions = applicableActions(task, state)
      if (actions.length === 0) break
      const action = rng.pick(actions)
      sequence.push(action)
      state = progress(task, state, action)
    }
    if (sequence.length > 0 && !satisfies(task, state, task.goal)) return sequence
  }
  return undefined
}

export interface Padded {
  readonly plan: readonly ActionId[]
  /** Positions whose step can be left out alone; positions i where i and i+1 can be. */
  readonly single: readonly number[]
  readonly pairs: readonly number[]
}

/** A plan in which something can be left out: the plan itself, or with one or two idle steps put in. */
export function padded(task: Task, plan: readonly ActionId[], rng: Rng): Padded | undefined {
  const asIs = redundantActions(task, plan)
  if (asIs.single.length + asIs.pairs.length > 0 && rng.below(2) === 0) return { plan, ...asIs }
  const states = statesAlong(task, plan)
  for (const at of rng.shuffled(states.map((_, i) => i)).slice(0, 8)) {
    for (const inserted of detours(task, states[at]!, rng)) {
      const longer = [...plan.slice(0, at), ...inserted, ...plan.slice(at)]
      if (!isPlan(task, longer)) continue
      const redundant = redundantActions(task, longer)
      if (redundant.single.length + redundant.pairs.length > 0)
        return { plan: longer, ...redundant }
    }
  }
  return asIs.single.length + asIs.pairs.length > 0 ? { plan, ...asIs } : undefined
}

/** One or two actions that can be taken in the state. */
function* detours(task: Task, state: State, rng: Rng): Generator<readonly ActionId[]> {
  for (const first of rng.shuffled(applicableActions(task, state)).slice(0, 6)) {
    const between = progress(task, state, first)
    for (const second of rng.shuffled(applicableActions(task, between)).slice(0, 12))
      if (progress(task, between, second).every((word, w) => word === state[w]))
        yield [first, second]
    yield [first]
  }
}

function isPlan(task: Task, sequence: readonly ActionId[]): boolean {
  let state: State = task.initial
  for (const action of sequence) {
    if (!isApplicable(task, state, action)) return false
    state = progress(task, state, action)
  }
  return satisfies(task, state, task.goal)
}
