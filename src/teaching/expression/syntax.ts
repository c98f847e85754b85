// The syntax tree of an expression; its nodes know their places.

/** A stretch of the expression's text, in characters. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A mistake in an expression and its range. The message states how to fix it. */
export interface ExpressionMistake extends Span {
  readonly message: string
}

export type Sign = '+' | '-' | '*' | '/'
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

/** An argument; `name` is set if it is given as `after: …`. */
export interface Argument {
  readonly name?: string
  readonly nameSpan?: Span
  readonly value: Node
}

export type Node = Span &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'list'; readonly items: readonly Node[] }
    /** A name without parentheses (`isCall` is false) or with them. */
    | {
        readonly kind: 'name'
        readonly name: string
        readonly nameSpan: Span
        readonly isCall: boolean
        readonly given: readonly Argument[]
      }
    | { readonly kind: 'minus' | 'not'; readonly of: Node }
    | {
        readonly kind: 'sum'
        readonly sign: Sign
        readonly left: Node
        readonly right: Node
      }
    | {
        readonly kind: 'compare'
        readonly sign: Comparison
        readonly left: Node
        readonly right: Node
      }
    /** Conjunction or disjunction of at least two operands. */
    | { readonly kind: 'and' | 'or'; readonly parts: readonly Node[] }
  )

/** The tree, or the first mistake. */
export type Parsed =
  | { readonly kind: 'tree'; readonly tree: Node }
  | { readonly kind: 'mistake'; readonly mistake: ExpressionMistake }

/** Maximum number of characters of an expression. */
export const MAX_CHARACTERS = 4_000
/** Maximum nesting depth of brackets. */
export const MAX_DEPTH = 50
