// Tables that are weaker than LM-cut still postpone many states, which it then need not evaluate. Kept while they postpone enough of them.

import type { Heuristic } from './heuristics/heuristic'

/** States after which the filter is tested for whether it is worth its time. */
const TRIAL = 256

export class BoundFilter {
  private readonly heuristic: Heuristic
  /** The share of examined states that must be postponed. */
  private readonly least: number
  private looked = 0
  private putOff = 0

  constructor(heuristic: Heuristic, least: number) {
    this.heuristic = heuristic
    this.least = least
  }

  evaluate(cells: Int32Array, at: number): number {
    return this.heuristic.evaluate(cells, at)
  }

  /** Records whether another state was postponed; false if the filter is not worth its time. */
  note(isPutOff: boolean): boolean {
    this.looked++
    if (isPutOff) this.putOff++
    return this.looked < TRIAL || this.putOff >= this.looked * this.least
  }
}
