// Evidence for a claim, in names, so that a checker needs nothing but the PDDL. Why each kind suffices, and what must be
// verified: docs/certificates.md.

import type { PairCertificate, PairMode } from './pairs/pair-certificate'

/** A ground fact or action as text, lower-cased, single blanks: `(on a b)`. */
export type FactName = string
export type ActionName = string

/** What a claim is about. A condition is a list of facts that hold together. */
export type Target =
  | { readonly kind: 'fact'; readonly fact: FactName }
  | { readonly kind: 'action'; readonly action: ActionName }
  | { readonly kind: 'facts'; readonly facts: readonly FactName[] }
  | { readonly kind: 'goal' }

/**
 * All claims are about the initial state of the problem, or about `from` where given (all facts that hold
 * there; statics and derived ones may be left out). Landmarks are non-trivial: a proposition neither in
 * the initial state nor among the goal's conjuncts; where there is no plan the claim holds of every one.
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

/** What comes of one sequence of actions, executed one after the other; shown by those of them that can be. */
export type FollowedClaim =
  /**
   * All but the last can be executed. The last then cannot, or names no ground action; its precondition asks for the
   * missing facts, none of which holds then. There may be more.
   */
  | {
      readonly kind: 'breaks'
      readonly actions: readonly ActionName[]
      readonly missing: readonly FactName[]
    }
  /** All can be executed, and the goal does not hold after them: it asks for the missing facts. There may be more. */
  | {
      readonly kind: 'misses'
      readonly actions: readonly ActionName[]
      readonly missing: readonly FactName[]
    }
  /** All can be executed, and then these propositions hold and no other. */
  | {
      readonly kind: 'leads-to'
      readonly actions: readonly ActionName[]
      readonly facts: readonly FactName[]
    }

/**
 * States as bits: row i is `rows[i*words .. (i+1)*words)`, bit j of a row says that `facts[j]` holds.
 * - `facts` are propositions (fluent, not derived: those follow), none twice; what is not listed is false.
 * - `words` is enough for them; bits past the last fact are 0. The same state may have several rows.
 */
export interface StateSet {
  readonly facts: readonly FactName[]
  readonly words: number
  readonly rows: Uint32Array
}

export type Certificate =
  /** A sequence that reaches the target, or a plan. */
  | { readonly kind: 'plan'; readonly actions: readonly ActionName[] }
  /** Sequences that together make each claimed thing true (or avoid each fact, for `no-landmark`). */
  | { readonly kind: 'plans'; readonly plans: readonly (readonly ActionName[])[] }
  /**
   * Closed under every schema with deletes ignored: fluent and derived facts that may hold (the initial
   * ones among them) and, where conditions are negative, the initial facts that may stop holding. A
   * negated derived fact always may hold. A delete counts unless the same effect or the unconditional one
   * adds the fact again. For a landmark: an effect that adds it never fires, nor does an action that would
   * have to; the goal's condition may not hold.
   */
  | {
      readonly kind: 'closed-set'
      readonly facts: readonly FactName[]
      readonly mayBeFalse: readonly FactName[]
    }
  /** At most one of these propositions ever holds. */
  | { readonly kind: 'mutex-group'; readonly facts: readonly FactName[] }
  /**
   * Literals and pairs of literals that cannot hold (together), inductively. A literal is a fact's name,
   * or `(not …)`, of a derived fact only its name. Literals not mentioned in `impossible` may hold.
   */
  | {
      readonly kind: 'h2'
      readonly literals: readonly string[]
      /** Literals that never hold, as places in `literals`. */
      readonly impossible: Uint32Array
      /** Pairs that never hold together: `pairs[2i]`, `pairs[2i+1]` are places in `literals`. */
      readonly pairs: Uint32Array
    }
  /**
   * Clauses that hold in every reachable state and refute the target by unit propagation. `atMostOne`: each list is a
   * mutex group. `atLeastOne`: one proposition of each list always holds: one does initially, and whatever effect may
   * delete one adds one of the list, by itself or by the action's unconditional effect. `never`: conjunctions of literals
   * of propositions; none holds initially, and either the lists
   * before it refute it or it cannot be the first to hold: for each effect that may make a literal of it
   * true, and neither makes (nor the unconditional effect does) another surely false, the clauses refute precondition,
   * condition of the effect and those literals of it that no effect of the action may make true. Propagation: beside a
   * true proposition of `atMostOne` the others are false; of `atLeastOne` the last that is not false is true; of `never`
   * the last literal that is not true is false. Of conditions, each way to satisfy them is refuted by itself.
   */
  | {
      readonly kind: 'clauses'
      readonly atMostOne: readonly (readonly FactName[])[]
      readonly atLeastOne: readonly (readonly FactName[])[]
      readonly never: readonly (readonly string[])[]
    }
  /**
   * All states reachable (without entering the avoided ones, for landmarks). `keptFacts`: only these facts
   * were tracked; among them all that the target needs, backwards: the conditions of every relaxed-reachable
   * action that can help one of the needed literals (or, helping one, spoil another by an effect with a
   * condition); successors by other actions are left out. With `symmetry`: the initial state, and every successor of each row, equals some row
   * up to a permutation that these swaps generate; the target (and the avoided fact) is its own image.
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
  /** Evidence for several things at once: the claim follows from all of them. */
  | {
      readonly kind: 'parts'
      readonly parts: readonly { claim: Claim; certificate: Certificate }[]
    }
  /** About two problems: see `pairs/pair-certificate.ts`. */
  | { readonly kind: 'pair'; readonly pair: PairCertificate<Certificate> }
  /** Found by search, without evidence that can be checked apart from searching again. */
  | { readonly kind: 're-searched'; readonly method: string }

