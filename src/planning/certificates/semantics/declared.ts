// The declarations of the two texts, in numbers, for compiling schemas and conditions.

import type { Domain, Problem, TypeExpression } from '#planning/pddl/model'

/** The possible changes to facts of a predicate: none, by actions, or by rules. */
export type PredicateKind = 'static' | 'fluent' | 'derived'

/** The objects of a type. */
export interface Members {
  readonly list: readonly number[]
  /** One byte an object: 1 if it belongs. */
  readonly has: Uint8Array
}

/** A declared predicate. */
export interface PredicateInfo {
  readonly name: string
  readonly kind: PredicateKind
  /** Per argument: the objects its type admits. */
  readonly members: readonly Members[]
  /** Derived predicates: rules of lower layers are closed first. Others: 0. */
  layer: number
}

/** The two texts and the indices of their declarations; an unknown name is rejected. */
export interface Declarations {
  readonly domain: Domain
  readonly problem: Problem
  readonly predicates: readonly PredicateInfo[]
  predicateNumber(name: string): number
  objectNumber(name: string): number
  /** The objects that a type expression admits; all where it is empty. */
  membersOf(type: TypeExpression): Members
  /** A number in the texts that is part of a cost, in units. */
  costUnits(value: number): number
}
