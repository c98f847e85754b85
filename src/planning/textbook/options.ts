// The options of a textbook search: algorithm, heuristic, and the rules for ties.

import { type Algorithm, entryOf } from './algorithms'

/** An estimate of the remaining cost from a state. */
export type HeuristicName =
  | 'blind'
  | 'goal-count'
  | 'h-max'
  | 'h-add'
  | 'ff'
  | 'lm-cut'
  /** Exact, and so only for small problems: the cost when nothing is ever deleted. */
  | 'h-plus'
  /** Exact, and so only for small problems: the cost itself, the ideal. */
  | 'h-star'

/** A run and its rules, all of them shown and switchable. */
export interface SearchOptions {
  readonly algorithm: Algorithm
  /** Read by `usesHeuristic` algorithms only. */
  readonly heuristic: HeuristicName
  /** The weight of h in weighted A*: f = g + weight · h. At least 1. */
  readonly weight: number
  /** Successors of a state in ASCII order of the actions' names, or against it. */
  readonly successors: 'by-name' | 'against-name'
  /** A* and weighted A*: whether nodes of equal f are ordered by smaller h first, or only by age. */
  readonly equalF: 'small-h' | 'age'
  /** The last tie-break: the node that has waited longer, or the one that came last. */
  readonly age: 'older' | 'newer'
  /** True: a node that is found again more cheaply is put behind nodes inserted before. */
  readonly cheaperIsNew: boolean
  /** Whether a state is tested for the goal when it is chosen, or when it is generated. */
  readonly goalTest: 'chosen' | 'generated'
  /** True: a closed state is reopened when a cheaper path to it is found. */
  readonly reopen: boolean
  /** Backward search: discard subgoals that contain a mutex pair. */
  readonly prune: 'none' | 'mutex'
  /** Excludes states in which this fact holds; null for none. */
  readonly without: string | null
  /** By hand: the numbers of the chosen nodes, in order. */
  readonly picks: readonly number[]
}

export const defaultOptions: SearchOptions = {
  algorithm: 'a-star',
  heuristic: 'h-max',
  weight: 2,
  successors: 'by-name',
  equalF: 'small-h',
  age: 'older',
  cheaperIsNew: true,
  goalTest: 'chosen',
  reopen: true,
  prune: 'none',
  without: null,
  picks: [],
}

export const heuristicNames: readonly HeuristicName[] = [
  'blind',
  'goal-count',
  'h-max',
  'h-add',
  'ff',
  'lm-cut',
  'h-plus',
  'h-star',
]

/** True if the algorithm uses an estimate. */
export const usesHeuristic = (algorithm: Algorithm): boolean => entryOf(algorithm).usesHeuristic

/** True if the run uses an estimate; in a run by hand, if an estimate other than 0 is chosen. */
export const hasEstimate = ({ algorithm, heuristic }: Pick<SearchOptions, 'algorithm' | 'heuristic'>): boolean =>
  usesHeuristic(algorithm) || (algorithm === 'by-hand' && heuristic !== 'blind')

/** True if the algorithm considers path costs, so that a cheaper path to a known state matters. */
export const minds = (algorithm: Algorithm): boolean => entryOf(algorithm).isBestFirst || algorithm === 'by-hand'

/** True if the heuristic never exceeds the remaining cost; otherwise A* may return a plan that is not cheapest. */
export const isAdmissible = (heuristic: HeuristicName): boolean =>
  ['blind', 'h-max', 'lm-cut', 'h-plus', 'h-star'].includes(heuristic)

/** The weight of h in f. */
export const weightOf = ({ algorithm, weight }: SearchOptions): number => (entryOf(algorithm).isWeighted ? weight : 1)
