// Siblings of a question: same kind, format, level and trap, another seed.

import type { Question } from '../kinds/question'

/** A sibling of the question, a level lower where that is asked for; null where none is found. */
export function sibling(_question: Question, _seed: string, _lower = false): Question | null {
  return null
}
