// States as rows of one array, numbered on first sight; a StateId is what lists, queues and pages hold.

import { RowTable } from '#base/hash-table'
import type { Id } from '#base/id'
import type { State } from '#planning/task/task'

/** A state in a `StateTable`: `0 .. count-1`. */
export type StateId = Id<'state'>

/** The number of no state. */
export const NO_STATE = -1

/** A set of states of one task. */
export class StateTable extends RowTable {
  /** A copy of the state. */
  stateAt(id: number): State {
    const at = id * this.words
    return new Uint32Array(this.cells.slice(at, at + this.words).buffer)
  }

  /** Does the fact hold in the state? */
  holds(id: number, fact: number): boolean {
    return (this.cells[id * this.words + (fact >>> 5)]! & (1 << (fact & 31))) !== 0
  }
}
