// The figures of a run as plain data: counts by model, kind, format and domain, from which all tables are computed.
// They contain no response and no question text.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { MistakeCode } from '#questions/kinds/mistakes'
import type { Group } from './counts'

export interface Summary {
  /** In order; '' for rows without a model name. */
  readonly models: readonly string[]
  /** The counts for each combination of model, kind, format and domain that has rows. */
  readonly cells: readonly Cell[]
  /** The counts over all models, if there are several: responses of two models to one question form one cluster. */
  readonly pooled: readonly Cell[]
  /** Binned by the number of steps of the plan or sequence given in the question. */
  readonly steps: readonly Bin[]
  /** Binned by the number of ground actions of the problem. */
  readonly actions: readonly Bin[]
  /** Mistakes in rows that are not right; a row may have several. */
  readonly mistakes: readonly MistakeCount[]
  /** Causes of differences between official score and verdict. */
  readonly causes: readonly CauseCount[]
}

export interface Cell {
  /** null: all models. */
  readonly model: string | null
  readonly kind: KindCode
  readonly format: FormatCode
  readonly domain: string
  readonly group: Group
}

/** The rows with a number of steps or actions in a range. */
export interface Bin {
  /** Index of the bin, from 0. */
  readonly at: number
  readonly from: number
  /** Inclusive; null: no upper end. */
  readonly to: number | null
  readonly group: Group
}

export interface MistakeCount {
  readonly kind: KindCode
  readonly code: MistakeCode
  readonly count: number
}

export interface CauseCount {
  readonly kind: KindCode
  /** As in `ScoredRow`; `override`: a person's verdict is the cause; `other`: no cause is known. */
  readonly cause: string
  /** Number of rows with official score 1 that are not right. */
  readonly officialOnly: number
  /** Number of rows with official score 0 that are right. */
  readonly provenOnly: number
}

/** How often a question was answered; needed to merge summaries of parts of a run. */
export interface QuestionTally {
  readonly question: string
  readonly kind: KindCode
  readonly format: FormatCode
  readonly domain: string
  /** Indexes of bins; −1 if the question has no such number. */
  readonly steps: number
  readonly actions: number
  /**
   * For each model: number of responses with a known verdict, of right ones, of officially scored ones, and of those
   * with official score 1.
   */
  readonly tries: readonly (readonly [string, number, number, number, number])[]
}

/** A summary that can be merged with others of the same run. */
export interface JoinableSummary extends Summary {
  readonly questions: readonly QuestionTally[]
}
