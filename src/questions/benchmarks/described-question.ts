// What reading a question's English gives.

import type { Statement } from '#planning/analysis/statement'
import type { ParsedContext } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'

/** A question read from its English: what is shown and judged by, and what its options state. */
export interface DescribedQuestion {
  readonly told: ParsedContext
  /** The domain and the problem with what is described and assumed; null where none could be read. */
  readonly source: Source | null
  /** One statement, or one an option; absent where they could not all be read. */
  readonly statements?: readonly Statement[]
}
