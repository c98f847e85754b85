// One cut of LM-cut, found backwards: the goal zone is what reaches the goal at no cost along most expensive conditions; the cut is every
// action that enters it from what is reachable without entering it.

import type { MaxCosts } from './max-costs'

export class CutFinder {
  /** The relaxed actions of the cut that `find` found. */
  readonly cut: Int32Array
  private readonly costs: MaxCosts
  /** Per proposition: the last `find` that had it in the goal zone. */
  private readonly zone: Int32Array
  /** Per relaxed action: the last `find` that saw it enter the zone at a cost. */
  private readonly enters: Int32Array
  /** Per proposition: the last `find` that showed it reachable outside the zone; and the last that found no path so far. */
  private readonly outside: Int32Array
  private readonly looked: Int32Array
  private readonly stack: Int32Array
  /** Per place of `stack`, in a search for a way from outside: the next achiever to try. */
  private readonly next: Int32Array
  /** Propositions `looked` at in one search. */
  private readonly trail: Int32Array
  private turn = 0

  constructor(costs: MaxCosts) {
    const { propositionCount, actionCount } = costs.relaxed
    this.costs = costs
    this.cut = new Int32Array(actionCount)
    this.zone = new Int32Array(propositionCount)
    this.enters = new Int32Array(actionCount)
    this.outside = new Int32Array(propositionCount)
    this.looked = new Int32Array(propositionCount)
    this.stack = new Int32Array(propositionCount)
    this.next = new Int32Array(propositionCount)
    this.trail = new Int32Array(propositionCount)
  }

  /** The cut for the current costs, if the goal costs something; returns its number of actions. */
  find(): number {
    const { costs, cut, zone, enters, stack } = this
    const { actionCost, missing, supporter, cost, relaxed } = costs
    const { first: firstAchiever, items: achievers } = relaxed.achievers
    const { goal } = relaxed
    const turn = ++this.turn
    let depth = 0
    let entering = 0
    zone[goal] = turn
    stack[depth++] = goal
    while (depth > 0) {
      const p = stack[--depth]!
      const last = firstAchiever[p + 1]!
      for (let i = firstAchiever[p]!; i < last; i++) {
        const o = achievers[i]!
        if (missing[o] !== 0) continue
        if (actionCost[o]! > 0) {
          if (enters[o] !== turn) {
            enters[o] = turn
            cut[entering++] = o
          }
          continue
        }
        const s = supporter[o]!
        if (zone[s] !== turn) {
          zone[s] = turn
          stack[depth++] = s
        }
      }
    }
    const goalCost = cost[goal]!
    let count = 0
    for (let i = 0; i < entering; i++) {
      const o = cut[i]!
      const s = supporter[o]!
      if (zone[s] === turn) continue
      // Cheaper than the goal: its chain of cheapest achievers cannot pass through the zone, where nothing is cheaper.
      if (cost[s]! < goalCost || this.isOutside(s, goalCost)) cut[count++] = o
    }
    return count
  }

  /** True if the proposition can be reached along most expensive conditions without entering the zone. */
  private isOutside(start: number, goalCost: number): boolean {
    const { costs, zone, enters, outside, looked, stack, next, trail, turn } = this
    const { missing, supporter, cost, relaxed } = costs
    const { first: firstAchiever, items: achievers } = relaxed.achievers
    if (outside[start] === turn) return true
    if (looked[start] === turn) return false
    let depth = 0
    let seen = 0
    stack[depth] = start
    next[depth++] = firstAchiever[start]!
    looked[start] = turn
    trail[seen++] = start
    while (depth > 0) {
      const p = stack[depth - 1]!
      const i = next[depth - 1]!++
      if (i === firstAchiever[p + 1]) {
        depth--
        continue
      }
      const o = achievers[i]!
      if (missing[o] !== 0 || enters[o] === turn) continue
      const s = supporter[o]!
      if (zone[s] === turn) continue
      if (cost[s]! < goalCost || outside[s] === turn) {
        // An action on the stack reaches the goal zone; other visited ones may still turn out to reach it.
        for (let k = 0; k < seen; k++) looked[trail[k]!] = 0
        for (let k = 0; k < depth; k++) outside[stack[k]!] = turn
        return true
      }
      if (looked[s] === turn) continue
      looked[s] = turn
      trail[seen++] = s
      stack[depth] = s
      next[depth++] = firstAchiever[s]!
    }
    return false
  }
}
