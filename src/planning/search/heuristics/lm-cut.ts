// LM-cut (Helmert and Domshlak 2009): cuts between the reachable propositions and those that the goal needs, each a
// set of actions such that every plan uses one of them; their minimum costs add up. Cuts are found backwards from the
// goal, and h-max is repaired after each cut rather than computed again. A successor keeps those cuts of its parent
// that the step does not use (Pommerening and Helmert 2013). Parts of one action (alternatives, conditional effects)
// pay their shares together. So the sum is a cost partition over the task's own actions and stays admissible, which
// it would not if parts paid separately; it can then fall below h-max, so the estimate is the greater of the two.

import type { Rows } from '#planning/task/task'
import { rowsByItem } from '#planning/task/rows'
import type { Moves } from '../moves'
import { type CutEngine, makeCutEngine } from './cut-engine'
import { CutList, CutLog, FREE_PLAN, HEAD } from './cut-log'
import { CutRecord } from './cut-record'
import { CutZone } from './cut-zone'
import type { Heuristic, HeuristicProperties, SuccessorHeuristic } from './heuristic'
import { relax, UNREACHED, type RelaxedTask } from '../relaxed/relaxed-task'
import { type Cut, NO_ZONE, SharedCuts } from './shared-cuts'

const lmCutProperties: HeuristicProperties = {
  admissible: true,
  consistent: false,
  safe: true,
}

export interface LandmarkCuts extends SuccessorHeuristic {
  /** From now on the cuts of each evaluated state are recorded with their zones. */
  record(): void
  /** The cuts that the state's last estimate consists of, if they were recorded. Equal cuts are the same object. */
  recorded(state: number): Cut[] | undefined
  /** Cuts with shares that add up to a bound for this state; only as many as reach `enough`, in units. */
  cutsOf(cells: Int32Array, at: number, enough?: number): Cut[]
}

export const hasCuts = (heuristic: Heuristic): heuristic is LandmarkCuts => 'cutsOf' in heuristic

/** LM-cut for any task; with rules these are relaxed actions without cost. */
export function makeLmCut(moves: Moves, relaxed: RelaxedTask = relax(moves)): LandmarkCuts {
  return new LmCut(moves, relaxed)
}

/** From this number of successors on, forgotten cuts of the parent are computed again. */
const WORTH_REPEATING = 3
/** Bytes of zones that are recorded: more make no certificate. */
const MAX_RECORDED = 1 << 24
/** Instead of a share: the zone of a dead end. */
const DEAD_END = -1

class LmCut implements LandmarkCuts {
  readonly name = 'lmcut'
  readonly properties = lmCutProperties
  private readonly relaxed: RelaxedTask
  private readonly engine: CutEngine
  /** Per relaxed action: the other parts of its action, with itself; only where some action is split. */
  private readonly parts: Int32Array[]
  /** Per action of the task: its relaxed actions. */
  private readonly relaxedOf: Rows
  private readonly log = new CutLog()
  /** Cuts of the parent state. */
  private readonly before = new CutList()
  /** For the current state: the total cost of its cuts; and per action, the cuts that contain it. */
  private total = 0
  private readonly lost: Int32Array
  /** Scratch of `enter`: per action, the last cut that it was in. */
  private readonly lastCut: Int32Array
  private readonly own = new CutList()
  /** Scratch of `addParts`: per relaxed action the last cut that had it, and the cut. */
  private readonly stamp: Int32Array
  private readonly whole: Int32Array
  private turn = 0
  /** Created at the first request for cuts. */
  private zone: CutZone | undefined
  private shared: SharedCuts | undefined
  private readonly literalCount: number
  /** Cuts of all evaluated states, for evidence; the log forgets. */
  private kept: CutRecord | undefined
  /** Per relaxed action: 1 while it belongs to the action of the step. */
  private readonly isStep: Uint8Array

