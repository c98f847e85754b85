// Evidence that two problems of one domain are equivalent, or that they differ, in names. Definitions and the theorem
// behind each kind: Zuo et al., NAACL 2025 (arXiv 2407.03321), definition 2, read with reachable states; what must be
// verified: docs/certificates.md. All plans and facts are in names of the problem that they are about.
//
// `a` is the claim's own problem, `b` the other. R: its reachable states. G: those of them that satisfy its goal. A
// renaming is a bijection of all objects that keeps all types of each and leaves constants as they are.

type ActionName = string

/**
 * strict: one renaming maps the initial state of a to that of b and G(a) onto G(b). placeholder: some renaming maps the
 * initial states, and some, perhaps another, maps G(a) onto G(b).
 */
export type PairMode = 'strict' | 'placeholder'

/** Each object of a (constants left out) with its object in b. */
export type Renaming = readonly (readonly [inA: string, inB: string])[]

/**
 * States that wherever the premise holds in a reachable state, the conclusion does. text: each conjunct of the conclusion is a conjunct of
 * the premise (up to the order of symmetric parts and what holds in every state). never: the certificate shows that "premise and not
 * conclusion" is an unreachable goal. each: the same for each conjunct of the conclusion that the premise does not have; `conjunct` is its
 * index in the conclusion as written, with nested `and`s flattened.
 */
export type Implication<Certificate> =
  | { readonly kind: 'text' }
  | { readonly kind: 'never'; readonly certificate: Certificate }
  | {
      readonly kind: 'each'
      readonly parts: readonly { readonly conjunct: number; readonly certificate: Certificate }[]
    }

/** In b, under a renaming: the renamed goal of a implies the goal of b, and back. */
export interface GoalsAgree<Certificate> {
  readonly forth: Implication<Certificate>
  readonly back: Implication<Certificate>
}

/**
 * For conjunctive goals: literals (`(p x)`, `(not (p x))`) proven to hold in all of G, each with a certificate that
 * "goal and not the literal" is an unreachable goal, and plans to states of G. Literals of the goal and static ones
 * need none.
 */
export interface ClosureEvidence<Certificate> {
  readonly always: readonly { readonly literal: string; readonly certificate: Certificate }[]
  readonly plans: readonly (readonly ActionName[])[]
}

/** For the claim that two problems are equivalent. */
export type EqualCertificate<Certificate> =
  /** The renaming maps the initial states (and values) onto one another, and the goals agree. Both modes. */
  | {
      readonly kind: 'renaming'
      readonly renaming: Renaming
      readonly goals: GoalsAgree<Certificate>
    }
  /**
   * Placeholder: `renaming` maps the initial states, `goalRenaming` the goals; `there` leads in b from the image of a's
   * initial state under `goalRenaming` to b's initial state, `back` the other way, so that it maps R(a) onto R(b).
   */
  | {
      readonly kind: 'two-renamings'
      readonly renaming: Renaming
      readonly goalRenaming: Renaming
      readonly there: readonly ActionName[]
      readonly back: readonly ActionName[]
      readonly goals: GoalsAgree<Certificate>
    }
  /** The goals of both are unreachable, and the renaming maps the initial states. Both modes. */
  | {
      readonly kind: 'no-goal-states'
      readonly renaming: Renaming
      readonly a: Certificate
      readonly b: Certificate
    }
  /** The checker explores both problems by itself and compares the sets of goal states under `goalRenaming`. */
  | {
      readonly kind: 'same-goal-states'
      readonly renaming: Renaming
      readonly goalRenaming: Renaming
    }

/** For the claim that two problems differ. */
export type DifferentCertificate<Certificate> =
  /** No renaming maps the initial states (and values); the checker itself counts, refines and searches. Both modes. */
  | { readonly kind: 'initial-states' }
  /** Only one goal can be reached: a plan, and a certificate that the other is unreachable. Both modes. */
  | {
      readonly kind: 'one-solvable'
      readonly solvable: 'a' | 'b'
      readonly plan: readonly ActionName[]
      readonly proof: Certificate
    }
  /**
   * Strict: plans to states of each. No renaming that maps the initial states takes goal states to goal states and other states to other
   * states, for each of those states in both directions. The checker searches all renamings, pruned by symmetries of each problem.
   * Placeholder: all plans reach their goals, and no renaming at all does so.
   */
  | {
      readonly kind: 'witnesses'
      readonly a: readonly (readonly ActionName[])[]
      readonly b: readonly (readonly ActionName[])[]
    }
  /**
   * Conjunctive goals. L: the literals proven to hold in all of G; U: those that hold in all states that the plans reach. No renaming takes
   * L(a) into U(b) and L(b) into U(a); in strict mode, none of those that map the initial states.
   */
  | {
      readonly kind: 'closures'
      readonly a: ClosureEvidence<Certificate>
      readonly b: ClosureEvidence<Certificate>
    }
  /** Placeholder: the checker explores both by itself; no renaming maps G(a) onto G(b). */
  | { readonly kind: 'goal-states' }

export type PairCertificate<Certificate> = EqualCertificate<Certificate> | DifferentCertificate<Certificate>