/**
 * Exchanging these two objects maps what the certificate is about onto itself, the initial state apart: each
 * ground action that counts (on the kept facts) to one that does the same at no higher cost, the rules, the
 * target. It is so where schemas name neither, and types, static facts, costs and target stay as they are.
 */
export interface ObjectSwap {
  readonly one: string
  readonly other: string
}

/**
 * A consistent potential: state i has at least `values[i]` still to pay (`Infinity`: a dead end). Zero or
 * less where the goal holds; along any transition it drops by at most the step's cost. A successor outside
 * `states` must be covered by `frontier`: there the value is shown by disjunctive action landmarks. One of
 * the two contains the initial state, with a value of at least `cost`. `keptFacts` and `symmetry` are as
 * for an exhausted set, with the goal as the target.
 */
export interface LowerBound {
  readonly cost: number
  readonly states: StateSet
  readonly values: Float64Array
  readonly frontier?: {
    readonly states: StateSet
    readonly values: Float64Array
    /**
     * Per frontier state: sets of actions (in names of that row) without which the goal is out of reach even
     * with deletes ignored, with the share of cost each gives. The shares of the sets that contain an action
     * add up to at most its cost; the value is at most the sum of shares.
     */
    readonly cuts: readonly (readonly Cut[])[]
    /** What zones are made of: names of facts, or `(not …)` of propositions. Where it is there, all cuts are by zones. */
    readonly literals?: readonly string[]
    readonly tables?: SumsOfTables
  }
  readonly keptFacts?: readonly FactName[]
  readonly symmetry?: readonly ObjectSwap[]
}

/**
 * Tables over some facts, the abstract states of each closed under all actions: a value for each, `Infinity` for a dead end. A
 * sum is what its tables give together: for each action, by how much each value drops at most when it is taken, all in all no
 * more than it costs; or by one of the tables all its steps lead to dead ends. Where the goal may hold, no table has a value above zero.
 */
export interface SumsOfTables {
  /** Of each list one fact holds at most, in the frontier states that tables show and in all that they lead to: every action keeps it so. */
  readonly atMostOne: readonly (readonly FactName[])[]
  readonly projections: readonly StateSet[]
  /** `projection`: a place in `projections`; `values`: one for each of its states. */
  readonly sums: readonly (readonly {
    readonly projection: number
    readonly values: Float64Array
  }[])[]
  /** Per frontier state: a place in `sums` and one more; 0 where its value is shown by cuts. */
  readonly by: Uint32Array
}

/**
 * The actions by name; or by a zone, as places in `literals`: of its literals the goal, and each rule for one of them, needs
 * one, none holds in the state, and the cut is all actions that may make one true and need none.
 */
export type Cut =
  | { readonly actions: readonly ActionName[]; readonly share: number }
  | { readonly zone: Uint32Array; readonly share: number }

export type CheckResult =
  | { readonly accepted: true }
  /** `where` says which part fails, in words; `gaveUp`: a counted limit was reached before a fault was found. */
  | { readonly accepted: false; readonly where: string; readonly gaveUp?: true }
