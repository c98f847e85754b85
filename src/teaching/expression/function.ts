// A function of the language: its name, its parameters and result, a sentence for authors, and its implementation. The functions themselves
// are in `functions/`, one file for each subject.

import type { State } from '#planning/task/task'
import type { LessonRun } from '#teaching/lesson'
import type { Value } from '#teaching/computed'
import type { Type } from './types'
import type { LessonProblem } from './world'

/** The context of an evaluation. */
export interface Moment {
  readonly problem: LessonProblem
  /** What `hstar`, `holds` and the like speak of. */
  readonly state: State
  /** The plan that the live part around the expression shows. */
  readonly plan: readonly string[] | undefined
  /** Plans that the lesson gives names to. */
  readonly plans: ReadonlyMap<string, readonly string[]>
  /** The search that the live part shows, and the expansions done when the question is asked. */
  readonly run: ShownRun | undefined
  /** Facts or actions that a prediction offers; undefined: all there are. */
  readonly offered: readonly string[] | undefined
  /** `row` and `it`. */
  readonly bound: ReadonlyMap<string, Value>
  /** The same expression is computed for very many states. */
  readonly isOneOfMany: boolean
}

/** A search as a live part shows it. */
export interface ShownRun {
  readonly run: LessonRun
  /** The fact whose states are left out. */
  readonly without: string | null
  readonly at: number
}

/** True if it holds for this fact, action or pair. */
export type Test = (value: Value) => boolean

export interface Parameter {
  readonly name: string
  readonly type: Type
  /** May be left out. */
  readonly optional?: true
  /** Is given by name only: `after: […]`. */
  readonly named?: true
  /** Evaluated again for each state. */
  readonly lazy?: true
}

/** The arguments of one call, by the names of the parameters. Their types were checked. */
export interface Given {
  has(name: string): boolean
  number(name: string): number
  text(name: string): string
  texts(name: string): readonly string[]
  list(name: string): readonly Value[]
  value(name: string): Value
  test(name: string): Test
  /** A lazy argument, in a state. */
  in(name: string, state: State): Value
}

export interface LessonFunction {
  readonly name: string
  readonly takes: readonly Parameter[]
  /** The type of its value, which may depend on those of the arguments. */
  readonly gives: Type | ((given: ReadonlyMap<string, Type>) => Type)
  /** One sentence: what the value is. */
  readonly says: string
  /** It speaks of the search that the live part around it shows. */
  readonly needs?: 'run'
  /** It evaluates an expression in each state, and so cannot be nested in itself. */
  readonly isForMany?: true
  readonly run: (moment: Moment, given: Given) => Value
}

/** Actions executed before the state in question. */
export const after: Parameter = {
  name: 'after',
  type: { list: 'action' },
  optional: true,
  named: true,
}
