// What the page may ask about the answers of a file.

import type { Limits } from '#base/limits'
import type { Proof } from '#questions/benchmarks/proof'
import type { Question } from '#questions/kinds/question'

export interface ScoreApi {
  /** The file's answer to one question against ours. */
  prove(question: Question, limits: Limits): Proof
}
