// Evidence for a claim, in names, so that a checker needs nothing but the PDDL. Why each kind suffices, and what must be
// verified: docs/certificates.md.

import type { PairCertificate, PairMode } from './pairs/pair-certificate'

/** A ground fact or action as text, lower-cased, single blanks: `(on a b)`. */
export type FactName = string
export type ActionName = string

/** The subject of a claim. A condition is a list of facts that hold together. */
export type Target =
  | { readonly kind: 'fact'; readonly fact: FactName }
  | { readonly kind: 'action'; readonly action: ActionName }
  | { readonly kind: 'facts'; readonly facts: readonly FactName[] }
  | { readonly kind: 'goal' }

/**
 * All claims are about the initial state of the problem, or about `from` where given (all facts that hold there;
 * statics and derived ones may be left out). Landmarks are non-trivial: a proposition neither in the initial state
 * nor among the goal's conjuncts; if there is no plan, every such proposition is a landmark.
 */
export type Claim =
  | { readonly kind: 'reachable'; readonly target: Target; readonly from?: readonly FactName[] }
  /** Every proposition (or every ground action) of the universe is reachable. */
  | { readonly kind: 'all-reachable'; readonly of: 'facts' | 'actions' }
  | { readonly kind: 'unreachable'; readonly target: Target; readonly from?: readonly FactName[] }
  | { readonly kind: 'landmark'; readonly fact: FactName }
  | { readonly kind: 'not-landmark'; readonly fact: FactName }
  /** No proposition outside initial state and goal is a landmark. */
  | { readonly kind: 'no-landmark' }
  /** The cheapest plan costs exactly this. */
  | { readonly kind: 'optimal'; readonly cost: number; readonly from?: readonly FactName[] }
  /** Every plan costs at least this. */
  | { readonly kind: 'at-least'; readonly cost: number; readonly from?: readonly FactName[] }
  | FollowedClaim
  | PairClaim

/** About the problem (a) and another of the same domain (b, its text): whether they pose the same task. */
export interface PairClaim {
  readonly kind: 'equivalent' | 'different'
  readonly mode: PairMode
  readonly other: string
}

/** Claims that executing one sequence of actions can show. */
export type ExecutedClaim = Extract<Claim, { kind: 'reachable' }> | FollowedClaim

/** The outcome of executing a sequence of actions; its evidence is the executable prefix. */
export type FollowedClaim =
  /**
   * All steps but the last can be executed. The last is not applicable then, or names no ground action. Its
   * precondition requires the missing facts, and none of them holds then; the list may be incomplete.
   */
  | {
      readonly kind: 'breaks'
      readonly actions: readonly ActionName[]
      readonly missing: readonly FactName[]
    }
  /** All can be executed, and the goal does not hold afterwards: it requires the missing facts. The list may be incomplete. */
  | {
      readonly kind: 'misses'
      readonly actions: readonly ActionName[]
      readonly missing: readonly FactName[]
    }
  /** All can be executed, and then exactly these propositions hold. */
  | {
      readonly kind: 'leads-to'
      readonly actions: readonly ActionName[]
      readonly facts: readonly FactName[]
    }

/**
 * States as bits: row i is `rows[i*words .. (i+1)*words)`, and bit j of a row is 1 if `facts[j]` holds. `facts` are
 * propositions, each once; facts that are not listed are false. Bits past the last fact are 0. A state may have several
 * rows.
 */
export interface StateSet {
  readonly facts: readonly FactName[]
  readonly words: number
  readonly rows: Uint32Array
}

