// The data from which a worked example of a question is made.

import type { Limits } from '#base/limits'
import type { Rng } from '#base/rng'
import { recentOf } from '#base/recent'
import type { Asked, Question } from '#questions/kinds/question'
import { factName, stateFacts } from '#planning/task/names'
import type { LoadedTask } from '#planning/task/load'
import { type FactId, FLUENT, type Task } from '#planning/task/task'
import { type SmallSpace, smallSpace } from './space'
import type { NoExample, WorkedLine } from './worked'

export interface Board<A extends Asked = Asked> {
  readonly question: Question
  readonly ready: LoadedTask
  readonly task: Task
  readonly asked: A
  /** Determines the wrong options next to the right ones. */
  readonly rng: Rng
  readonly limits: Limits
}

/** The lines of a question, with its answer in the last; and a right answer. */
export interface Lines {
  readonly lines: readonly WorkedLine[]
  readonly key: string
}

/** Computes the lines for one kind of question. */
export type Worker<A extends Asked = Asked> = (board: Board<A>) => Lines | NoExample

/** All facts that actions change. */
export function fluentNames(task: Task): string[] {
  const names: string[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT) names.push(factName(task, fact as FactId))
  return names
}

/** The facts of the initial state. */
export const factsNow = ({ task }: Board): string[] => stateFacts(task, task.initial)

/** The state space of the problem, if it is small enough. */
export const spaceOf = recentOf(
  2,
  (max: number) => `${max}`,
  (task: Task, max): SmallSpace | undefined => smallSpace(task, undefined, max),
)
