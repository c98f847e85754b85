// What the published parser takes: Planetarium's fork of the `pddl` parser, October 2024.

import type { TracePart } from '../../../answers/reading'
import { droppedTrace } from '../../../answers/trace'
import type { OfficialProblem } from './problem'

export type OfficialParse =
  | {
      readonly kind: 'graph'
      readonly problem: OfficialProblem
      /** Covers the raw text, in order of place: what was kept, and what passes without meaning (prose, fences, comments). */
      readonly trace: readonly TracePart[]
    }
  | {
      readonly kind: 'refused'
      /** One sentence: what it does not take, and why. */
      readonly reason: string
      readonly rule: RefusalRule
      /** Offset in the text. */
      readonly at: number
      readonly trace: readonly TracePart[]
    }

/** Kind of what is refused. */
export type RefusalRule =
  /** No parenthesis at all. */
  | 'no-problem'
  /** A parenthesis in prose, another problem or a domain beside the problem. */
  | 'prose'
  /** Keywords in capitals. */
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

/** A raw response as it is handed to the published parser. Linear; never throws. */
export function officialParse(text: string): OfficialParse {
  return {
    kind: 'refused',
    reason: 'Nothing was read.',
    rule: 'no-problem',
    at: 0,
    trace: droppedTrace(text),
  }
}
