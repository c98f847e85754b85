// The result of reading a question's English.

import type { Statement } from '#planning/analysis/statement'
import type { ParsedContext } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'

/** A question parsed from its English: the texts that it shows and is judged by, and its options' statements. */
export interface DescribedQuestion {
  readonly parsed: ParsedContext
  /** The domain and the problem with the described and assumed facts; null if none could be read. */
  readonly source: Source | null
  /** One statement, or one per option; absent if not all could be read. */
  readonly statements?: readonly Statement[]
}
