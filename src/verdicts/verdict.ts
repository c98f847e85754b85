// What we find of an answer: one word, why, and the evidence.

import type { FreeReading } from '../answers/reading'
import type { Certificate, Claim } from '../certificates/certificate'

export type VerdictWord = 'right' | 'wrong' | 'undecided' | 'unreadable'
/** Why undecided: a counted limit was reached; the record carries no PDDL; the problem has no plan. */
export type UndecidedReason = 'limit' | 'no-pddl' | 'no-plan'
/** Why unreadable: two readings, none preferred by the rule of reading. No reason: nothing was found. */
export type UnreadableReason = 'ambiguous'

/** One thing worth saying of the answer, for lists: which item, what about it, in words and in names. */
export interface Finding {
  /** missing: should be there; extra: should not; unknown: names nothing; step: of a sequence; note: an aside. */
  readonly role: 'missing' | 'extra' | 'unknown' | 'step' | 'best' | 'near-miss' | 'note'
  /** The fact or action it is about, `(on a b)`; '' for a note on the whole. */
  readonly item: string
  /** One sentence. */
  readonly text: string
  /** A sequence of actions to watch: a plan that reaches, avoids, or is shorter. */
  readonly sequence?: readonly string[]
}

/** A claim our verdict rests on, with its evidence and what the checker said. */
export interface Evidence {
  readonly claim: Claim
  readonly certificate: Certificate
  readonly checked: boolean
}

export interface Verdict {
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  /** A paragraph of plain English on this question's own content. Facts and actions in backticks. */
  readonly explanation: string
  readonly findings: readonly Finding[]
  readonly evidence: readonly Evidence[]
  /** What was read from the text, and from where. */
  readonly reading: FreeReading
  /** h* before, and after the answered action where it has one; for `nexta`. null: the goal is out of reach. */
  readonly distances?: { readonly before: number | null; readonly after: number | null }
  /** By the published scorer's rules; null where they are not worked out. */
  readonly officialScore: 0 | 1 | null
  /** Why the official score differs from the verdict, or what to know of it. */
  readonly officialNote?: string
}
