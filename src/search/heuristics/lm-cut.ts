// LM-cut (Helmert and Domshlak 2009): cuts between what is near and what the goal needs, each a set of actions
// of which every plan uses one; their least costs add up. Cuts are found backwards from the goal, and h-max is
// repaired after each cut rather than computed anew.
// Parts of one action (alternatives, conditional effects) give up their shares together. So the sum is a cost
// partition over the task's own actions and stays admissible, where parts that paid apart would not; and it
// can then fall below h-max, so that the greater of the two is the estimate.

import type { Moves } from '../moves'
import type { Heuristic, HeuristicProperties } from './heuristic'
import { MaxCosts } from './max-costs'
import { CutFinder } from './cut-finder'
import { NOT_AN_ACTION, relax, UNREACHED, type RelaxedTask } from './relaxed-task'

export const lmCutProperties: HeuristicProperties = {
  admissible: true,
  consistent: false,
  safe: true,
}

/** Actions one of which every plan uses, and the cost that counts for it; none: there is no plan. */
export interface Cut {
  readonly actions: number[]
  /** In units of `Moves.cost`. */
  readonly share: number
}

export interface LandmarkCuts extends Heuristic {
  /** The cuts whose shares add up to a bound for this state; a lone empty one at a dead end. */
  cutsOf(cells: Int32Array, at: number): Cut[]
}

/** LM-cut for any task; with rules these are relaxed actions without cost. */
export function makeLmCut(moves: Moves, relaxed: RelaxedTask = relax(moves)): LandmarkCuts {
  return new LmCut(relaxed)
}

class LmCut implements LandmarkCuts {
  readonly name = 'lmcut'
  readonly properties = lmCutProperties
  private readonly relaxed: RelaxedTask
  private readonly costs: MaxCosts
  private readonly finder: CutFinder
  /** Per relaxed action: the other parts of its action, with itself; only where some action is split. */
  private readonly parts: Int32Array[]

  constructor(relaxed: RelaxedTask) {
    this.relaxed = relaxed
    this.costs = new MaxCosts(relaxed)
    this.finder = new CutFinder(this.costs)
    this.parts = relaxed.isSplit ? partsOf(relaxed) : []
  }

  evaluate(cells: Int32Array, at: number): number {
    const value = this.run(cells, at, undefined)
    return value === UNREACHED ? Infinity : value / this.relaxed.scale
  }

  cutsOf(cells: Int32Array, at: number): Cut[] {
    const cuts: Cut[] = []
    const value = this.run(cells, at, cuts)
    return value === UNREACHED ? [{ actions: [], share: Infinity }] : cuts
  }

  private run(cells: Int32Array, at: number, keep: Cut[] | undefined): number {
    const { relaxed, costs, finder } = this
    const { actionCost } = costs
    const { goal } = relaxed
    actionCost.set(relaxed.cost)
    costs.explore(cells, at)
    const hMax = costs.cost[goal]!
    if (hMax === UNREACHED || hMax === 0) return hMax
    let total = 0
    while (costs.cost[goal]! > 0) {
      let count = finder.find()
      const { cut } = finder
      let share = UNREACHED
      for (let i = 0; i < count; i++) share = Math.min(share, actionCost[cut[i]!]!)
      if (relaxed.isSplit) count = this.addParts(count)
      for (let i = 0; i < count; i++) actionCost[cut[i]!]! -= share
      total += share
      keep?.push(this.cutOf(count, share))
      costs.lower(cut, count)
    }
    return relaxed.isSplit && keep === undefined ? Math.max(total, hMax) : total
  }

  private cutOf(count: number, share: number): Cut {
    const actions = new Set<number>()
    for (let i = 0; i < count; i++)
      for (const action of this.relaxed.mergedActions[this.finder.cut[i]!]!) actions.add(action)
    return { actions: [...actions].sort((a, b) => a - b), share: share / this.relaxed.scale }
  }

  /** Makes the cut contain all parts of its actions; how many there are. */
  private addParts(count: number): number {
    const { cut } = this.finder
    const all = new Set<number>()
    for (let i = 0; i < count; i++) for (const o of this.parts[cut[i]!]!) all.add(o)
    let size = 0
    for (const o of all) cut[size++] = o
    return size
  }
}

function partsOf(relaxed: RelaxedTask): Int32Array[] {
  const byAction = new Map<number, number[]>()
  relaxed.action.forEach((action, o) => {
    if (action === NOT_AN_ACTION) return
    const list = byAction.get(action)
    if (list === undefined) byAction.set(action, [o])
    else list.push(o)
  })
  return Array.from(relaxed.action, (action, o) => Int32Array.from(byAction.get(action) ?? [o]))
}
