// The content of a question on plans before it is worded: the blocks of its prompt, and the right answer. The
// construction of each kind is that of PlanBench (Valmeekam et al., NeurIPS 2023, arXiv:2206.10498), corrected where
// its items can be guessed or are meaningless.

import type { Source } from '#planning/pddl/source'
import type { PlanTruth } from '../../planning/verification-kind'

/** An unexpected event after a step. Facts and actions are PDDL text in lower case. */
export interface TellableEvent {
  /** The last step executed before the event, and its position in the plan, from 1. */
  readonly action: string
  readonly step: number
  readonly becameTrue: readonly string[]
  readonly becameFalse: readonly string[]
}

/** A worked or open problem with all its data; a layout describes the fields that it has a place for. */
export interface PlanBlock {
  /** All initial facts, including static ones. */
  readonly init: readonly string[]
  /** Null if none is described. */
  readonly goal: readonly string[] | null
  readonly plan: readonly string[] | null
  readonly executed: readonly string[] | null
  readonly event: TellableEvent | null
  readonly newPlan: readonly string[] | null
  /** All facts after `executed`. */
  readonly state: readonly string[] | null
  readonly truth: PlanTruth | null
  /** The cost of `plan`. */
  readonly total: number | null
}

export const emptyBlock: PlanBlock = {
  init: [],
  goal: null,
  plan: null,
  executed: null,
  event: null,
  newPlan: null,
  state: null,
  truth: null,
  total: null,
}

/** A question's blocks and problem. */
export interface PlanMaterial {
  /** The question with its answer, which a layout omits. */
  readonly open: PlanBlock
  /**
   * A worked example about the same problem, for kinds that begin with one, and the problem with that example's goal.
   */
  readonly before: { readonly open: PlanBlock; readonly source: Source } | null
  /** The problem for judging answers, with the initial state and goal of the open block. */
  readonly source: Source
  /** The cost of a cheapest plan; null if it was not found. */
  readonly goalDistance: number | null
}
