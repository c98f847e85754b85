// Executes the steps of an answer as far as possible: steps that are actions, and lines that are not.

import type { LoadedTask } from '#planning/task/load'
import { type ActionExplanation, explainAction, explainGoal } from '#planning/task/explain'
import { wordsOf } from '#planning/task/names'
import { isGoal } from '#planning/task/step'
import type { ActionId, State } from '#planning/task/task'
import { endOf } from '#planning/task/trace'
import { type ActionClass, classifyAction } from '#planning/task/universe'

export interface FollowedPlan {
  /** The steps as the task prints them; a line that is not an action is unchanged. */
  readonly steps: readonly string[]
  /** The state after the last executed step. */
  readonly end: State
  readonly taken: readonly ActionId[]
  /** The first inapplicable step, and the reason; absent if all are applicable. */
  readonly broken?: { readonly step: number; readonly reason: ActionExplanation }
  readonly isGoal: boolean
  /** Goal conditions that do not hold at the end, as PDDL; also for plans with a failing step. */
  readonly goalMissing: readonly string[]
  /** Number of steps after which the goal holds for the last time; undefined if it never holds. */
  readonly goalAfter?: number
}

/** A step in the form of the task; a text without parentheses is not an action, whatever its words. */
export const plainStep = (text: string): string => {
  const words = text.startsWith('(') ? wordsOf(text) : undefined
  return words === undefined ? text : `(${words.join(' ')})`
}

/** The class of a step; a line without parentheses names nothing. */
export const classOf = ({ domain, problem }: LoadedTask, step: string): ActionClass =>
  classifyAction(domain, problem, named(step))

/** The step's name; for a text that is not a name, one that nothing reads. */
const named = (step: string): string => (step.startsWith('(') ? step : '()')

export function followPlan({ task }: LoadedTask, texts: readonly string[]): FollowedPlan {
  const steps = texts.map(plainStep)
  let visited = 0
  let goalAfter = isGoal(task, task.initial) ? 0 : undefined
  const { end, taken, broken } = endOf(task, task.initial, steps.map(named), state => {
    visited++
    if (isGoal(task, state)) goalAfter = visited
  })
  const { missing, unknown } = explainGoal(task, end)
  return {
    steps,
    end,
    taken,
    ...(broken === undefined
      ? {}
      : { broken: { step: broken, reason: explainAction(task, end, named(steps[broken]!)) } }),
    isGoal: broken === undefined && goalAfter === taken.length,
    goalMissing: missing.length > 0 ? missing : unknown,
    ...(goalAfter === undefined ? {} : { goalAfter }),
  }
}

/** The facts among conditions given as PDDL. */
export const factsOf = (conditions: readonly string[]): string[] =>
  conditions.filter(each => /^\((?!(?:and|or)\))[^()=\s][^()]*\)$/.test(each))
