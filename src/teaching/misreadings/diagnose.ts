// Which wrong rule gives an answer.

import type { Limits } from '../../base/limits'
import type { Question } from '../../kinds/question'
import type { Diagnosis } from './misreading'

/** The wrong rule that gives this answer; null where none that is known does. */
export function diagnose(_question: Question, _text: string, _limits: Limits): Diagnosis | null {
  return null
}
