// The page's data on textbook search: runs in portions, and the components of an estimate in one state.

import type { LogPart } from '#planning/textbook/log'
import type { HeuristicName } from '#planning/textbook/options'
import type { NoTask } from '../ready'

/** The amount of a log that the page has. */
export interface LogPlace {
  readonly events: number
  readonly nodes: number
  readonly states: number
}

/** The next portion of a run. */
export interface RunPortion {
  readonly kind: 'portion'
  readonly part: LogPart
  /** Names of the actions in the portion, by number. */
  readonly names: readonly (readonly [number, string])[]
  /** Backward search: names of the subgoals in the portion, by their bit in a list. */
  readonly literals: readonly (readonly [number, string])[]
  /** Costs in the log are integers in units of the last of these digits after the point. */
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
  readonly maxOpen: number
  /** The outcome; `stopped` if a limit was reached. */
  readonly how: 'plan' | 'no-plan' | 'stuck' | 'stopped'
  /** The cost of the plan; NaN without one. */
  readonly cost: number
}

export type SumOutcome = RunSum | NoTask

export interface RunFile {
  readonly kind: 'file'
  readonly text: string
}

/** A condition of the relaxed task, and its cost after each sweep. */
export interface CostRow {
  readonly condition: string
  /** The cost after each sweep, from 0; Infinity while unreachable. */
  readonly costs: readonly number[]
  /** The action that achieves it at this cost; '' if it holds initially or follows without an action. */
  readonly by: string
  /** True if the goal's cost depends on it. */
  readonly isUsed: boolean
  readonly isGoal: boolean
}

/** The costs of conditions, sweep by sweep: each sweep is one layer of actions. */
export interface CostSweeps {
  readonly sweeps: number
  /** Goal conditions first, then by cost. */
  readonly rows: readonly CostRow[]
  /** Number of rows omitted. */
  readonly leftOut: number
}

/** An action of a relaxed plan, and the conditions for which it was chosen. */
export interface PlanRow {
  readonly action: string
  readonly cost: number
  readonly gives: readonly string[]
  /** True if it is applicable in the state itself. */
  readonly isFirst: boolean
}

/** One round of LM-cut. */
export interface CutRow {
  /** A disjunctive action landmark: every plan contains one of these actions; the cheapest determines the cost. */
  readonly actions: readonly string[]
  readonly share: number
  /** Conditions from which the goal is reachable at no cost, without the goal. */
  readonly zone: readonly string[]
  /** The h-max value of the goal before the round. */
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
  /** NaN if not computed. */
  readonly value: number
  readonly lens: Lens
  /** The aspects of the problem that the relaxation ignores, in sentences. */
  readonly unseen: readonly string[]
}

export type LensOutcome = LensView | NoTask

/** An action of the relaxed task, which has no delete effects. */
export interface RelaxedAction {
  readonly action: string
  readonly cost: number
  readonly needs: readonly string[]
  readonly gives: readonly string[]
}

/** The delete relaxation in one state. */
export interface RelaxedView {
  readonly kind: 'relaxed'
  /** Conditions that some action or the goal requires. */
  readonly conditions: readonly {
    readonly name: string
    readonly isTrue: boolean
    readonly isGoal: boolean
  }[]
  readonly actions: readonly RelaxedAction[]
  /** Layer by layer: facts that first become true, and the actions that first become applicable. */
  readonly layers: readonly {
    readonly facts: readonly string[]
    readonly actions: readonly string[]
  }[]
  /** Number of actions and conditions omitted. */
  readonly leftOut: number
}

export type RelaxedOutcome = RelaxedView | NoTask

/** The values of all estimates in one state; NaN if not computed. */
export interface EstimatesView {
  readonly kind: 'estimates'
  readonly values: readonly (readonly [HeuristicName, number])[]
}

export type EstimatesOutcome = EstimatesView | NoTask

/** All states of a small problem by estimate and true distance. */
export interface DotsView {
  readonly kind: 'dots'
  /** Infinity: the goal is unreachable (`star`), or recognized as unreachable (`h`). */
  readonly dots: readonly { readonly h: number; readonly star: number; readonly count: number }[]
  readonly states: number
  /** The number of overestimated states. */
  readonly above: number
}

export type DotsOutcome = DotsView | NoTask | { readonly kind: 'too-many'; readonly most: number }
