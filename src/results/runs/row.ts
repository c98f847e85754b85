// One scored response as a row of a run: the data needed by tables, figures and exports. The response itself, the
// question's PDDL and the certificate are loaded when a row is opened.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { MistakeCode } from '#questions/kinds/mistakes'
import type { UndecidedReason, UnreadableReason, VerdictWord } from '#questions/kinds/verdict'

/** Plain data: it survives structured cloning and JSON. */
export interface ScoredRow {
  /** Name of the file; for a member of an archive `log.eval/samples/1_epoch_1.json`. */
  readonly file: string
  /** Line in the file, or position in its array, from 1. */
  readonly line: number
  /** '' if no file states it. */
  readonly model: string
  /** The attempt at this question, from 1. */
  readonly attempt: number
  /** A key of the question's content: equal in every run and file that asks it, so that runs can be paired. */
  readonly question: string
  /** Id of the question in its benchmark. */
  readonly id: string
  readonly kind: KindCode
  readonly format: FormatCode
  readonly domain: string
  readonly verdict: VerdictWord
  readonly reason: UndecidedReason | UnreadableReason | null
  /** The official score; null if the published rules give none. */
  readonly official: 0 | 1 | null
  /**
   * Why the published program gives no score: `empty` if it skips an empty response, or the error that it stops with;
   * null if it gives one, or none is computed.
   */
  readonly unscored: string | null
  /** The harness's own score; null if the file has none. */
  readonly recorded: number | null
  /** For answers that cannot be proven right or wrong: how the parsed answer compares with the published one. */
  readonly published: 'matches' | 'differs' | null
  readonly mistakes: readonly MistakeCode[]
  /**
   * For answers judged in parts, which parts hold and which do not: `solvable`, `not-equivalent`, and by the published
   * rules `official-solvable`, `official-not-equivalent`. Absent for other answers.
   */
  readonly levels?: readonly string[]
  /** Code of the cause if official score and verdict differ, in kebab-case; otherwise null. */
  readonly cause: string | null
  /** The answer as parsed by the playground, at most 200 characters; '' if none was found. */
  readonly answer: string
  /** The reason for the verdict, in one sentence. */
  readonly explanation: string
  /**
   * Kind of the first certificate, and whether the checker accepts all certificates; null if the verdict needs none.
   */
  readonly certificate: { readonly kind: string; readonly checked: boolean } | null
  /** For answers that are sets: |answer ∩ right| / |answer ∪ right|; null for others. */
  readonly jaccard: number | null
  /** Number of steps of the plan or sequence given in the question; null if there is none. */
  readonly givenSteps: number | null
  /** Number of ground actions of the problem; null if there is no PDDL. */
  readonly actions: number | null
  /** Length of the response in characters. */
  readonly length: number
}

/** A person's verdict that replaces the machine's; the machine's verdict stays available. */
export interface Override {
  readonly verdict: VerdictWord
  readonly reason: string
}
