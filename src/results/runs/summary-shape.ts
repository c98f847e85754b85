// The figures of a run as plain data: sums by model, kind, format and domain, from which all tables are made. They hold
// no response and no text of a question.

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { MistakeCode } from '#questions/kinds/mistakes'
import type { Group } from './counts'

export interface Summary {
  /** '' if no file names a model; in order. */
  readonly models: readonly string[]
  /** What was counted of each model, kind, format and domain that has rows. */
  readonly cells: readonly Cell[]
  /** The same over all models, where there are several: responses of two models to one question are one cluster. */
  readonly pooled: readonly Cell[]
  /** By steps of the plan or sequence that the question gives. */
  readonly steps: readonly Bin[]
  /** By ground actions of the problem. */
  readonly actions: readonly Bin[]
  /** Of rows that are not right. A row may have several. */
  readonly mistakes: readonly MistakeCount[]
  /** Why official score and verdict differ. */
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

/** Rows whose number (of steps, of actions) is in a range. */
export interface Bin {
  /** Which of the fixed bins, from 0. */
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
  /** As in `ScoredRow`; `override`: because a person stated it; `other`: no cause is known. */
  readonly cause: string
  /** Rows with official score 1 that are not right. */
  readonly officialOnly: number
  /** Rows with official score 0 that are right. */
  readonly provenOnly: number
}

/** How often a question was answered; what joining summaries of parts of a run needs. */
export interface QuestionTally {
  readonly question: string
  readonly kind: KindCode
  readonly format: FormatCode
  readonly domain: string
  /** Bins; −1 if the question has no such number. */
  readonly steps: number
  readonly actions: number
  /** Model, known verdicts, right ones, official scores, official ones. */
  readonly tries: readonly (readonly [string, number, number, number, number])[]
}

/** A summary that can be joined with others of the same run. */
export interface JoinableSummary extends Summary {
  readonly questions: readonly QuestionTally[]
}
