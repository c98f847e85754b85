// The page's data on textbook search: runs in portions, and the components of an estimate in one state.

import type { LogPart } from '#planning/textbook/log'
import type { HeuristicName } from '#planning/textbook/options'
import type { NoTask } from '../ready'

/** How much of a log the page has. */
export interface LogPlace {
  readonly events: number
  readonly nodes: number
  readonly states: number
}

/** The next portion of a run. */
export interface RunPortion {
  readonly kind: 'portion'
  readonly part: LogPart
  /** Names of the actions in the part, by their numbers. */
  readonly names: readonly (readonly [number, string])[]
  /** Backward search: names of the demands in the part, by the bit that stands for each in a list. */
  readonly literals: readonly (readonly [number, string])[]
  /** A cost in the log is this many units of the last of these digits after the point. */
  readonly digits: number
  readonly isOver: boolean
}

export type RunOutcome = RunPortion | NoTask

/** The result of a run. */
export interface RunSum {
  readonly kind: 'sum'
  readonly expanded: number
  readonly evaluated: number
  readonly generated: number
  readonly reopened: number
  readonly mostOpen: number
  /** How it ended; `stopped` where the limits came first. */
  readonly how: 'plan' | 'no-plan' | 'stuck' | 'stopped'
  /** Of the plan; NaN without one. */
  readonly cost: number
}

export type SumOutcome = RunSum | NoTask

export interface RunFile {
  readonly kind: 'file'
  readonly text: string
}

/** A condition of the relaxed task, and how its cost came down. */
export interface CostRow {
  readonly condition: string
  /** Per sweep, from 0: its cost then; Infinity while it is not reached. */
  readonly costs: readonly number[]
  /** The action that gives it at this cost; '' for what holds now or follows by itself. */
  readonly by: string
  /** The goal's cost comes of it. */
  readonly isUsed: boolean
  readonly isGoal: boolean
}

/** How conditions get their costs, sweep by sweep: each layer is what one more action could reach. */
export interface CostSweeps {
  readonly sweeps: number
  /** Conditions of the goal first, then by cost. */
  readonly rows: readonly CostRow[]
  /** Rows left out, where there are very many. */
  readonly leftOut: number
}

/** An action of a relaxed plan: for what it was taken. */
export interface PlanRow {
  readonly action: string
  readonly cost: number
  readonly gives: readonly string[]
  /** True if it is applicable in the state itself. */
  readonly isFirst: boolean
}

/** One round of LM-cut. */
export interface CutRow {
  /** Of these every plan takes one; the cheapest pays. */
  readonly actions: readonly string[]
  readonly share: number
  /** Conditions that lead to the goal for nothing, the goal aside. */
  readonly zone: readonly string[]
  /** What the goal costs by h-max before the round. */
  readonly goal: number
}

export type Lens =
  | { readonly kind: 'goals'; readonly missing: readonly string[]; readonly met: readonly string[] }
  | { readonly kind: 'sweeps'; readonly joining: 'max' | 'add'; readonly table: CostSweeps }
  | { readonly kind: 'plan'; readonly rows: readonly PlanRow[]; readonly table: CostSweeps }
  | { readonly kind: 'cuts'; readonly rows: readonly CutRow[]; readonly leftOut: number }
  /** The estimate has no components to show. */
  | { readonly kind: 'plain' }

export interface LensView {
  readonly kind: 'lens'
  readonly heuristic: HeuristicName
  /** NaN if it was not computed. */
  readonly value: number
  readonly lens: Lens
  /** What the relaxation ignores in the problem, in sentences. */
  readonly unseen: readonly string[]
}

export type LensOutcome = LensView | NoTask

/** An action of the relaxed task: nothing it does takes anything away. */
export interface RelaxedAction {
  readonly action: string
  readonly cost: number
  readonly needs: readonly string[]
  readonly gives: readonly string[]
}

/** The relaxed world in one state. */
export interface RelaxedView {
  readonly kind: 'relaxed'
  /** Conditions that something needs. */
  readonly conditions: readonly {
    readonly name: string
    readonly isTrue: boolean
    readonly isGoal: boolean
  }[]
  readonly actions: readonly RelaxedAction[]
  /** Layer by layer: what is true for the first time, and by which actions, of which each can be taken only then. */
  readonly layers: readonly {
    readonly facts: readonly string[]
    readonly actions: readonly string[]
  }[]
  /** Actions and conditions that are not described, where there are very many. */
  readonly leftOut: number
}

export type RelaxedOutcome = RelaxedView | NoTask

/** What every estimate states about one state; NaN if it was not computed. */
export interface EstimatesView {
  readonly kind: 'estimates'
  readonly values: readonly (readonly [HeuristicName, number])[]
}

export type EstimatesOutcome = EstimatesView | NoTask

/** All states of a small problem by estimate and true distance. */
export interface DotsView {
  readonly kind: 'dots'
  /** Infinity in either: the goal is out of reach, or seen to be. */
  readonly dots: readonly { readonly h: number; readonly star: number; readonly count: number }[]
  readonly states: number
  /** The number of overestimated states. */
  readonly above: number
}

export type DotsOutcome = DotsView | NoTask | { readonly kind: 'too-many'; readonly most: number }
