// The syntax tree of an expression; its nodes know their places.

/** A stretch of the expression's text, in characters. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The faults of an expression, where. The sentence states how to fix it. */
export interface ExpressionMistake extends Span {
  readonly message: string
}

export type Sign = '+' | '-' | '*' | '/'
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

/** An argument; `name` of those given as `after: …`. */
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
    /** A name alone (`isCall` false) or with brackets. */
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
    /** All of them (`and`) or one of them (`or`); two at least. */
    | { readonly kind: 'and' | 'or'; readonly parts: readonly Node[] }
  )

/** The tree, or what is wrong. */
export type Parsed =
  | { readonly kind: 'tree'; readonly tree: Node }
  | { readonly kind: 'mistake'; readonly mistake: ExpressionMistake }

/** Characters that an expression may have. */
export const MAX_CHARACTERS = 4_000
/** How deep brackets may occur in one another. */
export const MAX_DEPTH = 50
