// The page's API for the answers of a file.

import type { Limits } from '#base/limits'
import type { Proof } from '#questions/benchmarks/proof'
import type { Question } from '#questions/kinds/question'

export interface ScoreApi {
  /** Compares the file's answer to one question with our own. */
  prove(question: Question, limits: Limits): Proof
}
