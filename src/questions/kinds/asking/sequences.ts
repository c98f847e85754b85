// Sequences that look like plans but are not: the same schemas in the same order, with other objects.

import type { Rng } from '#base/rng'
import { actionName, findAction } from '#planning/task/names'
import { applicableActions, isApplicable, isGoal, progress } from '#planning/task/step'
import type { State, Task } from '#planning/task/task'
import { endOf } from '#planning/task/trace'
import { type Forms, wordsIn } from './forms'

/** The visible form of a sequence: its schemas in order, and the number of repeated steps. */
export const schemasOf = (sequence: readonly string[]): string =>
  `${sequence.map(step => wordsIn(step)[0]).join(' ')} / ${new Set(sequence).size}`

const ALTERATIONS = 40

/** The sequence with one step altered so that it is not applicable at its position. */
export function brokenAt(
  task: Task,
  sequence: readonly string[],
  place: number,
  forms: Forms,
  rng: Rng,
): readonly string[] | undefined {
  const state = sequence.slice(0, place).reduce((at, step) => after(task, at, step), task.initial)
  const form = forms.of([sequence[place]!])
  const length = new Set(sequence).size
  for (let tries = 0; tries < ALTERATIONS; tries++) {
    const other = forms.altered(sequence[place]!, rng)
    if (forms.of([other]) !== form) continue
    const action = findAction(task, other)
    if (action !== undefined && isApplicable(task, state, action)) continue
    const broken = sequence.map((step, i) => (i === place ? other : step))
    if (new Set(broken).size === length) return broken
  }
  return undefined
}

/** Maximum number of steps tried in total. */
const STEPS = 400

/** An applicable sequence with the same schemas and number of repeated steps that does not reach the goal. */
export function shortOfGoal(task: Task, plan: readonly string[], rng: Rng): readonly string[] | undefined {
  const distinct = new Set(plan).size
  let left = STEPS
  const from = (state: State, steps: readonly string[]): readonly string[] | undefined => {
    if (steps.length === plan.length) return isGoal(task, state) || new Set(steps).size !== distinct ? undefined : steps
    const next = plan[steps.length]!
    for (const name of rng.shuffled(namesLike(task, state, next)).slice(0, 4)) {
      if (left-- <= 0) return undefined
      const found = from(after(task, state, name), [...steps, name])
      if (found !== undefined) return found
    }
    return undefined
  }
  // It may deviate from the plan anywhere, so that its beginning reveals nothing.
  for (let tries = 0; tries < 8 && left > 0; tries++) {
    const kept = plan.slice(0, rng.below(plan.length))
    const state = endOf(task, task.initial, kept).end
    const found = from(state, kept)
    if (found !== undefined) return found
  }
  return undefined
}

/** The applicable actions of the step's schema. */
function namesLike(task: Task, state: State, step: string): string[] {
  const [schema] = wordsIn(step)
  return applicableActions(task, state)
    .map(action => actionName(task, action))
    .filter(name => wordsIn(name)[0] === schema)
}

const after = (task: Task, state: State, step: string): State => {
  const action = findAction(task, step)
  return action === undefined ? state : progress(task, state, action)
}
