// Plans found and plans checked, for display. It survives structured cloning. Steps are numbered from 0.

import type { Span } from '#base/text'
import type { TextRole } from '#planning/pddl/diagnostic'
import type { Evidence } from '#questions/kinds/verdict'
import type { NoTask } from '../ready'
import type { SearchEnd } from '../search-end'

/** Why there is no plan. Names are in backticks. */
export interface WhyNoPlan {
  /** What was proven, such as a fact of the goal that can never hold. */
  readonly why: string
  /** One fact that no action provides, or the actions that need each other; '' if neither is known. */
  readonly cause: string
}

/** The outcome of a search for a plan. */
export type SolveOutcome =
  | {
      readonly kind: 'plan'
      readonly plan: readonly string[]
      /** null if it is beyond the range of exact numbers. */
      readonly cost: number | null
      readonly isCheapest: boolean
      readonly evidence: readonly Evidence[]
    }
  | ({
      readonly kind: 'no-plan'
      /** Sentences that go around the circle of actions that need each other, if that is the cause. */
      readonly circle: readonly string[]
      /** Sentences that lead from the goal back to the cause. */
      readonly chain: readonly string[]
      readonly evidence: readonly Evidence[]
    } & WhyNoPlan)
  | {
      readonly kind: 'stopped'
      readonly end: SearchEnd
      /** Every plan costs at least this. */
      readonly atLeast: number
      readonly evidence: readonly Evidence[]
    }
  | NoTask

export interface CheckedStep extends Span {
  /** `(move a b)`, as it was read. */
  readonly name: string
  /** Start time, if every step has one. */
  readonly time: number | null
}

/** A condition that does not hold where it is needed. */
export interface UnmetPart {
  /** As PDDL: `(clear b)`. */
  readonly text: string
  /** How it became false: `never held before`, `step 2, (take b), made it false`. '' if that is unknown. */
  readonly since: string
}

/** A place in one of the two texts where a plan fails. */
export interface PlanMark extends Span {
  readonly role: TextRole
  readonly message: string
}

/** Something wrong with the text of a plan. */
export interface PlanFault extends Span {
  readonly line: number
  readonly message: string
}

export interface CheckedPlan {
  readonly kind: 'checked'
  /** fails: a step cannot be taken. short: all can, and the goal is not reached. */
  readonly verdict: 'valid' | 'fails' | 'short'
  readonly steps: readonly CheckedStep[]
  /** Index of the first step that fails; null if none does. */
  readonly failing: number | null
  /** A sentence that explains the verdict; names in backticks. */
  readonly why: string
  readonly unmet: readonly UnmetPart[]
  /** The facts that hold before the failing step, or at the end: those about the objects of unmet conditions first. */
  readonly state: readonly string[]
  /** Number of facts at the start of `state` that are about these objects. */
  readonly near: number
  /** Sum of the costs of all steps of a valid plan; null if it is none, or beyond the range of exact numbers. */
  readonly cost: number | null
  readonly marks: readonly PlanMark[]
  /** How the text was read: skipped lines, changed order. */
  readonly notes: readonly PlanFault[]
}

export type CheckOutcome =
  | CheckedPlan
  /** The text cannot be read as a plan. */
  | { readonly kind: 'unreadable'; readonly faults: readonly PlanFault[] }
  | NoTask
