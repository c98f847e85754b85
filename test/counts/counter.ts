// Counts that are made in every run of the tests, so that they cannot grow unnoticed. They do not depend on the
// machine.

import type { BarName } from '../bars/bars'

/** One thing that is counted. */
export interface Counter {
  /** The name it has in `counted.json`. */
  readonly name: string
  /** The unit: `bytes`, `states`, `evaluations`. */
  readonly unit: string
  /** At most this many are aimed at. */
  readonly bar?: number
  /** The bar in the table of all bars, in thousands of this unit. */
  readonly reaches?: BarName
  /** Deterministic and quick, tens of milliseconds. Undefined where it cannot be counted, such as without a built page. */
  readonly count: () => number | undefined
}

/** A count may grow by this share over what is kept before it fails. */
export const GROWTH = 0.1
