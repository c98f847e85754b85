// The operations of LM-cut on a relaxed task: h-max, a cut, and h-max again after the cut's actions have become
// cheaper. Two implementations: packed, with buckets, for small costs; otherwise plain, with a heap.

import { CutFinder } from './cut-finder'
import { MaxCosts } from './max-costs'
import { explorePacked, lowerPacked } from './packed-costs'
import { findPackedCut } from './packed-cuts'
import { findFreePlan, NO_PLAN } from './packed-plan'
import { type PackedRelaxed, packRelaxed } from './packed-relaxed'
import { type RelaxedTask, UNREACHED } from '../relaxed/relaxed-task'
import { ShortcutTrial } from './shortcut-trial'

export interface CutEngine {
  /** Bytes held. */
  readonly bytes: number
  /** The relaxed actions of the cut that `find` found; the caller may add others before `charge`. */
  readonly cut: Int32Array
  /** Resets all actions to their full costs. */
  reset(): void
  /** The action costs this much more. */
  raise(action: number, cost: number): void
  /** Once the goal has cost 0: writes the actions that reach it for free into `plan`, each after those it needs; returns their number. */
  findPlan(): number
  readonly plan: Int32Array
  /** Actions that `explore` tries first, from `hint[0]` on; and how many. */
  readonly hint: Int32Array
  hintLength: number
  /** A plan is worth keeping as a hint for the states after this one. */
  wantsHints(): boolean
  /** Costs of the row at `cells[at]`; the goal's, or UNREACHED. */
  explore(cells: Int32Array, at: number): number
  /** Finds a cut; returns its number of actions. */
  find(): number
  /** A most expensive condition of the action; an unreached one if there is any. */
  supporterOf(action: number): number
  /** The minimum cost of the first `count` actions of the cut. */
  leastCost(count: number): number
  /** Subtracts the share from each of them; returns the goal's cost. */
  charge(count: number, share: number): number
}

/** The faster engine that the costs allow. */
export function makeCutEngine(relaxed: RelaxedTask): CutEngine {
  const packed = packRelaxed(relaxed)
  return packed === undefined ? new PlainEngine(relaxed) : new PackedEngine(packed)
}

export class PackedEngine implements CutEngine {
  readonly cut: Int32Array
  readonly plan: Int32Array
  private planLength = NO_PLAN
  readonly hint: Int32Array
  hintLength = 0
  private readonly packed: PackedRelaxed
  private readonly hintTrial = new ShortcutTrial()
  private readonly planTrial = new ShortcutTrial()
  private turn = 0

  constructor(packed: PackedRelaxed) {
    this.packed = packed
    this.cut = new Int32Array(packed.actionCount)
    this.plan = new Int32Array(packed.propositionCount)
    this.hint = new Int32Array(packed.propositionCount)
  }

  get bytes(): number {
    return this.packed.memory.byteLength
  }

  reset(): void {
    const { memory, costAt, costTemplate, actionCount } = this.packed
    memory.copyWithin(costAt, costTemplate, costTemplate + actionCount)
  }

  raise(action: number, cost: number): void {
    this.packed.memory[action + this.packed.costAt]! += cost
  }

  explore(cells: Int32Array, at: number): number {
    const { packed, hint, hintLength, hintTrial } = this
    const hints = hintTrial.isDue ? hintLength : 0
    packed.work = 0
    const goalCost = explorePacked(packed, cells, at, hint, hints)
    // Keeping a plan for later takes about as long as following it.
    if (hintLength > 0) hintTrial.note(packed.work + hints, hints > 0)
    this.planLength = NO_PLAN
    return goalCost
  }

  find(): number {
    return findPackedCut(this.packed, this.cut, ++this.turn)
  }

  supporterOf(action: number): number {
    return this.packed.memory[action]! - this.packed.propositions
  }

  leastCost(count: number): number {
    const { memory, costAt } = this.packed
    const { cut } = this
    let least = UNREACHED
    for (let i = 0; i < count; i++) {
      const cost = memory[cut[i]! + costAt]!
      if (cost < least) least = cost
    }
    return least
  }

  charge(count: number, share: number): number {
    const { memory, costAt } = this.packed
    const { cut } = this
    for (let i = 0; i < count; i++) memory[cut[i]! + costAt]! -= share
    // Usually the actions that reached the goal most cheaply before the cut now reach it for free.
    const { packed, planTrial } = this
    const { isDue } = planTrial
    packed.work = 0
    if (isDue) this.planLength = findFreePlan(packed, this.plan, ++this.turn)
    const goalCost = isDue && this.planLength !== NO_PLAN ? 0 : lowerPacked(packed, cut, count)
    planTrial.note(packed.work, isDue)
    return goalCost
  }

  wantsHints(): boolean {
    return this.hintTrial.isOpen
  }

  findPlan(): number {
    if (this.planLength === NO_PLAN) this.planLength = findFreePlan(this.packed, this.plan, ++this.turn)
    return this.planLength
  }
}

/** Approximate memory of an action or proposition in the plain engine. */
const BYTES_OF_PLACE = 40

/** The plain engine: also the slow version that the packed one must agree with. */
export class PlainEngine implements CutEngine {
  readonly cut: Int32Array
  readonly plan = new Int32Array(0)
  readonly hint = new Int32Array(0)
  hintLength = 0
  private readonly costs: MaxCosts
  private readonly finder: CutFinder

  wantsHints(): boolean {
    return false
  }

  findPlan(): number {
    return 0
  }

  constructor(relaxed: RelaxedTask) {
    this.costs = new MaxCosts(relaxed)
    this.finder = new CutFinder(this.costs)
    this.cut = this.finder.cut
  }

  get bytes(): number {
    const { actionCount, propositionCount } = this.costs.relaxed
    return BYTES_OF_PLACE * (actionCount + propositionCount)
  }

  reset(): void {
    this.costs.actionCost.set(this.costs.relaxed.cost)
  }

  raise(action: number, cost: number): void {
    this.costs.actionCost[action]! += cost
  }

  explore(cells: Int32Array, at: number): number {
    this.costs.explore(cells, at)
    return this.costs.cost[this.costs.relaxed.goal]!
  }

  find(): number {
    return this.finder.find()
  }

  supporterOf(action: number): number {
    const { missing, supporter, cost, relaxed } = this.costs
    if (missing[action] === 0) return supporter[action]!
    const { first, items } = relaxed.conditions
    let i = first[action]!
    while (cost[items[i]!]! < UNREACHED) i++
    return items[i]!
  }

  leastCost(count: number): number {
    let least = UNREACHED
    for (let i = 0; i < count; i++) least = Math.min(least, this.costs.actionCost[this.cut[i]!]!)
    return least
  }

  charge(count: number, share: number): number {
    for (let i = 0; i < count; i++) this.costs.actionCost[this.cut[i]!]! -= share
    this.costs.lower(this.cut, count)
    return this.costs.cost[this.costs.relaxed.goal]!
  }
}
