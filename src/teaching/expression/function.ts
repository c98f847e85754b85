// The interface of the language's functions: name, parameters, type of the result, a sentence for lesson authors, and
// evaluation. The functions themselves are in `functions/`, one file per subject.

import type { State } from '#planning/task/task'
import type { LessonRun } from '#teaching/lesson'
import type { Value } from '#teaching/computed'
import type { Type } from './types'
import type { LessonProblem } from './world'

/** The context of an evaluation. */
export interface Moment {
  readonly problem: LessonProblem
  /** The state to which `hstar`, `holds` and similar functions refer. */
  readonly state: State
  /** The plan shown by the live part that contains the expression. */
  readonly plan: readonly string[] | undefined
  /** Named plans of the lesson. */
  readonly plans: ReadonlyMap<string, readonly string[]>
  /** The search shown by the live part, and the number of expansions at which the question is asked. */
  readonly run: ShownRun | undefined
  /** The facts or actions that a prediction offers; undefined: all of them. */
  readonly offered: readonly string[] | undefined
  /** The values of `row` and `it`. */
  readonly bound: ReadonlyMap<string, Value>
  /** True if the same expression is evaluated for many states. */
  readonly isOneOfMany: boolean
}

/** A search as a live part shows it. */
export interface ShownRun {
  readonly run: LessonRun
  /** A fact; states that contain it are excluded. */
  readonly without: string | null
  readonly at: number
}

/** A predicate on a fact, an action or a pair. */
export type Test = (value: Value) => boolean

export interface Parameter {
  readonly name: string
  readonly type: Type
  /** True if the parameter may be omitted. */
  readonly optional?: true
  /** True if it can only be given by name: `after: […]`. */
  readonly named?: true
  /** True if it is evaluated again for each state. */
  readonly lazy?: true
}

/** The arguments of one call by parameter name, with their types already checked. */
export interface Given {
  has(name: string): boolean
  number(name: string): number
  text(name: string): string
  texts(name: string): readonly string[]
  list(name: string): readonly Value[]
  value(name: string): Value
  test(name: string): Test
  /** Evaluates a lazy argument in a state. */
  in(name: string, state: State): Value
}

export interface LessonFunction {
  readonly name: string
  readonly takes: readonly Parameter[]
  /** The type of the result, which may depend on the types of the arguments. */
  readonly gives: Type | ((given: ReadonlyMap<string, Type>) => Type)
  /** One sentence that describes the value. */
  readonly description: string
  /** Present if the function refers to the search shown by the live part. */
  readonly needs?: 'run'
  /** Present if the function evaluates an expression in each state, so that it cannot be nested in itself. */
  readonly isForMany?: true
  readonly run: (moment: Moment, given: Given) => Value
}

/** Actions executed before the state that the function refers to. */
export const after: Parameter = {
  name: 'after',
  type: { list: 'action' },
  optional: true,
  named: true,
}
