// Receipts that tests change before they are checked.

import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Question } from '#questions/kinds/question'
import { checkReceipt } from '#results/receipts/check'
import { makeReceipt, readReceipt } from '#results/receipts/receipt'
import type { ReceiptCheck } from '#results/receipts/receipt-check'

export const maxStates = 200_000

// biome-ignore lint/suspicious/noExplicitAny: a receipt that is being forged has any shape
export type Forgeable = any

export function receiptOf(question: Question, response: string): Forgeable {
  const verdict = judgeQuestion(question, response, { maxStates })
  return JSON.parse(makeReceipt({ question, response, verdict, engine: 'test', maxStates }))
}

export function checked(receipt: Forgeable): ReceiptCheck {
  const read = readReceipt(JSON.stringify(receipt))
  if (read.kind === 'bad') throw new Error(read.message)
  return checkReceipt(read.receipt)
}
