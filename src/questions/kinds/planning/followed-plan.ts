// A list of steps from an answer, executed as far as possible: steps that are actions and lines that are none.

import type { LoadedTask } from '#planning/task/load'
import { type ActionExplanation, explainAction, explainGoal } from '#planning/task/explain'
import { wordsOf } from '#planning/task/names'
import { isGoal } from '#planning/task/step'
import type { ActionId, State } from '#planning/task/task'
import { endOf } from '#planning/task/trace'
import { type ActionClass, classifyAction } from '#planning/task/universe'

export interface FollowedPlan {
  /** The steps as the task prints them; a line that is no action as it is. */
  readonly steps: readonly string[]
  /** The state after the last step that could be taken. */
  readonly end: State
  readonly taken: readonly ActionId[]
  /** The first step that cannot be taken, and why; absent if all can. */
  readonly broken?: { readonly step: number; readonly reason: ActionExplanation }
  readonly isGoal: boolean
  /** Parts of the goal that do not hold at the end, as PDDL; of plans that break too. */
  readonly goalMissing: readonly string[]
  /** After how many steps the goal holds for the last time; undefined if it never does. */
  readonly goalAfter?: number
}

/** Steps in the form of the task; what is in no brackets is no action, whatever its words are. */
export const plainStep = (text: string): string => {
  const words = text.startsWith('(') ? wordsOf(text) : undefined
  return words === undefined ? text : `(${words.join(' ')})`
}

/** What a step names; a line without brackets names nothing. */
export const classOf = ({ domain, problem }: LoadedTask, step: string): ActionClass =>
  classifyAction(domain, problem, named(step))

/** The name that a step stands for; one that no text reads if it is none. */
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

/** Of conditions as PDDL those that are facts. */
export const factsOf = (conditions: readonly string[]): string[] =>
  conditions.filter(each => /^\((?!(?:and|or)\))[^()=\s][^()]*\)$/.test(each))
