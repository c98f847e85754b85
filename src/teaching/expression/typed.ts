// A typed expression: all names are resolved, and evaluation can fail only for reasons that depend on the problem.

import type { LessonFunction } from './function'
import type { Comparison, ExpressionMistake, Sign, Span } from './syntax'
import type { Type } from './types'

export type Typed = Span & { readonly type: Type } & (
    | { readonly kind: 'constant'; readonly value: number | boolean | string }
    | { readonly kind: 'list'; readonly items: readonly Typed[] }
    | {
        readonly kind: 'call'
        readonly function: LessonFunction
        /** Arguments by parameter name. */
        readonly given: ReadonlyMap<string, Typed>
      }
    /** A function as a test: each member is passed as its first argument. */
    | {
        readonly kind: 'test'
        readonly function: LessonFunction
        readonly given: ReadonlyMap<string, Typed>
      }
    /** An expression with `it` as a test: `it` is bound to each member. */
    | { readonly kind: 'of-it'; readonly body: Typed }
    | { readonly kind: 'bound'; readonly name: 'row' | 'it' }
    /** The plan that is shown, a cheapest plan, or a named plan of the lesson. */
    | { readonly kind: 'plan'; readonly name: string }
    | {
        readonly kind: 'if'
        readonly condition: Typed
        readonly met: Typed
        readonly otherwise: Typed
      }
    | { readonly kind: 'minus' | 'not'; readonly of: Typed }
    | { readonly kind: 'sum'; readonly sign: Sign; readonly left: Typed; readonly right: Typed }
    | {
        readonly kind: 'compare'
        readonly sign: Comparison
        readonly left: Typed
        readonly right: Typed
      }
    | { readonly kind: 'and' | 'or'; readonly parts: readonly Typed[] }
  )

/** The context of an expression, as needed for names and types. */
export interface Scope {
  readonly plans: ReadonlySet<string>
  /** True if the live part shows a plan. */
  readonly hasPlan: boolean
  /** True if the live part shows a search, so that the expression may refer to a moment of it. */
  readonly hasRun: boolean
  /** The types of `row` and `it` where they are defined. */
  readonly row: Type | undefined
  readonly it: Type | undefined
  /** The type of the items that a prediction offers. */
  readonly offered: Type | undefined
  /** True inside an expression that is evaluated for each state. */
  readonly isOneOfMany: boolean
}

/** A mistake. */
export interface Wrong {
  readonly kind: 'mistake'
  readonly mistake: ExpressionMistake
}

/** The typed tree, or a mistake. */
export type Checked = Typed | Wrong

export const isMistake = (checked: Checked): checked is Wrong => checked.kind === 'mistake'
