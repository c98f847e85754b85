// What the page may ask about single states.

import type { Scene } from '../../domain-kit'
import type { Source } from '../../pddl/source'
import type { Stepped } from '../../views/stepping'

export interface StatesApi {
  /** The state after these actions from the initial one. */
  step(source: Source, sequence: readonly string[]): Stepped
  /** A picture of a state of the problem, given by the facts that hold (statics aside); null where the texts cannot be read. */
  scene(source: Source, facts: readonly string[]): Scene | null
}
