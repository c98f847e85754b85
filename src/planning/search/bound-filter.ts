// Tables that see less than LM-cut put off many states that it need not evaluate then. Kept while they put off enough.

import type { Heuristic } from './heuristics/heuristic'

/** States after which it is examined whether the filter is worth its time. */
const TRIAL = 256

export class BoundFilter {
  private readonly heuristic: Heuristic
  /** The share of examined states that must be put off. */
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

  /** Whether another state was put off; false if the filter is not worth its time. */
  note(isPutOff: boolean): boolean {
    this.looked++
    if (isPutOff) this.putOff++
    return this.looked < TRIAL || this.putOff >= this.looked * this.least
  }
}
