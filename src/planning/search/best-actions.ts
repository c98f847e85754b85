// Determines which applicable actions begin a cheapest plan: those that lower h* by their cost. If actions may cost
// nothing, only the cheapest plans with the fewest steps count. One search finds h* of the state; then each action is
// tested for whether the remaining cost is small enough, and all searches share what they have shown. Costs are
// compared as whole numbers of units, and steps separately (`cost-then-steps.ts`).

import { applicableActions, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { DistanceSearch, type SearchEnd } from './distance-search'
import { defaultHeuristic, makeHeuristic } from './heuristics/choose'
import type { Heuristic } from './heuristics/heuristic'
import { boundInUnits, inUnits, type Moves, movesOf } from './moves'
import { type SearchTask, prepareSearch, startOf } from './prepare'
import { needsSteps, type Ranked, rankTask } from './cost-then-steps'
import { Canonical } from './symmetry/canonical'

export interface BestActionsOptions {
  /** States stored by each of the two searches: for costs and for steps. */
  readonly maxStates: number
  /** Find h* after every action, not only whether it is best. Default false. */
  readonly distances?: boolean
}

export interface ActionValue {
  readonly action: ActionId
  /** Does it begin a cheapest plan? Undefined if the limit was reached first. */
  readonly best: boolean | undefined
  /** h* after it; Infinity at a dead end; undefined if it was not found or not requested. */
  readonly after: number | undefined
  /** A lower bound on h* after it. */
  readonly atLeast: number
}

export type BestActions =
  | {
      readonly kind: 'plan'
      readonly plan: ActionId[]
      /** h* of the state. */
      readonly cost: number
      /** All applicable actions, ascending. */
      readonly actions: readonly ActionValue[]
      readonly evaluated: number
    }
  | { readonly kind: 'no-plan'; readonly evaluated: number }
  | {
      readonly kind: 'stopped'
      /** `cost`: costs, or costs and steps together, exceed the exact range. */
      readonly at: 'states' | 'memory' | 'cost'
      readonly lowerBound: number
      readonly evaluated: number
    }

/** States after which it is worth looking for interchangeable objects. */
const SOON = 300

/** The applicable actions of the task's initial state, each with whether it begins a cheapest plan. */
export function findBestActions(task: Task, options: BestActionsOptions): BestActions {
  return new Finder(task, options).run()
}

class Finder {
  private readonly task: Task
  private readonly options: BestActionsOptions
  private readonly moves: Moves
  private readonly costs: Distances
  /** Ranks of costs and steps, where steps are needed. */
  private ranked: Ranked | undefined
  private ranks: Distances | undefined

  constructor(task: Task, options: BestActionsOptions) {
    this.task = task
    this.options = options
    this.moves = movesOf(task)
    this.costs = new Distances(task, options.maxStates)
  }

  run(): BestActions {
    const { costs, moves } = this
    if (!moves.unit.isExact) return this.stopped('cost', 0)
    const end = costs.first()
    if (end === 'no-plan') return { kind: 'no-plan', evaluated: this.evaluated }
    if (end !== 'found') return this.stopped(end === 'memory' ? end : 'states', costs.lowerBound)
    const units = costs.cost
    const cost = inUnits(moves, units)
    if (Number.isNaN(cost)) return this.stopped('cost', units)
    const first = costs.plan()
    costs.learn(end)
    const open = needsSteps(this.task) ? this.countSteps(units) : undefined
    if (open !== undefined) return this.stopped(open, units)
    const plan = this.ranks?.plan() ?? first
    const rank = this.ranks?.cost ?? 0
    this.ranks?.learn('found')
    const actions = applicableActions(this.task, this.task.initial).map(action =>
      this.valueOf(action, units, rank, action === plan[0]),
    )
    return { kind: 'plan', plan, cost, actions, evaluated: this.evaluated }
  }

  /** Finds a plan of fewest steps among those of this cost, or the reason why it could not. */
  private countSteps(units: number): 'states' | 'memory' | 'cost' | undefined {
    const ranked = rankTask(this.task, units)
    if (ranked === undefined) return 'cost'
    const ranks = new Distances(ranked.task, this.options.maxStates, moves =>
      defaultHeuristic(moves.task) === 'lmcut' ? ranked.makeLmCut(moves) : undefined,
    )
    const end = ranks.first()
    if (end !== 'found') return end === 'memory' ? end : 'states'
    // A cheaper plan has more steps than ranks can represent.
    if (ranked.costOf(inUnits(movesOf(ranked.task), ranks.cost)) !== units) return 'cost'
    this.ranked = ranked
    this.ranks = ranks
    return undefined
  }

  private valueOf(action: ActionId, units: number, rank: number, isFirst: boolean): ActionValue {
    const { costs, moves, options, task } = this
    const left = units - moves.cost[action]!
    if (isFirst) {
      const after = inUnits(moves, left)
      return { action, best: true, after, atLeast: after }
    }
    const after = progress(task, task.initial, action)
    const end = costs.from(after, options.distances ? Infinity : left)
    const bound = end === 'found' ? costs.cost : end === 'no-plan' ? Infinity : costs.lowerBound
    const atLeast = boundInUnits(moves, bound)
    if (end === 'found' || end === 'no-plan') {
      const isCheapest = bound <= left
      const best = isCheapest && this.ranks !== undefined ? this.isShort(action, after, rank) : isCheapest
      const known = inUnits(moves, bound)
      return { action, best, after: Number.isNaN(known) ? undefined : known, atLeast }
    }
    return { action, best: bound > left ? false : undefined, after: undefined, atLeast }
  }

  /** Does a cheapest plan of fewest steps begin with this action? Undefined if the limit was reached first. */
  private isShort(action: ActionId, after: State, rank: number): boolean | undefined {
    const ranks = this.ranks!
    const left = rank - movesOf(this.ranked!.task).cost[action]!
    const end = ranks.from(after, left)
    if (end === 'found') return ranks.cost <= left
    if (end === 'no-plan' || end === 'over-limit') return false
    return ranks.lowerBound > left ? false : undefined
  }

  private get evaluated(): number {
    return this.costs.evaluated + (this.ranks?.evaluated ?? 0)
  }

  private stopped(at: 'states' | 'memory' | 'cost', units: number): BestActions {
    const lowerBound = boundInUnits(this.moves, units)
    return { kind: 'stopped', at, lowerBound, evaluated: this.evaluated }
  }
}

/** h* of states of a task, in units of its costs, by successive searches. */
class Distances {
  private readonly task: Task
  private readonly ready: SearchTask
  private readonly maxStates: number
  private readonly heuristic: () => Heuristic
  private search: DistanceSearch

  /** By the heuristic that suits the task, unless another is given. */
  constructor(task: Task, maxStates: number, given?: (moves: Moves) => Heuristic | undefined) {
    this.task = task
    this.maxStates = maxStates
    this.ready = prepareSearch(task)
    const { moves } = this.ready
    this.heuristic = () => given?.(moves) ?? makeHeuristic(moves, defaultHeuristic(moves.task))
    this.search = new DistanceSearch(this.ready, this.heuristic())
  }

  get evaluated(): number {
    return this.search.evaluated
  }

  /** After `found`. */
  get cost(): number {
    return this.search.cost
  }

  /** The minimum cost of every plan from the state. */
  get lowerBound(): number {
    return this.search.lowerBound
  }

  /** Valid after `first` has found one. */
  plan(): ActionId[] {
    return this.search.plan() as ActionId[]
  }

  /** Searches from the initial state; on canonical states if it takes longer and these exist. */
  first(): SearchEnd {
    const { ready, maxStates } = this
    const start = startOf(ready, this.task.initial)
    this.search.begin(start)
    const end = this.search.advance(Math.min(SOON, maxStates))
    if (end !== 'states' || maxStates <= SOON) return end
    const classes = ready.swapClasses()
    if (classes.length > 0) {
      this.search = new DistanceSearch(ready, this.heuristic(), new Canonical(classes))
      this.search.begin(start)
    }
    return this.search.advance(maxStates)
  }

  /** Keeps the results of the last search for later ones. */
  learn(end: SearchEnd): void {
    this.search.learn(end)
  }

  /** Searches from another state, only for plans within the cost limit. */
  from(state: State, limit: number): SearchEnd {
    this.search.begin(startOf(this.ready, state), limit)
    const end = this.search.advance(this.maxStates)
    this.search.learn(end)
    return end
  }
}
