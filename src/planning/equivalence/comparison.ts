// The result of comparing two problems of one domain: whether they are equivalent, in which sense, with the evidence, and if they differ, a
// state that shows it. Definitions: Zuo et al., NAACL 2025 (arXiv 2407.03321), section 3, decided exactly for any domain.

import type { Limits } from '#base/limits'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import type { PairMode, Renaming } from '#planning/certificates/pairs/pair-certificate'
import type { Domain, Problem } from '#planning/pddl/model'

export type { PairMode, Renaming } from '#planning/certificates/pairs/pair-certificate'

/** Two problems of one domain, free of errors; `a` is the reference. */
export interface Pair {
  readonly domain: Domain
  readonly a: Problem
  readonly b: Problem
  /** Text of b as written, for claims about it; if absent, claims contain b printed. */
  readonly textOfB?: string
}

/** A claim about one problem or about both (then it is about `a`, with the text of b), with its evidence. */
export interface PairEvidence {
  readonly claim: Claim
  readonly certificate: Certificate
  /** The independent checker accepts it. */
  readonly checked: boolean
}

/** Can the goal be reached? null: a limit was reached. */
export interface Solvability {
  readonly solvable: boolean | null
  /** A valid plan, not necessarily cheapest; null if there is none or none was found. */
  readonly plan: readonly string[] | null
  readonly evidence: PairEvidence | null
}

/** Why two problems differ: the first reason found, in this order. */
export type Difference =
  /** Different numbers of objects of a set of types (as written, `object` left out). */
  | {
      readonly kind: 'objects'
      readonly types: readonly string[]
      readonly inA: number
      readonly inB: number
    }
  /** Different numbers of initial facts of a predicate, or of values of a function. */
  | {
      readonly kind: 'initial-count'
      readonly name: string
      readonly inA: number
      readonly inB: number
    }
  /** All counts agree, but no renaming maps the initial states. */
  | { readonly kind: 'initial' }
  /** Only one of the goals can be reached. */
  | { readonly kind: 'one-solvable'; readonly solvable: 'a' | 'b' }
  /**
   * A state that satisfies the goal of problem `of` and not the other goal. `plan` reaches it in problem `of`; the
   * other goal does not hold in its image under `renaming`, the best one found.
   */
  | {
      readonly kind: 'goal'
      readonly of: 'a' | 'b'
      readonly plan: readonly string[]
      readonly renaming: Renaming
    }
  /** Placeholder: no renaming maps the goal states of one onto those of the other. */
  | { readonly kind: 'goal-states' }

/** The result of `comparePair`. */
export interface Comparison {
  readonly mode: PairMode
  /** null: undecided; `left` states what is still open. */
  readonly equivalent: boolean | null
  /** One sentence: which counted limit was reached and what was established; null if it is decided. */
  readonly left: string | null
  /** Maps the initial states: for equal problems the renaming of the proof, else the most readable one; null: there is none. */
  readonly renaming: Renaming | null
  /** Placeholder, where the goals need another renaming. */
  readonly goalRenaming: Renaming | null
  readonly difference: Difference | null
  readonly evidence: PairEvidence | null
  readonly solvable: { readonly a: Solvability; readonly b: Solvability }
  /** Both goals are unreachable; then even an equal problem is not a correct answer. */
  readonly noGoalStates: boolean
}

/** The budget of a comparison; all limits are counts. */
export interface PairLimits extends Limits {
  /** Nodes of a search for renamings. */
  readonly maxNodes: number
  /** Literals, or images of a goal, that are decided one by one. */
  readonly maxQueries: number
}

/** Decides all published pairs. */
export const pairLimits = (limits: Limits): PairLimits => ({
  ...limits,
  maxNodes: 200_000,
  maxQueries: 10_000,
})
