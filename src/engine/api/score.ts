// What the page may ask about the answers of a file.

import type { Question } from '../../kinds/question'
import type { Limits, Proof } from './engine'

export interface ScoreApi {
  /** The file's answer to one question against ours. */
  prove(question: Question, limits: Limits): Proof
}
