// The page's API for single states.

import type { Scene } from '#language/domain-kit'
import type { Source } from '#planning/pddl/source'
import type { Stepped } from '#questions/views/stepping'

export interface StatesApi {
  /** The state after these actions from the initial one. */
  step(source: Source, sequence: readonly string[]): Stepped
  /** A picture of a state of the problem, given by the facts that hold (statics aside); null if the texts cannot be read. */
  scene(source: Source, facts: readonly string[]): Scene | null
}
