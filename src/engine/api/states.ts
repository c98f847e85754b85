// The page's API for single states.

import type { Scene } from '#language/domain-kit'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import type { Stepped } from '#questions/views/stepping'

export interface StatesApi {
  /** The state after applying these actions to the initial state. */
  step(source: Source, sequence: readonly string[]): Stepped
  /**
   * A picture of a state of the problem, given by the non-static facts that hold, in the words of the question's
   * prompt; null if the texts have errors.
   */
  scene(source: Source, facts: readonly string[], question?: Question | null): Scene | null
}
