// h* of every state along a sequence. In a small space all distances are read off it; else one search from the first state and, where the
// bounds from its neighbours leave a gap, one from each of the others. Searches share their results (`distance-search.ts`). If the first
// search does not end, those near the end of the sequence may.

import { trace } from '#planning/task/trace'
import { satisfies } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { DistanceSearch } from './distance-search'
import { goalDistances } from './goal-distance'
import { defaultHeuristic, makeHeuristic } from './heuristics/choose'
import { boundInUnits, inUnits, movesOf } from './moves'
import { type SearchTask, prepareSearch, startOf } from './prepare'
import { exploreStates } from './state-space'
import { Canonical } from './symmetry/canonical'

/** Bounds on h* of one state; Infinity for a dead end. */
export interface DistanceRange {
  readonly atLeast: number
  readonly atMost: number
  /** Both agree, or the state is known to be a dead end. */
  readonly exact: boolean
}

export interface SequenceDistanceOptions {
  /** States stored by each search at most. */
  readonly maxStates: number
  /** A space of up to this many states is explored completely. */
  readonly smallSpace?: number
}

const SMALL_SPACE = 20_000
/** States after which it is worth looking for objects that can be exchanged. */
const SOON = 300

/** h* of the initial state and of the state after each action; the actions are applicable in turn. */
export function distancesAlong(
  task: Task,
  actions: readonly ActionId[],
  { maxStates, smallSpace = SMALL_SPACE }: SequenceDistanceOptions,
): DistanceRange[] {
  return (
    fromSmallSpace(task, actions, Math.min(maxStates, smallSpace)) ??
    new SequenceDistances(task, actions, maxStates).ranges()
  )
}

function fromSmallSpace(task: Task, actions: readonly ActionId[], maxStates: number): DistanceRange[] | undefined {
  if (maxStates < 1) return undefined
  const space = exploreStates(task, { maxStates })
  if (!space.complete) return undefined
  const { cost } = goalDistances(space)
  const ranges: DistanceRange[] = []
  let state = 0
  for (let step = 0; step <= actions.length; step++) {
    ranges.push({ atLeast: cost[state]!, atMost: cost[state]!, exact: true })
    if (step === actions.length) break
    const end = space.firstEdge[state + 1]!
    let edge = space.firstEdge[state]!
    while (edge < end && space.edgeAction[edge] !== actions[step]) edge++
    if (edge === end) return undefined
    state = space.edgeTarget[edge]!
  }
  return ranges
}

class SequenceDistances {
  private readonly task: Task
  private readonly actions: readonly ActionId[]
  private readonly maxStates: number
  private readonly ready: SearchTask
  private readonly states: readonly State[]
  /** In units of cost. */
  private readonly lower: Float64Array
  private readonly upper: Float64Array
  private search: DistanceSearch
  private canonical: Canonical | undefined

  constructor(task: Task, actions: readonly ActionId[], maxStates: number) {
    this.task = task
    this.actions = actions
    this.maxStates = maxStates
    this.ready = prepareSearch(task)
    this.search = this.makeSearch()
    this.states = trace(task, task.initial, actions).states
    this.lower = new Float64Array(this.states.length)
    this.upper = new Float64Array(this.states.length).fill(Infinity)
    this.states.forEach((state, at) => {
      if (satisfies(task, state, task.goal)) this.upper[at] = 0
    })
    this.spread()
  }

  ranges(): DistanceRange[] {
    const last = this.actions.length
    if (this.look(0, true)) for (let at = 1; at <= last; at++) this.look(at, false)
    else {
      // The table is full; states near the end of the sequence are usually closer to the goal.
      this.search = this.makeSearch()
      for (let at = last; at > 0 && this.look(at, false); at--);
    }
    const { moves } = this.ready
    return this.states.map((_, at) => ({
      atLeast: boundInUnits(moves, this.lower[at]!),
      atMost: atMost(inUnits(moves, this.upper[at]!)),
      exact: this.isExact(at) && !Number.isNaN(inUnits(moves, this.upper[at]!)),
    }))
  }

  private makeSearch(): DistanceSearch {
    const { moves } = this.ready
    const heuristic = makeHeuristic(moves, defaultHeuristic(moves.task))
    return new DistanceSearch(this.ready, heuristic, this.canonical)
  }

  private isExact(at: number): boolean {
    return this.lower[at]! === this.upper[at]!
  }

  /** Finds h* of one state, unless it is known; false if the limit came first. */
  private look(at: number, isFirst: boolean): boolean {
    if (this.isExact(at)) return true
    const start = startOf(this.ready, this.states[at]!)
    this.search.begin(start)
    let end = this.search.advance(isFirst ? Math.min(SOON, this.maxStates) : this.maxStates)
    if (isFirst && end === 'states' && this.maxStates > SOON) {
      const classes = this.ready.swapClasses()
      if (classes.length > 0) {
        this.canonical = new Canonical(classes)
        this.search = this.makeSearch()
        this.search.begin(start)
      }
      end = this.search.advance(this.maxStates)
    }
    this.search.learn(end)
    if (end === 'found') {
      const found = this.search.cost
      this.lower[at] = found
      this.upper[at] = found
    } else if (end === 'no-plan') this.lower[at] = Infinity
    else this.lower[at] = Math.max(this.lower[at]!, this.search.lowerBound)
    this.spread()
    return end === 'found' || end === 'no-plan'
  }

  /** h* drops by no more than an action's cost along it. */
  private spread(): void {
    const { actions, lower, upper } = this
    const { cost } = movesOf(this.task)
    for (let step = 0; step < actions.length; step++)
      lower[step + 1] = Math.max(lower[step + 1]!, lower[step]! - cost[actions[step]!]!)
    for (let step = actions.length - 1; step >= 0; step--)
      upper[step] = Math.min(upper[step]!, upper[step + 1]! + cost[actions[step]!]!)
  }
}

/** A cost too large to be counted exactly gives no upper bound. */
const atMost = (cost: number): number => (Number.isNaN(cost) ? Infinity : cost)
