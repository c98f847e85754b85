// Decisions on landmarks, and their limits.

import type { ActionId, FactId } from '#planning/task/task'
import type { Certificate } from '#planning/certificates/certificate'
import { type H2Limits, h2Limits } from './h2'
import type { LookaheadOptions } from '#planning/search/lookahead'

/** A search with lookahead. */
export type Round = Pick<LookaheadOptions, 'maxExpansions' | 'follows' | 'seed'>

/** How much is tried before a fact is left undecided. */
export interface LandmarkLimits {
  readonly h2: H2Limits
  /** The rounds of searches for a plan that avoids a fact; the first also handles many facts at once. */
  readonly rounds: readonly Round[]
  /** States expanded by each search for a detour around a fact. */
  readonly detourExpansions: number
  /** States of further searches for a plan that avoids a fact, one after the other; the last also for any plan. */
  readonly searchStates: readonly number[]
  /** States seen by all of these together. */
  readonly totalStates: number
}

export const landmarkLimits: LandmarkLimits = {
  h2: h2Limits,
  rounds: [
    { maxExpansions: 150 },
    { maxExpansions: 1_500, seed: 1 },
    { maxExpansions: 2_500 },
    { maxExpansions: 1_500, seed: 2 },
    { maxExpansions: 1_500, seed: 3 },
    { maxExpansions: 6_000, follows: false },
    ...[4, 5, 6, 7].map(seed => ({ maxExpansions: 1_500, seed })),
    ...[8, 9, 10, 11].map(seed => ({ maxExpansions: 3_000, seed })),
  ],
  detourExpansions: 60,
  searchStates: [5_000, 2_000_000],
  totalStates: 8_000_000,
}

/** The decision on one fact, with evidence. */
export type LandmarkDecision =
  | { readonly kind: 'landmark'; readonly certificate: () => Certificate }
  | { readonly kind: 'not-landmark'; readonly plan: readonly ActionId[] }
  | { readonly kind: 'undecided'; readonly tried: readonly string[] }

/** For many facts; or why there is no partition. */
export type LandmarkPartition =
  | { readonly kind: 'no-plan'; readonly certificate: () => Certificate }
  /** No plan was found, and none was ruled out. */
  | { readonly kind: 'undecided'; readonly tried: readonly string[] }
  | {
      readonly kind: 'partition'
      /** Non-trivial landmarks, ascending. */
      readonly landmarks: readonly FactId[]
      readonly notLandmarks: readonly FactId[]
      readonly undecided: readonly FactId[]
      /** Plans that together avoid each of `notLandmarks`. */
      readonly plans: readonly (readonly ActionId[])[]
      /** For propositions that are not trivial. */
      readonly decisionOf: (fact: FactId) => LandmarkDecision
    }
