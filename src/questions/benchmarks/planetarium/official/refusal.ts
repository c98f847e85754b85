// Why the published parser does not take a text.

/** Kind of what is refused. */
export type RefusalRule =
  /** No parenthesis at all. */
  | 'no-problem'
  /** A parenthesis in prose, another problem or a domain next to the problem. */
  | 'prose'
  /** Capitals where the keyword or the object is in small letters, or the other way round. */
  | 'upper-case'
  /** A section out of order, missing or unknown; a parenthesis too few; anything else that is no sentence of the grammar. */
  | 'syntax'
  /** A name that is no name, or a reserved word. */
  | 'name'
  | 'requirements'
  | 'duplicate-object'
  | 'either'
  /** A literal, number or the like in the initial state. */
  | 'init'
  /** Negation, equality, disjunction or a quantifier in the goal. */
  | 'goal'
  | 'undeclared-object'
  /** Two atoms that read alike when joined by hyphens. */
  | 'hyphens'

/** What ends the reading; never leaves this folder. */
export class Refusal extends Error {
  readonly rule: RefusalRule
  readonly at: number

  constructor(rule: RefusalRule, at: number, reason: string) {
    super(reason)
    this.rule = rule
    this.at = at
  }
}
