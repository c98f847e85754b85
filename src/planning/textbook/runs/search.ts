// The common parts of every run: the world, the rules, the estimate, and the log it writes.

import { RowTable } from '#base/hash-table'
import { findFact } from '#planning/task/names'
import { holds, isGoal } from '#planning/task/step'
import type { FactId, State } from '#planning/task/task'
import { heuristicNamed } from '../heuristics/by-name'
import { SearchLog } from '../log'
import { hasEstimate, type SearchOptions } from '../options'
import type { World } from '../world'

export class Search {
  readonly world: World
  readonly options: SearchOptions
  readonly log = new SearchLog()
  private readonly table: RowTable
  private readonly known: State[] = []
  private readonly estimate: (state: State) => number
  private readonly avoided: FactId | undefined

  constructor(world: World, options: SearchOptions) {
    this.world = world
    this.options = options
    this.table = new RowTable(world.task.words)
    this.avoided = options.without === null ? undefined : findFact(world.task, options.without)
    const heuristic = hasEstimate(options) ? heuristicNamed(world, options.heuristic) : undefined
    this.estimate = state => heuristic?.of(state) ?? Number.NaN
  }

  /** The number of a state; a new one if it is new. */
  numberOf(state: State): number {
    const number = this.table.insert(state)
    if (number === this.known.length) {
      this.known.push(state)
      this.log.addState(state)
    }
    return number
  }

  stateAt(number: number): State {
    return this.known[number]!
  }

  /** A new node for a state; one that is left out has an estimate of Infinity. */
  nodeFor(state: number): number {
    const isShut = this.isShut(state)
    return this.log.addNode(state, isShut ? Infinity : this.estimate(this.stateAt(state)))
  }

  /** The state of a node. */
  stateOf(node: number): State {
    return this.stateAt(this.log.stateOf(node))
  }

  /** Records a state that an action reaches for the first time; true if it is to wait. */
  meets(node: number, from: number, action: number, g: number): boolean {
    const isShut = this.isShut(this.log.stateOf(node))
    const kind = isShut ? 'shut' : this.isAside(node) ? 'dead' : 'new'
    this.log.write(kind, node, from, action, g)
    return kind === 'new'
  }

  /** The node is discarded: it is excluded, or its estimate is Infinity. */
  isAside(node: number): boolean {
    return this.log.hOf(node) === Number.POSITIVE_INFINITY
  }

  private isShut(state: number): boolean {
    return this.avoided !== undefined && holds(this.stateAt(state), this.avoided)
  }

  isGoal(node: number): boolean {
    return isGoal(this.world.task, this.stateOf(node))
  }

  /** Ends the run if the node is a goal, not put aside, and is to be tested now. */
  endsAt(node: number, when: SearchOptions['goalTest']): boolean {
    if (this.options.goalTest !== when || this.isAside(node) || !this.isGoal(node)) return false
    this.log.write('goal', node)
    this.log.write('end', node, 0)
    return true
  }

  /** Writes that there is no plan. */
  endWithout(): void {
    this.log.write('end', -1, 1, -1, Number.POSITIVE_INFINITY)
  }
}

/** A run continues for one expansion each time it is asked, and writes what happens in the log. */
export type Run = Generator<void, void, void>
