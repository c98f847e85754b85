// The result of checking a receipt.

import type { VerdictWord } from '#questions/kinds/verdict'

/** One claim of a receipt and the checker's result for it. Names in texts are in backticks. */
export interface CheckedClaim {
  readonly claim: string
  readonly certificate: string
  readonly accepted: boolean
  /** Where it fails; '' if it does not. */
  readonly where: string
  /** True if it records a mere search without checkable evidence. */
  readonly isBare: boolean
}

export interface ReceiptCheck {
  /**
   * confirmed: the verdict follows from what the checker accepts or sees. not-shown: the receipt does not claim to show it. refused: the
   * receipt contains a false statement, or one that does not follow.
   */
  readonly outcome: 'confirmed' | 'not-shown' | 'refused'
  /** One sentence: why. */
  readonly says: string
  readonly verdict: VerdictWord
  readonly claims: readonly CheckedClaim[]
  /** The basis of the verdict. */
  readonly rests: 'claims' | 'steps' | 'reading' | 'nothing'
  /** What the checker cannot decide, one sentence each. */
  readonly unseen: readonly string[]
  /** What our reader takes from the response, in words; null if it takes nothing. */
  readonly answer: string | null
}
