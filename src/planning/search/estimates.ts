// Estimates of the goal distances of states. If a heuristic can bound a successor from its parent, new states only get the bound at first
// and are evaluated when they are due: most are never expanded.

import { BoundFilter } from './bound-filter'
import { type Heuristic, isSuccessorHeuristic, type SuccessorHeuristic } from './heuristics/heuristic'
import type { SearchTask } from './prepare'
import type { SearchNodes } from './search-nodes'
import { NO_STATE, type StateTable } from './state-table'
import type { Successors } from './successors'

/** Values of `SearchNodes.isBound`: the estimate is a bound; the same, and not yet raised by the filter. */
const EVALUATED = 0
const UNFILTERED = 1
const FILTERED = 2

export class Estimates {
  private readonly cost: Float64Array
  private readonly states: StateTable
  private readonly nodes: SearchNodes
  private readonly successors: Successors
  /** States are stored in canonical form under object exchanges. */
  private readonly isCanonical: boolean
  private filter: BoundFilter | undefined
  heuristic: Heuristic
  /** All heuristics that bounded states, most recent first. */
  readonly heuristics: Heuristic[]

  constructor(
    ready: SearchTask,
    states: StateTable,
    nodes: SearchNodes,
    successors: Successors,
    isCanonical: boolean,
    heuristic: Heuristic,
  ) {
    this.cost = ready.moves.cost
    this.states = states
    this.nodes = nodes
    this.successors = successors
    this.isCanonical = isCanonical
    this.heuristic = heuristic
    this.heuristics = [heuristic]
  }

  get bytes(): number {
    return this.heuristic.bytes ?? 0
  }

  /** From now on states are evaluated by this heuristic; known states when they are due. */
  evaluateBy(heuristic: Heuristic): void {
    this.heuristic = heuristic
    this.heuristics.unshift(heuristic)
    this.filter = undefined
    this.nodes.isBound.fill(UNFILTERED, 0, this.states.count)
  }

  /** From now on bounds are also raised by this heuristic, as long as it postpones at least this share of the states. */
  filterBy(heuristic: Heuristic, least: number): void {
    this.heuristics.unshift(heuristic)
    this.filter = new BoundFilter(heuristic, least)
  }

  /** The state's estimate; it may have been only a bound so far. */
  of(state: number): number {
    const { nodes } = this
    if (nodes.isBound[state] !== EVALUATED && !nodes.isSettled(state)) {
      nodes.isBound[state] = EVALUATED
      nodes.estimate[state] = Math.max(nodes.estimate[state]!, this.evaluate(state))
    }
    return nodes.estimate[state]!
  }

  /** Does the state have to wait beyond this priority? Evaluates it if only a bound was known. */
  isBeyond(state: number, priority: number): boolean {
    const { nodes } = this
    // States used to compare tables were evaluated early, and may be dead ends.
    if (nodes.isBound[state] === EVALUATED) return nodes.estimate[state] === Infinity
    const max = priority - nodes.reached[state]!
    return this.filtered(state, max) > max || this.of(state) > max
  }

  /** The state's bound, raised by the filter. */
  private filtered(state: number, max: number): number {
    const { nodes, states, filter } = this
    if (filter !== undefined && nodes.isBound[state] === UNFILTERED && !nodes.isSettled(state)) {
      nodes.isBound[state] = FILTERED
      const bound = filter.evaluate(states.cells, state * states.words)
      if (bound > nodes.estimate[state]!) nodes.estimate[state] = bound
      if (!filter.note(nodes.estimate[state]! > max)) this.filter = undefined
    }
    return nodes.estimate[state]!
  }

  /** The heuristic's estimate of the state. */
  evaluate(state: number): number {
    const { states, nodes, heuristic } = this
    const { cells, words } = states
    const row = state * words
    if (!isSuccessorHeuristic(heuristic)) return heuristic.evaluate(cells, row)
    const parent = nodes.parent[state]!
    if (parent === NO_STATE || nodes.reached[state] === Infinity || !this.isPlainSuccessor(state))
      return heuristic.evaluateState(state, cells, row)
    return heuristic.evaluateSuccessor(state, parent, nodes.via[state]!, cells, row)
  }

  /**
   * True if the state is the action's successor of the previous one without renaming; false if objects were
   * exchanged.
   */
  private isPlainSuccessor(state: number): boolean {
    if (!this.isCanonical) return true
    const { states, nodes, successors } = this
    const { cells, words } = states
    const spare = states.count * words
    successors.apply(nodes.via[state]!, cells, nodes.parent[state]! * words, spare)
    for (let w = 0; w < words; w++) if (cells[spare + w] !== cells[state * words + w]) return false
    return true
  }

  /** Estimates the states from `first` on, all new successors of this one. */
  ofSuccessors(state: number, first: number): void {
    const { states, nodes, heuristic } = this
    const { cells, words, count } = states
    if (isSuccessorHeuristic(heuristic)) this.boundSuccessors(heuristic, state, first)
    else
      for (let target = first; target < count; target++)
        nodes.estimate[target] = heuristic.evaluate(cells, target * words)
  }

  private boundSuccessors(heuristic: SuccessorHeuristic, state: number, first: number): void {
    const { states, nodes, cost } = this
    const { cells, words, count } = states
    heuristic.enter(state, cells, state * words, count - first)
    for (let target = first; target < count; target++) {
      const via = nodes.via[target]!
      const left = nodes.estimate[state]! - cost[via]!
      nodes.estimate[target] = Math.max(0, left, heuristic.boundAfter(via))
      nodes.isBound[target] = UNFILTERED
    }
  }
}
