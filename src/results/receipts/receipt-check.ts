// The result of checking a receipt.

import type { VerdictWord } from '#questions/kinds/verdict'

/** One claim of a receipt and the checker's result for it. Names in texts are in backticks. */
export interface CheckedClaim {
  readonly claim: string
  readonly certificate: string
  readonly accepted: boolean
  /** The step at which the check fails; '' if it succeeds. */
  readonly where: string
  /** True if the claim only records that a search was done, without checkable evidence. */
  readonly isBare: boolean
}

export interface ReceiptCheck {
  /**
   * confirmed: the verdict follows from what the checker accepts or computes. not-shown: the receipt does not claim to
   * show it. refused: the receipt contains a false statement, or one that does not follow.
   */
  readonly outcome: 'confirmed' | 'not-shown' | 'refused'
  /** The reason, in one sentence. */
  readonly explanation: string
  readonly verdict: VerdictWord
  readonly claims: readonly CheckedClaim[]
  /** The basis of the verdict. */
  readonly rests: 'claims' | 'steps' | 'reading' | 'nothing'
  /** The questions that the checker cannot decide, one sentence each. */
  readonly unseen: readonly string[]
  /** The answer that the playground's reader extracts from the response, in words; null if there is none. */
  readonly answer: string | null
}
