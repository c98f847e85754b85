// The page's API for one response: readings side by side, repairs, reports, receipts.

import type { Answer } from '#language/answers/reading'
import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Judged } from '#questions/kinds/verdict'
import type { PastedRecords, PastedResponse } from '#results/scoring/pasted'
import type { Rows } from '#results/scoring/readings/marks'
import type { Readings } from '#results/scoring/readings/readings'
import type { ReceiptCheck } from '#results/receipts/receipt-check'
import type { RepairOutcome } from '#results/scoring/repair'

/** The result of checking a receipt. */
export type CheckedReceipt =
  | { readonly kind: 'bad'; readonly title: string; readonly message: string }
  | {
      readonly kind: 'checked'
      readonly check: ReceiptCheck
      readonly question: Question
      readonly response: string
      readonly explanation: string
      readonly officialScore: 0 | 1 | null
      /** The engine versions of the receipt and of this page. */
      readonly engine: { readonly made: string; readonly here: string }
    }

export interface ExampleResponse {
  readonly response: string
  /** How the answer is written: `numbered, thinking aloud`. */
  readonly style: string
}

export interface OneApi {
  /** The three readers' results for a response; `reading`: a person's choice that replaces the playground's result. */
  readings(question: Question, text: string, reading?: Answer): Readings
  /** Further rows of the readings, from the offset and line at which the first ones end. */
  more(question: Question, text: string, from: number, line: number, reading?: Answer): Rows
  /**
   * The verdict as returned by `judging`, but without the parts of a very long text's reading that are too large to
   * transfer.
   */
  verdict(question: Question, text: string, limits: Limits, reading?: Answer): Promise<Judged>
  /** How to repair a wrong or unreadable response; may search. */
  repair(question: Question, text: string, limits: Limits, reading?: Answer): Promise<RepairOutcome>
  /** The verdict as JSON that can be checked again. */
  receipt(question: Question, text: string, limits: Limits, reading?: Answer): Promise<string>
  /** The response with its readings and verdict as Markdown. */
  report(question: Question, text: string, limits: Limits, reading?: Answer): Promise<string>
  /** The responses in a text that consists of a few records of a result file; null for ordinary text. */
  records(name: string, text: string): Promise<PastedRecords | null>
  /** The question among these that a record is about, by its key. */
  find(
    about: PastedResponse['about'],
    questions: readonly Question[],
  ): { readonly key: string } | { readonly problem: string }
  /** A generated response to the question, different for each `turn`; null if no right answer is known. */
  example(question: Question, turn: number, limits: Limits): ExampleResponse | null
  /** Checks a receipt, which may be any text, using only the certificate checker. */
  check(receipt: string): CheckedReceipt
}
