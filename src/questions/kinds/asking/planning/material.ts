// What a question on plans is made of before anybody words it: the blocks that its prompt describes, and what is right. The
// construction of each kind is that of PlanBench (Valmeekam et al., NeurIPS 2023, arXiv:2206.10498), corrected where its items
// can be guessed or make no sense.

import type { Source } from '#planning/pddl/source'
import type { PlanTruth } from '../../planning/verification-kind'

/** Something unexpected after a step. Facts and actions are PDDL text in lower case. */
export interface TellableEvent {
  /** The step that was executed last, and its place in the plan, counted from 1. */
  readonly action: string
  readonly step: number
  readonly becameTrue: readonly string[]
  readonly becameFalse: readonly string[]
}

/** One worked or open problem, all of it known; a layout describes the part that it has a place for. */
export interface PlanBlock {
  /** All facts at the start, those that never change too. */
  readonly init: readonly string[]
  /** null: none is described. */
  readonly goal: readonly string[] | null
  readonly plan: readonly string[] | null
  readonly executed: readonly string[] | null
  readonly event: TellableEvent | null
  readonly newPlan: readonly string[] | null
  /** All facts after `executed`. */
  readonly state: readonly string[] | null
  readonly truth: PlanTruth | null
  /** What `plan` costs. */
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
  /** What is asked, with its answer; a layout leaves the answer out. */
  readonly open: PlanBlock
  /** A worked block about the same problem, of kinds that begin with one, and the problem with that block's goal. */
  readonly before: { readonly open: PlanBlock; readonly source: Source } | null
  /** The problem that answers are judged by: its initial state and goal are those that the open block describes. */
  readonly source: Source
  /** What a cheapest plan of that problem costs; null if that was not found. */
  readonly goalDistance: number | null
}
