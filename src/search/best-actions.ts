// Which applicable actions begin a cheapest plan: those after which h* has dropped by their cost; where actions
// may cost nothing, among the cheapest plans those of fewest steps count. One search finds h* before; then each
// action is asked whether what is left after it is little enough, and all searches share what they have learnt.

import { applicableActions, progress } from '../task/step'
import type { ActionId, State, Task } from '../task/task'
import { DistanceSearch, type SearchEnd } from './distance-search'
import { defaultHeuristic, makeHeuristic } from './heuristics/choose'
import type { Heuristic } from './heuristics/heuristic'
import { inUnits } from './moves'
import { type Prepared, prepare, startOf } from './prepare'
import { makeRankedLmCut, type Ranked, rankTask } from './ranks'
import { Canonical } from './symmetry/canonical'

export interface BestActionsOptions {
  /** States stored at most, by all searches together. */
  readonly maxStates: number
  /** Find h* after every action, not only whether it is best. Default false. */
  readonly distances?: boolean
}

export interface ActionValue {
  readonly action: ActionId
  /** Does it begin a cheapest plan? Undefined where the limit was reached first. */
  readonly best: boolean | undefined
  /** h* after it; Infinity at a dead end; undefined where it was not found or not asked for. */
  readonly after: number | undefined
  /** h* after it is at least this. */
  readonly atLeast: number
}

export type BestActions =
  | {
      readonly kind: 'plan'
      readonly plan: ActionId[]
      /** h* before. */
      readonly cost: number
      /** All applicable actions, ascending. */
      readonly actions: readonly ActionValue[]
      readonly evaluated: number
    }
  | { readonly kind: 'no-plan'; readonly evaluated: number }
  | { readonly kind: 'stopped'; readonly lowerBound: number; readonly evaluated: number }

/** States after which it is worth looking for objects that can be exchanged. */
const SOON = 300
/** What sums of fractions may be off by. */
const SLACK = 1e-9

/** The applicable actions of the task's initial state, each with whether it begins a cheapest plan. */
export function findBestActions(task: Task, options: BestActionsOptions): BestActions {
  return new Finder(task, options).run()
}

class Finder {
  private readonly task: Task
  private readonly options: BestActionsOptions
  private readonly ranked: Ranked
  private readonly ready: Prepared
  private search: DistanceSearch

  constructor(task: Task, options: BestActionsOptions) {
    this.task = task
    this.options = options
    this.ranked = rankTask(task)
    this.ready = prepare(this.ranked.task)
    this.search = new DistanceSearch(this.ready, this.heuristic())
  }

  run(): BestActions {
    const { task } = this
    const end = this.first()
    const { evaluated } = this.search
    if (end === 'no-plan') return { kind: 'no-plan', evaluated }
    if (end !== 'found')
      return { kind: 'stopped', lowerBound: this.toCost(this.search.lowerBound), evaluated }
    const rank = this.search.cost
    const plan = this.search.plan() as ActionId[]
    this.search.learn(end)
    const actions = applicableActions(task, task.initial).map(action =>
      this.valueOf(action, rank, action === plan[0]),
    )
    return {
      kind: 'plan',
      plan,
      cost: this.toCost(rank),
      actions,
      evaluated: this.search.evaluated,
    }
  }

  private heuristic(): Heuristic {
    const { moves } = this.ready
    const name = defaultHeuristic(moves.task)
    return this.ranked.hasSteps && name === 'lmcut'
      ? makeRankedLmCut(moves)
      : makeHeuristic(moves, name)
  }

  /** Searches from the initial state; on canonical states where it takes longer and there are such. */
  private first(): SearchEnd {
    const { ready, options } = this
    const start = startOf(ready, this.task.initial)
    this.search.begin(start)
    const end = this.search.advance(Math.min(SOON, options.maxStates))
    if (end !== 'states' || options.maxStates <= SOON) return end
    const classes = ready.swapClasses()
    if (classes.length > 0) {
      this.search = new DistanceSearch(ready, this.heuristic(), new Canonical(classes))
      this.search.begin(start)
    }
    return this.search.advance(options.maxStates)
  }

  private valueOf(action: ActionId, rank: number, isFirst: boolean): ActionValue {
    const { ranked, ready, search, options, task } = this
    const left = rank - ranked.task.actionCost[action]! / ready.moves.costUnit
    if (isFirst) {
      const after = this.toCost(left)
      return { action, best: true, after, atLeast: after }
    }
    const after: State = startOf(ready, progress(task, task.initial, action))
    search.begin(after, options.distances ? Infinity : left + SLACK * Math.max(1, rank))
    const end = search.advance(options.maxStates)
    search.learn(end)
    const atLeast = this.toCost(search.lowerBound)
    switch (end) {
      case 'found': {
        const found = this.toCost(search.cost)
        const best = search.cost <= left + SLACK * Math.max(1, rank)
        return { action, best, after: found, atLeast: found }
      }
      case 'no-plan':
        return { action, best: false, after: Infinity, atLeast: Infinity }
      case 'over-limit':
        return { action, best: false, after: undefined, atLeast }
      default: {
        const isOver = search.lowerBound > left + SLACK * Math.max(1, rank)
        return { action, best: isOver ? false : undefined, after: undefined, atLeast }
      }
    }
  }

  private toCost(rank: number): number {
    return this.ranked.costOf(inUnits(this.ready.moves, rank))
  }
}
