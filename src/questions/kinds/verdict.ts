// The playground's verdict on an answer: one word, the reason, and the evidence.

import type { FreeReading } from '#language/answers/reading'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import type { MistakeCode } from './mistakes'
import type { Overlap } from './overlap'

/** A verdict with its running time. */
export interface Judged {
  readonly verdict: Verdict
  readonly fromCache: boolean
  /** Time to compute it, in milliseconds (the original time, if it comes from the cache). */
  readonly ms: number
  /**
   * Only the first items of a very long answer are transferred: the length of the full trace, the number of findings
   * with a change, and whether the reading has only the first items of the answer.
   */
  readonly cut?: {
    readonly traceLength: number
    readonly changes: number
    readonly isAnswerCut: boolean
  }
}

export type VerdictWord = 'right' | 'wrong' | 'undecided' | 'unreadable'
/**
 * Why undecided: a limit was reached; the record has no PDDL; the problem has no plan; several of the question's
 * choices are right, or none; the question's English is incomplete, or could not be read.
 */
export type UndecidedReason =
  | 'limit'
  /** A search ran out of memory; the limit depends on the device. */
  | 'memory'
  | 'no-pddl'
  | 'no-plan'
  | 'question-defect'
  | 'english-incomplete'
/**
 * Why unreadable: two readings, neither preferred by the reading rules; there is no text; the response was cut off, or
 * refused, according to its file. Without a reason: the text contains no answer.
 */
export type UnreadableReason = 'ambiguous' | 'no-answer' | 'cut-off' | 'refused'

/** One row of the repair list: the item, the change, and the reason. The explanation is not repeated. */
export interface Finding {
  /**
   * missing: should be listed; extra: should not; unknown: not a valid name; step: of a sequence; near-miss: a small
   * change makes it right; note: a remark.
   */
  readonly role: 'missing' | 'extra' | 'unknown' | 'step' | 'best' | 'near-miss' | 'note'
  /** The fact or action concerned, `(on a b)`; '' for a note on the whole answer. */
  readonly item: string
  /** The correction as an imperative: `Add`, `Move to the second list`. */
  readonly fix?: string
  /** The reason in one sentence; '' if the explanation gives it. */
  readonly text: string
  /** A sequence of actions to play: a plan that reaches or avoids the item, or a shorter plan. */
  readonly sequence?: readonly string[]
}

/**
 * Which verdicts have evidence: all; those for which it is asked, others state what is proven; none. The verdict is the
 * same.
 */
export type Certificates = 'all' | 'asked' | 'none'

/** A claim on which the verdict is based, with its evidence and the checker's result. */
export interface Evidence {
  readonly claim: Claim
  readonly certificate: Certificate
  readonly checked: boolean
  /**
   * The claim is about the problem in which all facts left open by the question's English hold
   * (`ParsedContext.most`). Absent: about the problem for judging the question.
   */
  readonly about?: 'most'
  /** For `plans`: per sequence, the names that it reaches (or avoids) and no earlier one does. */
  readonly reaches?: readonly (readonly string[])[]
  /** For a closed set: the excluded fact, what the set lacks, and how it grew. */
  readonly closed?: ClosedStory | undefined
}

/** How a closed set is built, and why it proves the claim. */
export interface ClosedStory {
  /** The fact that was never made true; absent if nothing was excluded. */
  readonly without?: string
  /** Required facts (of the goal, or of a precondition) that are not in the set. */
  readonly missing: readonly string[]
  /** What requires these facts. */
  readonly wanted: 'goal' | 'fact' | 'action'
  /** The initial facts, then the facts added by each round of actions without deletes; together the whole set. */
  readonly layers: readonly (readonly string[])[]
}

/** One of several statements of an answer, and whether it is true; null if the answer does not make it, or need not. */
export interface VerdictPart {
  readonly name: PartName
  readonly holds: boolean | null
}

/** The names of statements. */
export type PartName = PlanPart | ProblemPart

/**
 * For a verdict on a plan: valid or not; the kind of failure; the step; the action; that only unmet facts are named;
 * that all of them are; and the weaker requirement that one of them is (Valmeekam et al., 2023).
 */
export type PlanPart = 'verdict' | 'kind' | 'step' | 'action' | 'facts-true' | 'facts-complete' | 'one-named'

/**
 * For a written problem: it is valid PDDL of the domain; its goal is reachable; it has the same initial state; it is
 * equivalent, and equivalent up to exchanging goal objects.
 */
export type ProblemPart = 'parseable' | 'solvable' | 'same-beginning' | 'equivalent' | 'equivalent-placeholder'

export interface Verdict {
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  /** The reason in one sentence of at most 25 words. Facts and actions in backticks. */
  readonly explanation: string
  /** Distinct mistakes, in the order of `mistakeNames`; empty unless the verdict is wrong. */
  readonly mistakes: readonly MistakeCode[]
  /** For answers with several statements: each with its truth. */
  readonly parts?: readonly VerdictPart[]
  /** For answers that are sets: the overlap with the right set. */
  readonly overlap?: Overlap
  readonly findings: readonly Finding[]
  readonly evidence: readonly Evidence[]
  /** With `asked`, instead of evidence: the claims on which the verdict is based. */
  readonly proven?: readonly Claim[]
  /** The reading of the text, with positions. */
  readonly reading: FreeReading
  /** h* before and after the answered action, if there is one; for `nexta`. Null: the goal is unreachable. */
  readonly distances?: { readonly before: number | null; readonly after: number | null }
  /** If nothing can be proven: how the answer, as read by the playground, compares with the published one. */
  readonly published?: 'matches' | 'differs'
  /** By the published scorer's rules; null if not computed or not scored. */
  readonly officialScore: 0 | 1 | null
  /** The error that the published program raises here: with score 0 it counts as wrong, without a score it stops. */
  readonly officialError?: string
  /** True if the published program excludes the response from its counts. */
  readonly officialNotScored?: true
  /** The levels of the published score by name, if it has any. */
  readonly officialLevels?: Readonly<Record<string, boolean>>
  /** Why the official score differs from the verdict, or another note on it. */
  readonly officialNote?: string
  /**
   * Why official score and verdict differ, kebab-case, the same for the same cause; absent if they agree or one of them
   * is unknown. Names in `runs/causes.ts`.
   */
  readonly officialCause?: string
}
