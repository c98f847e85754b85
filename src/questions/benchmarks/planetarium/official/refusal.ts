// Why the published parser rejects a text.

/** Category of the rejection. */
export type RefusalRule =
  /** There is no parenthesis. */
  | 'no-problem'
  /** A parenthesis in prose, or another problem or a domain in addition to the problem. */
  | 'prose'
  /** Upper case where the keyword or the object is in lower case, or the reverse. */
  | 'upper-case'
  /** A section out of order, missing or unknown; a missing parenthesis; any other violation of the grammar. */
  | 'syntax'
  /** An invalid name, or a reserved word. */
  | 'name'
  | 'requirements'
  | 'duplicate-object'
  | 'either'
  /** A negative literal, a number or another unsupported element in the initial state. */
  | 'init'
  /** Negation, equality, disjunction or a quantifier in the goal. */
  | 'goal'
  | 'undeclared-object'
  /** Two different atoms that are equal when joined by hyphens. */
  | 'hyphens'

/** Ends parsing; caught within this folder. */
export class Refusal extends Error {
  readonly rule: RefusalRule
  readonly at: number

  constructor(rule: RefusalRule, at: number, reason: string) {
    super(reason)
    this.rule = rule
    this.at = at
  }
}
