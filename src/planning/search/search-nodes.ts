// The nodes of a search: for each state seen, how it was reached, at what cost, and its estimate.

import { NO_STATE } from './state-table'

/** Parallel arrays by StateId, grown as states are added. */
export class SearchNodes {
  /** Per state: cost of the cheapest way to it found so far, in units of `Moves.cost`. */
  reached = new Float64Array(256)
  /** Per state: its heuristic value; Infinity at recognised dead ends. */
  estimate = new Float64Array(256)
  /** Per state: its parent on that path, or `NO_STATE`. */
  parent: Int32Array = new Int32Array(256)
  /** Per state: the action between them. */
  via: Int32Array = new Int32Array(256)
  /** Per state: 1 when it has been expanded with its present `reached`, 2 when only in part. */
  closed: Uint8Array = new Uint8Array(256)
  /** Per state: 0 if its estimate is exact; another number if it is only a bound, from its parent or an earlier heuristic. */
  isBound: Uint8Array = new Uint8Array(256)

  /** First actions of cheapest plans, where they are known. */
  private readonly settled = new Map<number, number>()

  /** Bytes held. */
  get bytes(): number {
    return this.reached.length * 26
  }

  /** Adds the next state in order; false if memory is exhausted. */
  add(state: number, reached: number, estimate: number, parent: number, via: number): boolean {
    if (state >= this.reached.length && !this.grow()) return false
    this.reached[state] = reached
    this.estimate[state] = estimate
    this.parent[state] = parent
    this.via[state] = via
    this.closed[state] = 0
    this.isBound[state] = 0
    return true
  }

  /** A cheaper path to the state was found: it is open again. */
  improve(state: number, reached: number, parent: number, via: number): void {
    this.reached[state] = reached
    this.parent[state] = parent
    this.via[state] = via
    this.closed[state] = 0
  }

  /** Opens the state again. */
  reopen(state: number): void {
    this.closed[state] = 0
  }

  /** Before another search: no state has been reached. */
  forgetWays(count: number): void {
    this.reached.fill(Infinity, 0, count)
    this.closed.fill(0, 0, count)
  }

  /** The state's `estimate` is h*, and this action begins a cheapest plan. */
  settle(state: number, action: number, distance: number): void {
    this.estimate[state] = distance
    this.settled.set(state, action)
  }

  isSettled(state: number): boolean {
    return this.settled.size > 0 && this.settled.has(state)
  }

  settledAction(state: number): number {
    return this.settled.get(state)!
  }

  isClosed(state: number): boolean {
    return this.closed[state] === 1
  }

  close(state: number): void {
    this.closed[state] = 1
  }

  /** True if the state has been partially expanded. */
  isHalf(state: number): boolean {
    return this.closed[state] === 2
  }

  halve(state: number): void {
    this.closed[state] = 2
  }

  /** The actions from the first state to this one. */
  actionsTo(state: number): number[] {
    const actions: number[] = []
    for (let s = state; this.parent[s] !== NO_STATE; s = this.parent[s]!) actions.push(this.via[s]!)
    return actions.reverse()
  }

  private grow(): boolean {
    const size = Math.ceil(this.reached.length * 1.5)
    try {
      this.reached = copyInto(new Float64Array(size), this.reached)
      this.estimate = copyInto(new Float64Array(size), this.estimate)
      this.parent = copyInto(new Int32Array(size), this.parent)
      this.via = copyInto(new Int32Array(size), this.via)
      this.closed = copyInto(new Uint8Array(size), this.closed)
      this.isBound = copyInto(new Uint8Array(size), this.isBound)
      return true
    } catch {
      return false
    }
  }
}

function copyInto<A extends { set(from: A): void }>(to: A, from: A): A {
  to.set(from)
  return to
}
