// FF (Hoffmann and Nebel 2001): the cost of one plan that ignores deletes, taken from the cheapest achievers
// by h-add (Keyder and Geffner 2008); its first steps are the helpful actions.

import type { Moves } from '../moves'
import type { Heuristic, HeuristicProperties } from './heuristic'
import { relax, type RelaxedTask } from '../relaxed/relaxed-task'
import { SumCosts } from './sum-costs'

const ffProperties: HeuristicProperties = {
  admissible: false,
  consistent: false,
  safe: true,
}

/** FF's estimate, and the actions of its relaxed plan that are applicable at once. */
export interface HelpfulHeuristic extends Heuristic {
  /** After `evaluate`: number of valid entries of `helpful`. */
  readonly helpfulCount: number
  readonly helpful: Int32Array
}

/** Actions cost what `relaxed` states they do. */
export function makeFF(moves: Moves, relaxed: RelaxedTask = relax(moves)): HelpfulHeuristic {
  return new RelaxedPlans(moves, relaxed)
}

class RelaxedPlans implements HelpfulHeuristic {
  readonly name = 'ff'
  readonly properties = ffProperties
  readonly helpful: Int32Array
  helpfulCount = 0
  private readonly costs: SumCosts
  /** Per proposition and per action of the task: the last `evaluate` that met it. */
  private readonly seen: Int32Array
  private readonly paid: Int32Array
  private readonly stack: Int32Array
  private turn = 0

  constructor(moves: Moves, relaxed: RelaxedTask) {
    this.costs = new SumCosts(relaxed)
    this.seen = new Int32Array(relaxed.propositionCount)
    this.stack = new Int32Array(relaxed.propositionCount)
    this.paid = new Int32Array(moves.task.actionCount)
    this.helpful = new Int32Array(moves.task.actionCount)
  }

  evaluate(cells: Int32Array, at: number): number {
    const { costs, seen, paid, stack } = this
    const { relaxed, cost, achiever } = costs
    const { conditions, actions } = relaxed
    costs.explore(cells, at)
    this.helpfulCount = 0
    if (cost[relaxed.goal] === Infinity) return Infinity
    const turn = ++this.turn
    let total = 0
    let depth = 0
    stack[depth++] = relaxed.goal
    seen[relaxed.goal] = turn
    while (depth > 0) {
      const p = stack[--depth]!
      if (cost[p] === 0 && this.holdsAtOnce(p, cells, at)) continue
      const o = achiever[p]!
      let isApplicable = true
      for (let i = conditions.first[o]!; i < conditions.first[o + 1]!; i++) {
        const q = conditions.items[i]!
        if (!this.holdsAtOnce(q, cells, at)) isApplicable = false
        if (seen[q] === turn) continue
        seen[q] = turn
        stack[depth++] = q
      }
      const from = actions.first[o]!
      const to = actions.first[o + 1]!
      if (from === to || paid[actions.items[from]!] === turn) continue
      const action = actions.items[from]!
      paid[action] = turn
      total += relaxed.cost[o]!
      if (isApplicable) for (let i = from; i < to; i++) this.helpful[this.helpfulCount++] = actions.items[i]!
    }
    return total / relaxed.scale
  }

  /** True if the proposition holds in the state. A cost of 0 does not show it if actions have no cost. */
  private holdsAtOnce(p: number, cells: Int32Array, at: number): boolean {
    const { relaxed, cost } = this.costs
    if (cost[p] !== 0) return false
    if (p === relaxed.always) return true
    const literal = relaxed.literalOf[p]!
    if (literal < 0) return false
    const fact = literal >> 1
    return ((cells[at + (fact >>> 5)]! >>> (fact & 31)) & 1) !== (literal & 1)
  }
}
