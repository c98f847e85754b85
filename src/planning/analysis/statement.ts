// The formal statement of one option of a yes/no or choice question, so that it can be proven.

/** A condition on facts: all of them hold. Names are `(name arg …)`. */
export type Statement =
  | { readonly kind: 'applicable'; readonly action: string }
  /** The action is applicable, and all of these hold after it. */
  | { readonly kind: 'holds-after'; readonly action: string; readonly facts: readonly string[] }
  /** Some reachable state has all of these; with `within`, one that is at most this many steps away. */
  | { readonly kind: 'reachable'; readonly facts: readonly string[]; readonly within?: number }
  /** Some reachable state allows the action; with `also`, some (perhaps another) reachable state allows that one. */
  | { readonly kind: 'becomes-applicable'; readonly action: string; readonly also?: string }
  /** `entries` that name no action are phrases, which makes the sequence invalid. */
  | {
      readonly kind: 'sequence'
      readonly entries: readonly SequenceEntry[]
      readonly is: SequenceClaim
      /** With `inapplicable`: the first entry that is not applicable in its turn, from 0. */
      readonly at?: number
    }
  /** The plan without these positions is a plan. */
  | {
      readonly kind: 'removable'
      readonly plan: readonly string[]
      readonly positions: readonly number[]
    }
  /**
   * For at least one of the lists in `places`, the plan without the steps at these positions is still a plan; false
   * if there is no list.
   */
  | {
      readonly kind: 'removable-somewhere'
      readonly plan: readonly string[]
      readonly places: readonly (readonly number[])[]
    }
  /** Removing any one step of `can` leaves a plan; removing any one of `cannot` does not. */
  | {
      readonly kind: 'removability'
      readonly plan: readonly string[]
      readonly can: readonly (readonly number[])[]
      readonly cannot: readonly (readonly number[])[]
    }
  | { readonly kind: 'landmark'; readonly fact: string }
  /** A phrase that names no action of the domain; it is never applicable. */
  | { readonly kind: 'foreign'; readonly phrase: string }

export type SequenceEntry =
  | { readonly kind: 'action'; readonly action: string }
  | { readonly kind: 'foreign'; readonly phrase: string }

/**
 * The four claims of validation (invalid, inapplicable, applicable, plan), exactly one of them true of any sequence,
 * and the three questions of its yes/no form (is-valid, is-applicable, plan).
 */
export type SequenceClaim =
  /** Some entry names no action. */
  | 'invalid'
  /** All entries are actions, one of them is not applicable in its turn. */
  | 'inapplicable'
  /** Applicable, but the goal does not hold at the end. */
  | 'applicable'
  | 'plan'
  /** Not `invalid`. */
  | 'is-valid'
  /** `applicable` or `plan`. */
  | 'is-applicable'

/** Truth of a statement about a task, or that a counted limit came first. */
export type Truth = boolean | 'undecided'

/** The content of the statement as text; facts that hold together have no order. */
export function textOfStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'reachable':
      return `reachable ${statement.within ?? ''} ${[...statement.facts].sort().join(' ')}`
    case 'holds-after':
      return `after ${statement.action} ${[...statement.facts].sort().join(' ')}`
    case 'becomes-applicable':
      return `becomes ${[statement.action, statement.also ?? ''].sort().join(' ')}`
    default:
      return JSON.stringify(statement)
  }
}
