// Domain and problem joined and grounded: numbered facts, numbered actions, one initial state, one goal. A task is
// faithful: every fact and action that is reachable when deletes are ignored, with its whole precondition and all its
// effects. To that end each literal is examined separately: a fact is available once it is initial or added by a
// reached action or rule; its negation if it is not initial, or once a reached action may delete it; a negated
// derived fact always. An action is left out if every alternative of its precondition contradicts itself. What else
// is in the universe of a question is classified by name (`universe.ts`). All lists of numbers lie in *compressed
// rows*: row i is `items[first[i] .. first[i+1])`.

import type { Id } from '#base/id'
import type { Domain, Problem } from '#planning/pddl/model'

/** A ground fluent, derived or auxiliary atom, numbered in a task: `0 .. factCount-1`. */
export type FactId = Id<'fact'>
/** A ground action, numbered in a task: `0 .. actionCount-1`. One name has one number. */
export type ActionId = Id<'action'>

/** A fact with a sign: `fact * 2`, and one more where the fact must not hold. */
export type LiteralId = Id<'literal'>
export const literal = (fact: number, negated: boolean): LiteralId => (fact * 2 + (negated ? 1 : 0)) as LiteralId
export const literalFact = (lit: number): FactId => (lit >> 1) as FactId
export const isNegated = (lit: number): boolean => (lit & 1) === 1

/** The set of facts that hold, one bit for each fact, `Task.words` words; all others are false. */
export type State = Uint32Array

/** All of these literals hold. */
export type Conjunction = readonly LiteralId[]
/** At least one of these holds; none: never true. `[[]]` is always true. */
export type Disjunction = readonly Conjunction[]

/** Changed by some action's effect. */
export const FLUENT = 0
/** Head of `:derived` rules; computed from the others, never set by an action, not a proposition of questions. */
export const DERIVED = 1
/** Represents a part of a condition that would be too large if expanded; has no name in the universe. */
export const AUXILIARY = 2

export interface Rows {
  /** One more than there are rows; row i is `items[first[i]] .. items[first[i+1]-1]`. */
  readonly first: Int32Array
  readonly items: Int32Array
}

export interface Task {
  readonly domain: Domain
  readonly problem: Problem

  /** All objects, constants first, lower-cased; ObjectId is the place in this list. */
  readonly objects: readonly string[]

  readonly factCount: number
  /** Words of a state. */
  readonly words: number
  /** Per fact: place in `domain.predicates`; -1 for auxiliary facts. */
  readonly factPredicate: Int32Array
  /** Per fact: object numbers. */
  readonly factArguments: Rows
  /** Per fact: FLUENT, DERIVED or AUXILIARY. */
  readonly factKind: Uint8Array

  readonly actionCount: number
  /** Per action: place in `domain.actions`. */
  readonly actionSchema: Int32Array
  /** Per action: object numbers, one for each parameter. */
  readonly actionArguments: Rows
  /**
   * Per action: cost of a step, the sum of its increases; all 1 without a metric. Whole numbers or fractions, never
   * negative. With a metric or without, an action with an increase that has no value in the problem is never
   * applicable and so not in the task.
   */
  readonly actionCost: Float64Array

  /**
   * Per action: its precondition holds when one of its alternatives does; they are numbered
   * `firstAlternative[a] .. firstAlternative[a+1]-1`, at least one. Without disjunction there is just one.
   */
  readonly firstAlternative: Int32Array
  /** Per alternative: its literals, ascending. */
  readonly alternatives: Rows

  /** Per action: its effects are `firstEffect[a] .. firstEffect[a+1]`, unconditional first (at most one). */
  readonly firstEffect: Int32Array
  /**
   * Per effect: literals that must hold *before* the step; none means always. Literals that the precondition ensures
   * are left out, and so are effects with conditions that it rules out. Several effects with the same adds and
   * deletes spell out a disjunction.
   */
  readonly effectCondition: Rows
  /** Per effect: facts it makes true, ascending. Add wins over delete, across all effects of the step. */
  readonly effectAdds: Rows
  /**
   * Per effect: facts it makes false, ascending; none that itself or the unconditional effect makes true.
   */
  readonly effectDeletes: Rows

  /** Ground rules for derived and auxiliary facts, sorted by layer; a layer is closed before the next. */
  readonly ruleHead: Int32Array
  readonly ruleBody: Rows
  /** Per rule: its layer from 0. Negated derived facts in a body lie in lower layers. */
  readonly ruleLayer: Int32Array
  readonly hasRules: boolean

  /** With derived facts already computed. */
  readonly initial: State
  readonly goal: Disjunction

  /** True if this ground static atom is true in `:init`. Arguments are object numbers. */
  readonly isStaticTrue: (predicate: number, objects: ArrayLike<number>) => boolean
}

/** The task, or where grounding stopped. */
export type GroundOutcome =
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'stopped'; readonly at: 'actions' | 'facts' | 'joins'; readonly count: number }

/** Limits are counts, never times. */
export interface GroundLimits {
  readonly maxFacts: number
  readonly maxActions: number
  /** Partial matches examined while joining. */
  readonly maxJoins: number
  /** Alternatives of one condition before auxiliary facts take over; 64 where left out. */
  readonly maxAlternatives?: number
}
export const groundLimits: GroundLimits = {
  maxFacts: 2_000_000,
  maxActions: 2_000_000,
  maxJoins: 200_000_000,
}
