// h* of the given state and of the states one action on. Where actions may cost nothing, cheapest plans are
// told apart by their number of steps, so that "closer to the goal" always means something.

import { searchOptimal } from '../search/a-star'
import { movesOf } from '../search/moves'
import { withInitial } from '../task/derive'
import { applicableActions, progress } from '../task/step'
import type { ActionId, State, Task } from '../task/task'
import type { Limits } from './draft'

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
  | { readonly kind: 'stopped'; readonly lowerBound: number }

/** Cheapest ways from the states of one task to its goal. */
export class GoalCosts {
  readonly task: Task
  /** The task that is searched: its costs are ranks. */
  private readonly ranked: Task
  private readonly limits: Limits

  constructor(task: Task, limits: Limits) {
    this.task = task
    this.limits = limits
    this.ranked = rankedTask(task)
  }

  /** From the state; exact unless it stopped. */
  from(state: State): GoalCost {
    const { ranked, task } = this
    const outcome = searchOptimal(withInitial(ranked, state), { maxStates: this.limits.maxStates })
    if (outcome.kind === 'no-plan') return { kind: 'no-plan' }
    if (outcome.kind === 'stopped')
      return {
        kind: 'stopped',
        lowerBound: ranked === task ? outcome.lowerBound : 0,
      }
    const { plan, cost } = outcome
    const paid = plan.reduce((sum, action) => sum + task.actionCost[action]!, 0)
    return { kind: 'plan', plan, cost: paid, rank: cost }
  }

  /** Is `after`, reached by the action, on a best way from where `before` holds? Both are exact. */
  isBest(before: GoalCost, action: ActionId, after: GoalCost): boolean {
    if (before.kind !== 'plan' || after.kind !== 'plan') return false
    const through = after.rank + this.ranked.actionCost[action]!
    return Math.abs(through - before.rank) <= slack * Math.max(1, before.rank)
  }

  /** All best actions in the state, and how many of the applicable ones could not be decided. */
  bestActions(
    state: State,
    before: GoalCost,
  ): { readonly best: readonly ActionId[]; readonly open: number } {
    const best: ActionId[] = []
    let open = 0
    for (const action of applicableActions(this.task, state)) {
      const after = this.from(progress(this.task, state, action))
      if (after.kind === 'stopped') open++
      else if (this.isBest(before, action, after)) best.push(action)
    }
    return { best, open }
  }
}

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
