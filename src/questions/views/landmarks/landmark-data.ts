// What the page is informed about landmarks: types and named numbers alone. Facts and actions go by name; a call carries
// the problem and the actions taken from its initial state, and is about the state after them.

import type { NoTask } from '../ready'
import type { ClosedStory } from '#questions/kinds/verdict'

/** quick: what is decided at once. full: what can be decided within the analysis' own limits. */
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

/** A place in the picture: layers from the start to the goal, rows (of one unit) within. */
export interface LandmarkPoint {
  readonly layer: number
  readonly row: number
}

/** A drawing of the landmarks, or of those that are not trivial. */
export interface LandmarkPicture {
  readonly layers: number
  /** `node` is a place in the list of nodes. */
  readonly nodes: readonly (LandmarkPoint & { readonly node: number })[]
  readonly orders: readonly {
    readonly before: number
    readonly after: number
    readonly kind: OrderKind
    /** Where the arrow passes the layers between. */
    readonly via: readonly LandmarkPoint[]
  }[]
}

/** The status of a fact. Each is one of `LandmarkSet.standings`. */
export const NOT_A_LANDMARK = 0
export const LANDMARK = 1
export const INITIAL_FACT = 2
export const GOAL_FACT = 3
export const UNDECIDED = 4

export interface LandmarkSet {
  /** Landmarks, with the trivial ones that take part in the order, topologically sorted. */
  readonly nodes: readonly LandmarkNode[]
  readonly whole: LandmarkPicture
  /** Without trivial landmarks. */
  readonly inner: LandmarkPicture
  /** Every proposition of the task by name, and what is known about it. */
  readonly facts: readonly string[]
  readonly standings: Uint8Array
  /** The goal holds already, so that the empty sequence is a plan. */
  readonly goalHolds: boolean
  /** How it was found; quick may leave facts undecided that full decides. */
  readonly effort: LandmarkEffort
}

export type LandmarkOutcome =
  | { readonly kind: 'landmarks'; readonly set: LandmarkSet }
  /** The goal is out of reach; `says` describes the evidence in a sentence, and whether the checker accepted it. */
  | { readonly kind: 'no-plan'; readonly says: string; readonly checked: boolean }
  /** No plan was found, and none ruled out. */
  | { readonly kind: 'undecided'; readonly tried: readonly string[] }
  /** The step, counted from 0, that cannot be taken. */
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
    /** It names no proposition that can be a landmark. */
    | 'no-proposition'
  readonly fact: string
  readonly phrase: string
  /** Why, in a sentence or two; names in backticks. */
  readonly says: string
  /** The evidence in a phrase; '' if none is needed. */
  readonly evidence: string
  /** Did the independent checker accept the evidence? null if there is nothing to check. */
  readonly checked: boolean | null
  /** A plan, from the state asked about, that avoids the fact. */
  readonly plan: readonly string[] | null
  /** How the set of facts that shows it grew; absent if other evidence does. */
  readonly closed?: ClosedStory
}

/** When facts held along a sequence: bit by bit, `held[fact * (steps + 1) + step]`. */
export interface LandmarkTimes {
  /** Executable steps. */
  readonly steps: number
  readonly held: Uint8Array
}
