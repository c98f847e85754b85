// The interface of an estimate: a number of units for a state.

import type { State } from '#planning/task/task'

export interface Heuristic {
  /** The estimated remaining cost, in units; Infinity if it detects that the goal is unreachable. */
  readonly of: (state: State) => number
}
