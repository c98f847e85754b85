// The page's API for help: hints, the key, and repairs of a wrong answer.

import type { Question } from '#questions/kinds/question'
import type { Hint, Nearest, Revealed } from '#questions/kinds/help'
import type { Limits } from '#base/limits'

export interface HintsApi {
  /** A hint; level 1 says what to look at, higher levels reveal more. Every hint is exact. */
  hint(question: Question, level: number, limits: Limits): Hint
  reveal(question: Question, limits: Limits): Promise<Revealed>
  nearest(question: Question, answer: string, limits: Limits): Nearest
}
