// The two PDDL texts as data: their declarations, with the place of every name. Names are lower-cased, as PDDL compares them; the text
// itself keeps its spelling. Nothing here is grounded or simplified.

import type { Span } from '#base/text'

/** A name as written at one place, lower-cased. */
export interface Name {
  readonly name: string
  readonly span: Span
}

/** `a`, or `(either a b)`; an omitted type means `object` and is an empty list. */
export type TypeExpression = readonly Name[]

/** A parameter, quantified variable, object or constant with its type. Variables keep their `?`. */
export interface TypedName extends Name {
  readonly type: TypeExpression
}

/** `car vehicle - movable`: one entry for each name. `object` itself may be one, without effect. */
export interface TypeDeclaration extends Name {
  readonly parents: TypeExpression
}

export interface Predicate extends Name {
  readonly parameters: readonly TypedName[]
  /** The comment on the same line or directly above the declaration, without its semicolons; '' if there is none. */
  readonly doc: string
}

/** A numeric function, as used for action costs. */
export interface CostFunction extends Name {
  readonly parameters: readonly TypedName[]
}

/** A function with objects as its values: nothing supported depends on it. */
export interface ObjectFunction extends CostFunction {
  readonly valueType: TypeExpression
}

export type Term =
  | { readonly kind: 'variable'; readonly name: string; readonly span: Span }
  | { readonly kind: 'object'; readonly name: string; readonly span: Span }

/** A predicate applied to terms. `span` is the whole list, `predicate.span` its name. */
export interface Atom {
  readonly predicate: Name
  readonly terms: readonly Term[]
  readonly span: Span
}

export type Condition =
  | { readonly kind: 'atom'; readonly atom: Atom; readonly span: Span }
  | { readonly kind: 'equal'; readonly left: Term; readonly right: Term; readonly span: Span }
  | { readonly kind: 'not'; readonly body: Condition; readonly span: Span }
  /** Without parts it is true: `(and)` or `()`. */
  | { readonly kind: 'and'; readonly parts: readonly Condition[]; readonly span: Span }
  /** Without parts it is false: `(or)`. */
  | { readonly kind: 'or'; readonly parts: readonly Condition[]; readonly span: Span }
  | {
      readonly kind: 'imply'
      readonly premise: Condition
      readonly conclusion: Condition
      readonly span: Span
    }
  | {
      readonly kind: 'forall' | 'exists'
      readonly variables: readonly TypedName[]
      readonly body: Condition
      readonly span: Span
    }

/** The amount of a cost: a number, or a function of the parameters with values from the problem. */
export type CostExpression =
  | { readonly kind: 'number'; readonly value: number; readonly span: Span }
  | {
      readonly kind: 'function'
      readonly name: Name
      readonly terms: readonly Term[]
      readonly span: Span
    }

export type Effect =
  | { readonly kind: 'and'; readonly parts: readonly Effect[]; readonly span: Span }
  | { readonly kind: 'add'; readonly atom: Atom; readonly span: Span }
  | { readonly kind: 'delete'; readonly atom: Atom; readonly span: Span }
  | {
      readonly kind: 'when'
      readonly condition: Condition
      readonly body: Effect
      readonly span: Span
    }
  | {
      readonly kind: 'forall'
      readonly variables: readonly TypedName[]
      readonly body: Effect
      readonly span: Span
    }
  /** `(increase (total-cost) amount)`; only at the top or in an `and`, never under `when`. */
  | { readonly kind: 'increase'; readonly amount: CostExpression; readonly span: Span }

/** An `:action` block. */
export interface ActionSchema extends Name {
  readonly parameters: readonly TypedName[]
  readonly precondition: Condition
  readonly effect: Effect
  /** The comment inside or directly above the block, without its semicolons; '' if there is none. */
  readonly doc: string
  /** The whole block. */
  readonly block: Span
}

/** A `:derived` block: the predicate holds exactly if some rule for it has a true body. */
export interface DerivedRule {
  readonly predicate: Name
  readonly parameters: readonly TypedName[]
  readonly body: Condition
  readonly block: Span
}

export interface Domain {
  readonly name: string
  /** With their colon, lower-cased; as written, without implied ones. */
  readonly requirements: readonly Name[]
  readonly types: readonly TypeDeclaration[]
  /** Types that `object` is declared below, and those above them: they are aliases of `object`. */
  readonly typesOfAll?: readonly string[]
  readonly constants: readonly TypedName[]
  readonly predicates: readonly Predicate[]
  readonly functions: readonly CostFunction[]
  readonly objectFunctions?: readonly ObjectFunction[]
  readonly actions: readonly ActionSchema[]
  readonly derived: readonly DerivedRule[]
  /** Sections that errors kept from being read completely, so an unknown name may be declared there, or used in an action. */
  readonly incomplete?: readonly (DeclaringSection | ':action')[]
}

/** Sections of a domain that declare names used elsewhere. */
export type DeclaringSection = ':types' | ':constants' | ':predicates' | ':functions'

/** `(= (distance a b) 7)` in `:init`; values that cannot be costs are left out. */
export interface CostValue {
  readonly name: Name
  readonly terms: readonly Term[]
  readonly value: number
  readonly span: Span
}

export interface Problem {
  readonly name: string
  /** The name after `:domain`, lower-cased. */
  readonly domainName: string
  readonly requirements: readonly Name[]
  readonly objects: readonly TypedName[]
  /** Ground atoms, in the order written, repeats kept. */
  readonly init: readonly Atom[]
  readonly values: readonly CostValue[]
  readonly goal: Condition
  /** True with `(:metric minimize (total-cost))`; else every action costs 1. */
  readonly minimizesCost: boolean
}