  constructor(moves: Moves, relaxed: RelaxedTask) {
    this.relaxed = relaxed
    this.literalCount = 2 * moves.task.factCount
    this.engine = makeCutEngine(relaxed)
    this.relaxedOf = rowsByItem(moves.task.actionCount, relaxed.actions)
    this.parts = relaxed.isSplit ? partsOf(relaxed, this.relaxedOf) : []
    this.isStep = new Uint8Array(relaxed.actionCount)
    this.lost = new Int32Array(moves.task.actionCount)
    this.lastCut = new Int32Array(moves.task.actionCount)
    this.stamp = new Int32Array(relaxed.isSplit ? relaxed.actionCount : 0)
    this.whole = new Int32Array(relaxed.isSplit ? relaxed.actionCount : 0)
  }

  get bytes(): number {
    return this.engine.bytes + this.log.bytes + (this.shared?.bytes ?? 0) + (this.kept?.bytes ?? 0)
  }

  evaluate(cells: Int32Array, at: number): number {
    this.engine.reset()
    this.engine.hintLength = 0
    this.own.length = 0
    return this.estimate(this.run(cells, at, 0))
  }

  cutsOf(cells: Int32Array, at: number, enough = Infinity): Cut[] {
    this.engine.reset()
    this.engine.hintLength = 0
    this.own.length = 0
    const cuts: Cut[] = []
    let left = enough * this.relaxed.scale
    const found = this.run(cells, at, 0, this.own, (count, share) => {
      cuts.push(this.cutOf(this.zoneOf(count), share))
      left -= share
      return left <= 0
    })
    return found === UNREACHED ? [this.cutOf(this.zoneOf(0), DEAD_END)] : cuts
  }

  record(): void {
    this.kept ??= new CutRecord()
  }

  recorded(state: number): Cut[] | undefined {
    return this.kept?.cutsOf(state, (zone, share) => this.cutOf(zone, share))
  }

  /** The number of the zone behind the first `count` actions of the cut just found. */
  private zoneOf(count: number): number {
    const { relaxed, engine } = this
    this.shared ??= new SharedCuts(this.literalCount)
    return this.shared.zone((this.zone ??= new CutZone(relaxed)).find(engine, count))
  }

  private records(): boolean {
    return this.kept !== undefined && (this.shared === undefined || this.shared.bytes < MAX_RECORDED)
  }

  private cutOf(zone: number, share: number): Cut {
    const units = share === DEAD_END ? Infinity : share / this.relaxed.scale
    return this.shared!.cut(zone, units)
  }

  evaluateState(state: number, cells: Int32Array, at: number): number {
    const { engine, own } = this
    engine.reset()
    engine.hintLength = 0
    own.length = 0
    return this.keepAndEstimate(state, this.run(cells, at, 0))
  }

  enter(state: number, cells: Int32Array, at: number, successors: number): void {
    const { before, lost, lastCut, relaxed } = this
    const { first, items: actions } = relaxed.actions
    lost.fill(0)
    this.total = 0
    if (!this.log.recall(state, before)) {
      if (successors < WORTH_REPEATING) return
      this.evaluateState(state, cells, at)
      if (!this.log.recall(state, before)) return
    }
    lastCut.fill(-1)
    const { items } = before
    for (let at = 0; at < before.length; ) {
      const share = items[at]!
      const end = at + HEAD + items[at + 2]!
      if (share !== FREE_PLAN) {
        this.total += share
        for (let k = at + HEAD; k < end; k++) {
          const o = items[k]!
          for (let i = first[o]!; i < first[o + 1]!; i++) {
            const action = actions[i]!
            if (lastCut[action] === at) continue
            lastCut[action] = at
            lost[action]! += share
          }
        }
      }
      at = end
    }
  }

  boundAfter(action: number): number {
    return this.estimate(this.total - this.lost[action]!)
  }

