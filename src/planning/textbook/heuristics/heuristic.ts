// What an estimate is: a number of units for a state.

import type { State } from '#planning/task/task'

export interface Heuristic {
  /** The cost that is left as far as it can tell, in units; Infinity where it sees that the goal is out of reach. */
  readonly of: (state: State) => number
}
