// One scored response as a row of a run: all that tables, figures and exports need, without the response itself, the
// question's PDDL or the certificate, which are found again when a row is opened.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { MistakeCode } from '#questions/kinds/mistakes'
import type { UndecidedReason, UnreadableReason, VerdictWord } from '#questions/kinds/verdict'

/** Plain data: it survives structured cloning and JSON. */
export interface ScoredRow {
  /** Name of the file; of a member of an archive `log.eval/samples/1_epoch_1.json`. */
  readonly file: string
  /** Line of the file, or place in its array, from 1. */
  readonly line: number
  /** '' if no file states it. */
  readonly model: string
  /** Which try at this question it is, from 1. */
  readonly attempt: number
  /** The question by its content: the same in every run and file that asks it, so that runs can be paired. */
  readonly question: string
  /** Id of the question in its benchmark. */
  readonly id: string
  readonly kind: KindCode
  readonly format: FormatCode
  readonly domain: string
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  /** By the published scorer's rules; null if they do not score it. */
  readonly official: 0 | 1 | null
  /**
   * Why the published program gives no score: `empty` where it leaves an empty response out, or the error that it stops
   * with; null if it gives one, or none is computed.
   */
  readonly unscored: string | null
  /** The harness's own score; null if the file has none. */
  readonly recorded: number | null
  /** Where nothing can be proven: how the answer, as our reader reads it, compares with the published one. */
  readonly published: 'matches' | 'differs' | null
  readonly mistakes: readonly MistakeCode[]
  /**
   * Of an answer that is judged in parts, which hold and which do not: `solvable`, `not-equivalent`, and by the published
   * rules `official-solvable`, `official-not-equivalent`. Absent of others.
   */
  readonly levels?: readonly string[]
  /** Why official score and verdict differ, kebab-case, the same for the same cause; null if they do not. */
  readonly cause: string | null
  /** The answer as read by the playground, at most 200 characters; '' if none was found. */
  readonly answer: string
  /** One sentence: why the verdict. */
  readonly explanation: string
  /** Kind of the first certificate, and whether the checker accepts all; null if the verdict needs none. */
  readonly certificate: { readonly kind: string; readonly checked: boolean } | null
  /** Of answers that are sets: |answer ∩ right| / |answer ∪ right|; null for others. */
  readonly jaccard: number | null
  /** Steps of the plan or sequence that the question gives; null if it gives none. */
  readonly givenSteps: number | null
  /** Ground actions of the problem; null if it comes without PDDL. */
  readonly actions: number | null
  /** Characters of the response. */
  readonly length: number
}

/** A person's verdict that replaces the machine's; the machine's verdict stays available. */
export interface Override {
  readonly verdict: VerdictWord
  readonly reason: string
}