  evaluateSuccessor(state: number, before: number, action: number, cells: Int32Array, at: number): number {
    const { engine, own, log } = this
    if (!log.recall(before, this.before)) return this.evaluateState(state, cells, at)
    own.length = 0
    engine.reset()
    engine.hintLength = 0
    const kept = this.keepCuts(action)
    return this.keepAndEstimate(state, this.run(cells, at, kept))
  }

  /**
   * Cuts of the parent that do not contain this action hold after it too: their shares are subtracted from the costs.
   */
  private keepCuts(action: number): number {
    const { engine, before, own, isStep, relaxedOf } = this
    const { items } = before
    const from = relaxedOf.first[action]!
    const to = relaxedOf.first[action + 1]!
    for (let i = from; i < to; i++) isStep[relaxedOf.items[i]!] = 1
    let kept = 0
    for (let at = 0; at < before.length; ) {
      const share = items[at]!
      const zone = items[at + 1]!
      const first = at + HEAD
      const end = first + items[at + 2]!
      at = end
      if (share === FREE_PLAN) {
        engine.hint.set(items.subarray(first, end))
        engine.hintLength = end - first
        continue
      }
      let k = first
      while (k < end && isStep[items[k]!] === 0) k++
      if (k < end) continue
      kept += share
      own.push(share, zone, items, first, end - first)
      for (k = first; k < end; k++) engine.raise(items[k]!, -share)
    }
    for (let i = from; i < to; i++) isStep[relaxedOf.items[i]!] = 0
    return kept
  }

  private keepAndEstimate(state: number, value: number): number {
    const { own, log } = this
    if (value !== UNREACHED) {
      log.keep(state, own)
      this.kept?.keep(state, own)
    } else this.kept?.keepOne(state, this.zoneOf(0), DEAD_END)
    return this.estimate(value)
  }

  private estimate(value: number): number {
    return value === UNREACHED ? Infinity : value / this.relaxed.scale
  }

  /** Finds cuts with the current costs and adds them to the list; returns the sum including kept ones, or UNREACHED. */
  private run(
    cells: Int32Array,
    at: number,
    kept: number,
    list = this.own,
    isLast?: (count: number, share: number) => boolean,
  ): number {
    const { relaxed, engine } = this
    const { cut } = engine
    let goalCost = engine.explore(cells, at)
    if (goalCost === UNREACHED) return UNREACHED
    const hMax = goalCost
    let total = kept
    while (goalCost > 0) {
      let count = engine.find()
      const share = engine.leastCost(count)
      if (relaxed.isSplit) count = this.addParts(count)
      total += share
      if (isLast?.(count, share) === true) return total
      const zone = isLast === undefined && this.records() ? this.zoneOf(count) : NO_ZONE
      list.push(share, zone, cut, 0, count)
      goalCost = engine.charge(count, share)
    }
    if (engine.wantsHints()) list.push(FREE_PLAN, NO_ZONE, engine.plan, 0, engine.findPlan())
    return relaxed.isSplit ? Math.max(total, kept + hMax) : total
  }

  /** Makes the cut contain all parts of its actions; returns their number. */
  private addParts(count: number): number {
    const { engine, parts, stamp, whole } = this
    const { cut } = engine
    const turn = ++this.turn
    let size = 0
    for (let i = 0; i < count; i++)
      for (const o of parts[cut[i]!]!) {
        if (stamp[o] === turn) continue
        stamp[o] = turn
        whole[size++] = o
      }
    for (let i = 0; i < size; i++) cut[i] = whole[i]!
    return size
  }
}

function partsOf(relaxed: RelaxedTask, relaxedOf: Rows): Int32Array[] {
  const { first, items } = relaxed.actions
  return Array.from({ length: relaxed.actionCount }, (_, o) => {
    if (first[o] === first[o + 1]) return Int32Array.of(o)
    const action = items[first[o]!]!
    return relaxedOf.items.slice(relaxedOf.first[action]!, relaxedOf.first[action + 1]!)
  })
}
