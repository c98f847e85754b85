// The page's API for changing the initial state or goal of a problem.

import type { Source } from '#planning/pddl/source'
import type { FactOptions } from '#questions/views/what-if/fact-options'
import type { Rewritten, WantedChange } from '#planning/task/rewrite'

export interface ChangesApi {
  /** The problem's text with another initial state or goal; everything else is kept as written. */
  rewrite(source: Source, change: WantedChange): Rewritten
  /** Facts that do not hold and have all the typed words in their names. */
  factOptions(source: Source, original: Source, holding: readonly string[], typed: string): FactOptions
  /** Pairs of these facts that hold together in no reachable state of the original problem. */
  conflicts(original: Source, facts: readonly string[]): readonly (readonly [string, string])[]
}
