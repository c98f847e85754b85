// What we find of an answer: one word, why, and the evidence.

import type { FreeReading } from '#language/answers/reading'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import type { MistakeCode } from './mistakes'
import type { Overlap } from './overlap'

/** A verdict, and where it came from. */
export interface Judged {
  readonly verdict: Verdict
  readonly fromCache: boolean
  /** How long it took to find, in milliseconds (when it was found, if it comes from the cache). */
  readonly ms: number
  /**
   * Of a very long answer only the first parts are handed over: how many characters its whole trace has, how many of all
   * findings name a change, and whether the reading has only the first items of the answer.
   */
  readonly cut?: {
    readonly traceLength: number
    readonly changes: number
    readonly isAnswerCut: boolean
  }
}

export type VerdictWord = 'right' | 'wrong' | 'undecided' | 'unreadable'
/**
 * Why undecided: a counted limit was reached; the record carries no PDDL; the problem has no plan; several of the
 * question's choices are right, or none; the question's English states too little, or could not be read.
 */
export type UndecidedReason =
  | 'limit'
  /** A search ended for want of memory, which devices have more or less of. */
  | 'memory'
  | 'no-pddl'
  | 'no-plan'
  | 'question-defect'
  | 'english-incomplete'
/**
 * Why unreadable: two readings, none preferred by the rule of reading; there is no text; it was cut off, or refused, as its
 * file states. No reason: nothing was found in the text.
 */
export type UnreadableReason = 'ambiguous' | 'no-answer' | 'cut-off' | 'refused'

/** One row of the repair: which item, what to do with it, and why. What the explanation states is not stated again. */
export interface Finding {
  /**
   * missing: should be there; extra: should not; unknown: names nothing; step: of a sequence; near-miss: how little
   * would make it right; note: an aside.
   */
  readonly role: 'missing' | 'extra' | 'unknown' | 'step' | 'best' | 'near-miss' | 'note'
  /** The fact or action it is about, `(on a b)`; '' for a note on the whole. */
  readonly item: string
  /** What would mend the answer, as an imperative: `Add`, `Move to the second list`. */
  readonly fix?: string
  /** One sentence, why; '' if the explanation states it. */
  readonly text: string
  /** A sequence of actions to watch: a plan that reaches, avoids, or is shorter. */
  readonly sequence?: readonly string[]
}

/** A claim our verdict rests on, with its evidence and what the checker stated. */
export interface Evidence {
  readonly claim: Claim
  readonly certificate: Certificate
  readonly checked: boolean
  /**
   * The claim is about the problem in which everything that the question's English leaves open holds (`Told.most`).
   * Absent: about the problem that the question is judged by.
   */
  readonly about?: 'most'
  /** Of `plans`: for each sequence the names that it reaches (or avoids) and none before it does. */
  readonly reaches?: readonly (readonly string[])[]
  /** Of a closed set: what it was computed without, what it lacks, and how it grew. */
  readonly closed?: ClosedStory
}

/** How a closed set comes about and why it shows what is claimed. */
export interface ClosedStory {
  /** The fact that was never made true; absent if everything was allowed. */
  readonly without?: string
  /** Wanted facts (of the goal, or of a precondition) that are not in the set. */
  readonly missing: readonly string[]
  /** Where these facts are wanted. */
  readonly wanted: 'goal' | 'fact' | 'action'
  /** The initial facts, then those that each round of actions adds, deletes ignored; together the whole set. */
  readonly layers: readonly (readonly string[])[]
}

/** One of several things that an answer states, and whether it is so; null: the answer does not state it, or it need not. */
export interface VerdictPart {
  readonly name: PartName
  readonly holds: boolean | null
}

/** What a part is about. */
export type PartName = PlanPart | ProblemPart

/**
 * Of a verdict on a plan: that it is valid or not; what fails; at which step; which action; that only unmet facts are
 * named; that all of them are; and the weaker demand that one of them is (Valmeekam et al., 2023).
 */
export type PlanPart = 'verdict' | 'kind' | 'step' | 'action' | 'facts-true' | 'facts-complete' | 'one-named'

/**
 * Of a written problem: it can be read as PDDL of the domain; its goal can be reached; it begins in the same state; it is
 * equivalent, and equivalent when goal objects may be exchanged.
 */
export type ProblemPart = 'parseable' | 'solvable' | 'same-beginning' | 'equivalent' | 'equivalent-placeholder'

export interface Verdict {
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  /** One sentence of at most 25 words: why. Facts and actions in backticks. */
  readonly explanation: string
  /** What is wrong, each code once, in the order of `mistakeNames`; none unless the verdict is wrong. */
  readonly mistakes: readonly MistakeCode[]
  /** Of answers that state several things: each with whether it is so. */
  readonly parts?: readonly VerdictPart[]
  /** Of answers that are sets: how far it overlaps with the right set. */
  readonly overlap?: Overlap
  readonly findings: readonly Finding[]
  readonly evidence: readonly Evidence[]
  /** What was read from the text, and from where. */
  readonly reading: FreeReading
  /** h* before, and after the answered action where it has one; for `nexta`. null: the goal is out of reach. */
  readonly distances?: { readonly before: number | null; readonly after: number | null }
  /** Where nothing can be proven: how the answer, as our reader reads it, compares with the published one. */
  readonly published?: 'matches' | 'differs'
  /** By the published scorer's rules; null if they are not computed, or give none. */
  readonly officialScore: 0 | 1 | null
  /** The error that the published program raises here: with a score of 0 it counts as wrong, with none it stops. */
  readonly officialError?: string
  /** The published program leaves the response out of its counts. */
  readonly officialNotScored?: true
  /** Where the published score has levels: each by its name. */
  readonly officialLevels?: Readonly<Record<string, boolean>>
  /** Why the official score differs from the verdict, or what to know of it. */
  readonly officialNote?: string
  /**
   * Why official score and verdict part, kebab-case, the same for the same cause; absent if they do not, and where
   * one of them is not known. Names in `runs/causes.ts`.
   */
  readonly officialCause?: string
}
