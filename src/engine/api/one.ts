// What the page may ask about one response: readings side by side, repairs, reports, receipts.

import type { Answer } from '../../answers/reading'
import type { Limits } from '../../base/limits'
import type { Question } from '../../kinds/question'
import type { Rows } from '../../results/readings/marks'
import type { Readings } from '../../results/readings/readings'
import type { ReceiptCheck } from '../../results/receipt/check'
import type { RepairOutcome } from '../../results/repair'

/** A receipt that was looked at. */
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

export interface OneApi {
  /** What the three readers make of a response; `reading`: ours as a person chose. */
  readings(question: Question, text: string, reading?: Answer): Readings
  /** Further rows of the readings, from the offset and the line where the first ones end. */
  more(question: Question, text: string, from: number, line: number, reading?: Answer): Rows
  /** What would make a wrong or unreadable response right; may search. */
  repair(question: Question, text: string, limits: Limits, reading?: Answer): Promise<RepairOutcome>
  /** The verdict as JSON that can be checked again. */
  receipt(question: Question, text: string, limits: Limits, reading?: Answer): Promise<string>
  /** The response with its readings and verdict as Markdown. */
  report(question: Question, text: string, limits: Limits, reading?: Answer): Promise<string>
  /** A receipt, which may be any text, by the checker alone. */
  check(receipt: string): CheckedReceipt
}
