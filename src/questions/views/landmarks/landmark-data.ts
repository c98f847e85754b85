// Landmark data for the page: only types and named constants. Facts and actions are given by name; a call contains the
// problem and the actions taken from its initial state, and is about the state after them.

import type { NoTask } from '../ready'
import type { ClosedStory } from '#questions/kinds/verdict'

/** quick: decisions that take no search. full: decisions within the analysis' own limits. */
export type LandmarkEffort = 'quick' | 'full'

export interface LandmarkNode {
  readonly fact: string
  /** The fact in English: `car c0 is on the ferry`. */
  readonly phrase: string
  /** Initial facts and goals are trivial landmarks. */
  readonly inInitial: boolean
  readonly inGoal: boolean
  /** Some of the possible first achievers, and their number. */
  readonly firstAchievers: readonly string[]
  readonly achieverCount: number
}

export type OrderKind = 'natural' | 'greedy-necessary'

/** A position in the picture: layers from the start to the goal, rows (of one unit) within a layer. */
export interface LandmarkPoint {
  readonly layer: number
  readonly row: number
}

/** A drawing of the landmarks, or of the non-trivial ones. */
export interface LandmarkPicture {
  readonly layers: number
  /** `node` is an index into the list of nodes. */
  readonly nodes: readonly (LandmarkPoint & { readonly node: number })[]
  readonly orders: readonly {
    readonly before: number
    readonly after: number
    readonly kind: OrderKind
    /** The points at which the arrow passes the layers in between. */
    readonly via: readonly LandmarkPoint[]
  }[]
}

/** The status of a fact. Each is one of `LandmarkSet.statuses`. */
export const NOT_A_LANDMARK = 0
export const LANDMARK = 1
export const INITIAL_FACT = 2
export const GOAL_FACT = 3
export const UNDECIDED = 4

export interface LandmarkSet {
  /** Landmarks, with the trivial ones that are part of the order, topologically sorted. */
  readonly nodes: readonly LandmarkNode[]
  readonly whole: LandmarkPicture
  /** The drawing without trivial landmarks. */
  readonly inner: LandmarkPicture
  /** Every proposition of the task by name, and its status. */
  readonly facts: readonly string[]
  readonly statuses: Uint8Array
  /** True if the goal already holds, so that the empty sequence is a plan. */
  readonly goalHolds: boolean
  /** The effort spent; quick may leave facts undecided that full decides. */
  readonly effort: LandmarkEffort
}

export type LandmarkOutcome =
  | { readonly kind: 'landmarks'; readonly set: LandmarkSet }
  /** The goal is unreachable; `explanation` describes the evidence in a sentence, and whether the checker accepted it. */
  | { readonly kind: 'no-plan'; readonly explanation: string; readonly checked: boolean }
  /** No plan was found, and none excluded. */
  | { readonly kind: 'undecided'; readonly tried: readonly string[] }
  /** The inapplicable step, from 0. */
  | { readonly kind: 'broken'; readonly step: number }
  | NoTask

/** The status of one fact, with evidence. */
export interface LandmarkWhy {
  readonly verdict:
    | 'landmark'
    | 'not-landmark'
    | 'initial'
    | 'goal'
    | 'undecided'
    | 'no-plan'
    /** The name is not that of a possible landmark. */
    | 'no-proposition'
  readonly fact: string
  readonly phrase: string
  /** The reason in a sentence or two; names in backticks. */
  readonly explanation: string
  /** The evidence in a phrase; '' if none is needed. */
  readonly evidence: string
  /** Whether the independent checker accepted the evidence; null if there is nothing to check. */
  readonly checked: boolean | null
  /** A plan from the given state that avoids the fact. */
  readonly plan: readonly string[] | null
  /** How the closed set of facts that proves it grew; absent for other evidence. */
  readonly closed?: ClosedStory
}

/** When facts hold along a sequence: bit by bit, `held[fact * (steps + 1) + step]`. */
export interface LandmarkTimes {
  /** Number of executable steps. */
  readonly steps: number
  readonly held: Uint8Array
}
