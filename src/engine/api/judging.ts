// What the page may request about answers as a whole.

import type { Question } from '#questions/kinds/question'
import type { Answer } from '#language/answers/reading'
import type { Judged } from '#questions/kinds/verdict'
import type { Limits } from '#base/limits'

export interface JudgingApi {
  /**
   * Loads what judges open questions of a kind and reads answers about a domain that ships, by their codes; without a
   * domain, about the one that a visit begins with. True once it is there, or cannot be fetched.
   */
  ready(kind?: string, domain?: string): Promise<true>
  /** `reading`: the answer is read so, not as our reader prefers; one of those its doubt offers. */
  judge(question: Question, answer: string, limits: Limits, reading?: Answer): Promise<Judged>
}
