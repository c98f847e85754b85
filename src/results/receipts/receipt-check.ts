// What the check of a receipt found.

import type { VerdictWord } from '#questions/kinds/verdict'

/** One claim of a receipt and what the checker states about it. Texts have names in backticks. */
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
   * confirmed: the verdict follows from what the checker accepts or sees. not-shown: the receipt does not pretend to show
   * it. refused: the receipt states what does not follow, or what is not so.
   */
  readonly outcome: 'confirmed' | 'not-shown' | 'refused'
  /** One sentence: why. */
  readonly says: string
  readonly verdict: VerdictWord
  readonly claims: readonly CheckedClaim[]
  /** What the verdict rests on. */
  readonly rests: 'claims' | 'steps' | 'reading' | 'nothing'
  /** What the checker cannot see, a sentence each. */
  readonly unseen: readonly string[]
  /** What our reader takes from the response, in words; null if it takes nothing. */
  readonly answer: string | null
}
