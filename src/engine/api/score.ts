// The page's API for checking the keys of a file.

import type { Limits } from '#base/limits'
import type { Proof } from '#questions/benchmarks/proof'
import type { Question } from '#questions/kinds/question'

export interface ScoreApi {
  /** Compares the file's answer to one question with the proven one. */
  prove(question: Question, limits: Limits): Proof
}