export type Certificate =
  /** A sequence that reaches the target, or a plan. */
  | { readonly kind: 'plan'; readonly actions: readonly ActionName[] }
  /** Sequences that together make each claimed thing true, or for `no-landmark` avoid each fact. */
  | { readonly kind: 'plans'; readonly plans: readonly (readonly ActionName[])[] }
  /** Fluent and derived facts that may hold, and initial facts that may stop holding: closed with deletes ignored. */
  | {
      readonly kind: 'closed-set'
      readonly facts: readonly FactName[]
      readonly mayBeFalse: readonly FactName[]
    }
  /** At most one of these propositions holds in each reachable state. */
  | { readonly kind: 'mutex-group'; readonly facts: readonly FactName[] }
  /**
   * Literals that never hold and pairs that never hold together. For a derived fact only the positive literal has a
   * name.
   */
  | {
      readonly kind: 'h2'
      readonly literals: readonly string[]
      /** Literals that never hold, as places in `literals`. */
      readonly impossible: Uint32Array
      /** Pairs that never hold together: `pairs[2i]`, `pairs[2i+1]` are places in `literals`. */
      readonly pairs: Uint32Array
    }
  /** Groups of propositions with at most, or at least, one true, and conjunctions of literals that never hold. */
  | {
      readonly kind: 'clauses'
      readonly atMostOne: readonly (readonly FactName[])[]
      readonly atLeastOne: readonly (readonly FactName[])[]
      readonly never: readonly (readonly string[])[]
    }
  /**
   * States of a task: all reachable ones; for a landmark, those reached without the fact. `keptFacts`: the rows are restricted to these
   * facts, which include all that the target needs. `symmetry`: a state may be represented by an image under exchanges of these objects.
   */
  | {
      readonly kind: 'exhausted'
      readonly states: StateSet
      readonly keptFacts?: readonly FactName[]
      readonly symmetry?: readonly ObjectSwap[]
    }
  /** A plan, and why none is cheaper. */
  | { readonly kind: 'optimal'; readonly plan: readonly ActionName[]; readonly bound: LowerBound }
  | { readonly kind: 'lower-bound'; readonly bound: LowerBound }
  /** Claims with their certificates, which together imply the whole claim. */
  | {
      readonly kind: 'parts'
      readonly parts: readonly { claim: Claim; certificate: Certificate }[]
    }
  /** For two problems: see `pairs/pair-certificate.ts`. */
  | { readonly kind: 'pair'; readonly pair: PairCertificate<Certificate> }
  /** Found by search, without evidence: only another search can confirm it. */
  | { readonly kind: 're-searched'; readonly method: string }

/** Exchanging these two objects maps the task of the certificate onto itself; the initial state may differ. */
export interface ObjectSwap {
  readonly one: string
  readonly other: string
}

/**
 * A consistent potential: the remaining cost from state i is at least `values[i]`, `Infinity` at a dead end. A successor that is not in
 * `states` is in `frontier`. `keptFacts` and `symmetry` are as for an exhausted set, with the goal as the target.
 */
export interface LowerBound {
  readonly cost: number
  readonly states: StateSet
  readonly values: Float64Array
  readonly frontier?: {
    readonly states: StateSet
    readonly values: Float64Array
    /** Per frontier state: disjunctive action landmarks, each with the share of cost that it takes from its actions. */
    readonly cuts: readonly (readonly Cut[])[]
    /** The literals that zones refer to: names of facts, or `(not …)` of propositions. If present, all cuts are zones. */
    readonly literals?: readonly string[]
    readonly tables?: SumsOfTables
  }
  readonly keptFacts?: readonly FactName[]
  readonly symmetry?: readonly ObjectSwap[]
}

/**
 * Tables of lower bounds on the remaining cost of abstract states, over some facts each; `Infinity` at a dead end. The values of the tables
 * of a sum add up, since together they use no more of any action's cost than it has.
 */
export interface SumsOfTables {
  /** At most one fact of each list holds in the frontier states that use tables, and every action preserves that. */
  readonly atMostOne: readonly (readonly FactName[])[]
  readonly projections: readonly StateSet[]
  /** `projection`: a place in `projections`; `values`: one for each of its states. */
  readonly sums: readonly (readonly {
    readonly projection: number
    readonly values: Float64Array
  }[])[]
  /** Per frontier state: a place in `sums` plus one, or 0 if its value is shown by cuts. */
  readonly by: Uint32Array
}

/**
 * Disjunctive action landmarks (every plan contains one of the actions): by name, or those that may be the first to make a literal of a
 * zone true.
 */
export type Cut =
  | { readonly actions: readonly ActionName[]; readonly share: number }
  | { readonly zone: Uint32Array; readonly share: number }

export type CheckResult =
  | { readonly accepted: true }
  /** `where`: the part that fails, in words; `gaveUp`: a counted limit was reached before a fault was found. */
  | { readonly accepted: false; readonly where: string; readonly gaveUp?: true }
