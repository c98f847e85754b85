// An expression whose names and types were checked: every name is known for what it is, and nothing is left to fail but
// what depends on the problem.

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

/** What is around an expression, as far as it matters for its names and types. */
export interface Scope {
  readonly plans: ReadonlySet<string>
  /** A plan is shown around it. */
  readonly hasPlan: boolean
  /** True if a search is shown around it, so that it may refer to a moment of it. */
  readonly hasRun: boolean
  /** Of `row` and `it`, where they mean something. */
  readonly row: Type | undefined
  readonly it: Type | undefined
  /** Of what a prediction offers. */
  readonly offered: Type | undefined
  /** True inside an expression that is evaluated for each state. */
  readonly isOneOfMany: boolean
}

/** What is wrong instead. */
export interface Wrong {
  readonly kind: 'mistake'
  readonly mistake: ExpressionMistake
}

/** The tree as meant, or what is wrong. */
export type Checked = Typed | Wrong

export const isMistake = (checked: Checked): checked is Wrong => checked.kind === 'mistake'
