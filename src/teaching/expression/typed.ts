// An expression with checked names and types: every name is resolved, and only errors that depend on the problem remain.

import type { LessonFunction } from './function'
import type { Comparison, ExpressionMistake, Sign, Span } from './syntax'
import type { Type } from './types'

export type Typed = Span & { readonly type: Type } & (
    | { readonly kind: 'constant'; readonly value: number | boolean | string }
    | { readonly kind: 'list'; readonly items: readonly Typed[] }
    | {
        readonly kind: 'call'
        readonly function: LessonFunction
        /** By the names of the parameters. */
        readonly given: ReadonlyMap<string, Typed>
      }
    /** A function asked of each member, which is given for its first parameter. */
    | {
        readonly kind: 'test'
        readonly function: LessonFunction
        readonly given: ReadonlyMap<string, Typed>
      }
    /** An expression with `it`, asked of each member. */
    | { readonly kind: 'of-it'; readonly body: Typed }
    | { readonly kind: 'bound'; readonly name: 'row' | 'it' }
    /** The plan that is shown, a cheapest one, or one that the lesson gives a name to. */
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

/** The context of an expression for its names and types. */
export interface Scope {
  readonly plans: ReadonlySet<string>
  /** A plan is shown around it. */
  readonly hasPlan: boolean
  /** True if a search is shown around it, so that it may refer to a moment of it. */
  readonly hasRun: boolean
  /** The types of `row` and `it`, if defined. */
  readonly row: Type | undefined
  readonly it: Type | undefined
  /** The type of a prediction's options. */
  readonly offered: Type | undefined
  /** True inside an expression that is evaluated for each state. */
  readonly isOneOfMany: boolean
}

/** The error instead. */
export interface Wrong {
  readonly kind: 'mistake'
  readonly mistake: ExpressionMistake
}

/** The typed tree, or the error. */
export type Checked = Typed | Wrong

export const isMistake = (checked: Checked): checked is Wrong => checked.kind === 'mistake'
