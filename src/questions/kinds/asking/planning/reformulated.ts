// Two versions of a problem that differ only in their goals: a plan for the first is a plan for the second.

import type { Rng } from '#base/rng'
import { endOf } from '#planning/task/trace'
import { emptyBlock } from './material'
import type { Draw } from './plan-asker'
import { factsOf, goalOf, referenceOf, sourceWith } from './problem'
import { seenOf } from './seen'

/** The two goals, first that of the worked example; or why there are none. */
export type Goals = (
  goal: readonly string[],
  /** `full`: all describable facts of the plan's final state; `init`: all initial facts. */
  full: readonly string[],
  init: readonly string[],
  rng: Rng,
) => readonly [readonly string[], readonly string[]] | string

export const reformulated =
  (goals: Goals): Draw =>
  ({ world, task }, rng, bounds) => {
    const goal = goalOf(task)
    if (typeof goal === 'string') return goal
    const found = referenceOf(task, bounds)
    if (typeof found === 'string') return found
    const full = seenOf(world, factsOf(task, endOf(task, task.initial, found.plan).end))
    const init = factsOf(task, task.initial)
    const both = goals(goal, full, init, rng)
    if (typeof both === 'string') return both
    const [first, second] = both
    return {
      open: { ...emptyBlock, init, goal: second, plan: found.plan },
      before: {
        open: { ...emptyBlock, init, goal: first, plan: found.plan },
        source: sourceWith(world, task.problem, { init, goal: first }),
      },
      source: sourceWith(world, task.problem, { init, goal: second }),
      goalDistance: found.optimal ? found.cost : null,
    }
  }

/** The goal, or a subset of it if it is a complete state; a sentence if no subset is non-trivial. */
export function partialGoal(
  goal: readonly string[],
  full: readonly string[],
  init: readonly string[],
  rng: Rng,
): readonly string[] | string {
  if (goal.length !== full.length || !goal.every(fact => full.includes(fact))) return goal
  const [first, ...others] = rng.shuffled(goal.filter(fact => !init.includes(fact)))
  if (first === undefined || goal.length < 2) return 'its goal is a whole state already'
  const kept = new Set([first, ...others.slice(0, rng.below(others.length + 1))])
  const part = goal.filter(fact => kept.has(fact))
  return part.length < goal.length ? part : part.slice(1)
}
