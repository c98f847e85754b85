// What reading a question's English gives.

import type { Statement } from '#planning/analysis/statement'
import type { ParsedContext } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'

/** A question parsed from its English: the texts it shows and is judged by, and its options' statements. */
export interface DescribedQuestion {
  readonly told: ParsedContext
  /** The domain and the problem with what is described and assumed; null if none could be read. */
  readonly source: Source | null
  /** One statement, or one an option; absent if they could not all be read. */
  readonly statements?: readonly Statement[]
}
