// What the page may request about problems with another start or goal.

import type { Source } from '#planning/pddl/source'
import type { FactOptions } from '#questions/views/what-if/fact-options'
import type { Rewritten, WantedChange } from '#planning/task/rewrite'

export interface ChangesApi {
  /** The problem's text with another start or goal; the rest stays as written. */
  rewrite(source: Source, change: WantedChange): Rewritten
  /** Facts whose names have all these words and that are not among those that hold. */
  factOptions(source: Source, original: Source, holding: readonly string[], typed: string): FactOptions
  /** Pairs of these facts that hold together in no state the original problem can reach. */
  conflicts(original: Source, facts: readonly string[]): readonly (readonly [string, string])[]
}
