// The page's API for judging answers.

import type { Question } from '#questions/kinds/question'
import type { Answer } from '#language/answers/reading'
import type { Judged } from '#questions/kinds/verdict'
import type { Limits } from '#base/limits'

export interface JudgingApi {
  /**
   * Loads the code that judges open questions of a kind and parses answers about a shipped domain (default: the first
   * domain that a visit shows). Resolves to true when it is loaded, or if it cannot be fetched.
   */
  ready(kind?: string, domain?: string): Promise<true>
  /**
   * `reading`: a reading to use instead of the reader's preferred one; must be one of the readings that its doubt
   * offers.
   */
  judge(question: Question, answer: string, limits: Limits, reading?: Answer): Promise<Judged>
}
