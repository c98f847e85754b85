// How hard a question is: 1 to 4, by the work of its proof.

import type { Limits } from '../base/limits'
import type { Question } from '../kinds/question'

/** The level of a question and what makes it so; null where it is not known within the limits. */
export function level(
  _question: Question,
  _limits: Limits,
): { readonly level: 1 | 2 | 3 | 4; readonly because: string } | null {
  return null
}
