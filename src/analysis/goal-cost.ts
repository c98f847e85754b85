// h* of the given state and of the states one action on. Where actions may cost nothing, cheapest plans are
// told apart by their number of steps, so that "closer to the goal" always means something.

import { searchOptimal } from '../search/a-star'
import { defaultHeuristic, makeHeuristic } from '../search/heuristics/choose'
import { inUnits, movesOf } from '../search/moves'
import { withInitial } from '../task/derive'
import { applicableActions, progress } from '../task/step'
import type { ActionId, State, Task } from '../task/task'

/** States that one search may store. */
export interface GoalCostLimits {
  readonly maxStates: number
}

/** What is left to pay from a state. */
export type GoalCost =
  | {
      readonly kind: 'plan'
      readonly plan: readonly ActionId[]
      readonly cost: number
      /** Cost, then steps where these count, as one number: compare with others of the same task only. */
      readonly rank: number
    }
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'stopped' }

/** Cheapest ways from the states of one task to its goal. */
export class GoalCosts {
  readonly task: Task
  /** The task that is searched: its costs are ranks. */
  private readonly ranked: Task
  private readonly limits: GoalCostLimits

  constructor(task: Task, limits: GoalCostLimits) {
    this.task = task
    this.limits = limits
    this.ranked = rankedTask(task)
  }

  /** From the state; exact unless it stopped. */
  from(state: State): GoalCost {
    return this.search(state, this.limits.maxStates).found
  }

  /** Is `after`, reached by the action, on a best way from where `before` holds? Both are exact. */
  isBest(before: GoalCost, action: ActionId, after: GoalCost): boolean {
    if (before.kind !== 'plan' || after.kind !== 'plan') return false
    const through = after.rank + this.ranked.actionCost[action]!
    return Math.abs(through - before.rank) <= slack * Math.max(1, before.rank)
  }

  /**
   * The best actions in the state besides the given one, and how many of the applicable ones could not be
   * decided: most are ruled out by an estimate, and the searches for the others share a budget.
   */
  otherBestActions(
    state: State,
    before: Extract<GoalCost, { kind: 'plan' }>,
    except: ActionId | undefined,
  ): { readonly best: readonly ActionId[]; readonly open: number } {
    const moves = movesOf(this.ranked)
    const estimate = makeHeuristic(moves, defaultHeuristic(this.ranked))
    const best: ActionId[] = []
    let open = 0
    let budget = Math.min(bestBudget, this.limits.maxStates)
    for (const action of applicableActions(this.task, state)) {
      if (action === except) continue
      const next = progress(this.task, state, action)
      const left = before.rank - this.ranked.actionCost[action]!
      const least = inUnits(moves, estimate.evaluate(new Int32Array(next.buffer), 0))
      if (least > left + slack * Math.max(1, before.rank)) continue
      const after = this.search(next, budget)
      budget = Math.max(0, budget - after.evaluated)
      if (after.found.kind === 'stopped') open++
      else if (this.isBest(before, action, after.found)) best.push(action)
    }
    return { best, open }
  }

  private search(
    state: State,
    maxStates: number,
  ): { readonly found: GoalCost; readonly evaluated: number } {
    const { ranked, task } = this
    const outcome = searchOptimal(withInitial(ranked, state), { maxStates })
    const { evaluated } = outcome
    if (outcome.kind === 'no-plan') return { found: { kind: 'no-plan' }, evaluated }
    if (outcome.kind === 'stopped') return { found: { kind: 'stopped' }, evaluated }
    const { plan, cost } = outcome
    const paid = plan.reduce((sum, action) => sum + task.actionCost[action]!, 0)
    return { found: { kind: 'plan', plan, cost: paid, rank: cost }, evaluated }
  }
}

/** States evaluated for naming all best actions. */
const bestBudget = 200_000
/** Sums of fractions differ in their last digits. */
const slack = 1e-9
/** More steps than any plan that is found. */
const stepsBound = 1 << 16
/** Ranks of single actions stay below this, so that those of plans are exact. */
const largestRank = 2 ** 40

/**
 * Costs as ranks, where some action costs nothing: cost first, then steps. With costs that have no common
 * unit, or are huge, steps are not told apart.
 */
function rankedTask(task: Task): Task {
  if (!task.actionCost.some(cost => cost === 0)) return task
  const { cost, isWhole } = movesOf(task)
  const most = cost.reduce((sum, each) => Math.max(sum, each), 0)
  if (!isWhole || most * stepsBound > largestRank) return task
  return { ...task, actionCost: cost.map(each => each * stepsBound + 1) }
}
