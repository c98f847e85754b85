// What the page may ask on the way to a right answer: hints, the key, and what would make a wrong answer right.

import type { Question } from '#questions/kinds/question'
import type { Hint, Nearest, Revealed } from '#questions/kinds/help'
import type { Limits } from '#base/limits'

export interface HintsApi {
  /** Level 1 states what to look at, each further level more; exact, whatever the level. */
  hint(question: Question, level: number, limits: Limits): Hint
  reveal(question: Question, limits: Limits): Promise<Revealed>
  nearest(question: Question, answer: string, limits: Limits): Nearest
}
