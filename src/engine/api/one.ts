// What the page may ask about one response: readings side by side, repairs, reports, receipts.

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
      /** The engine that the receipt names, and the one that is here. */
      readonly engine: { readonly made: string; readonly here: string }
    }

export interface ExampleResponse {
  readonly response: string
  /** How it is written: `numbered, thinking aloud`. */
  readonly style: string
}

export interface OneApi {
  /** What the three readers parse from a response; `reading`: our reader's, as chosen by a person. */
  readings(question: Question, text: string, reading?: Answer): Readings
  /** Further rows of the readings, from the offset and the line where the first ones end. */
  more(question: Question, text: string, from: number, line: number, reading?: Answer): Rows
  /** The verdict as `judging` gives it, without what is too much to hand over of the reading of a very long text. */
  verdict(question: Question, text: string, limits: Limits, reading?: Answer): Promise<Judged>
  /** What would make a wrong or unreadable response right; may search. */
  repair(question: Question, text: string, limits: Limits, reading?: Answer): Promise<RepairOutcome>
  /** The verdict as JSON that can be checked again. */
  receipt(question: Question, text: string, limits: Limits, reading?: Answer): Promise<string>
  /** The response with its readings and verdict as Markdown. */
  report(question: Question, text: string, limits: Limits, reading?: Answer): Promise<string>
  /** The responses of a text that is a record of a result file, or a few; null if it is a text like any other. */
  records(name: string, text: string): Promise<PastedRecords | null>
  /** Which of these questions a record is about, by its key. */
  find(
    about: PastedResponse['about'],
    questions: readonly Question[],
  ): { readonly key: string } | { readonly problem: string }
  /** A made-up response to the question, another for each `turn`; null if no right answer is known. */
  example(question: Question, turn: number, limits: Limits): ExampleResponse | null
  /** A receipt, which may be any text, by the checker alone. */
  check(receipt: string): CheckedReceipt
}
