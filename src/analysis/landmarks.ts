// Landmarks, exactly: a fact is one when no plan avoids every state where it holds. One fact, or the partition
// of all propositions that are neither initial nor in the goal.

import { hasBit } from '../base/bits'
import type { Certificate } from '../certificates/certificate'
import { isProposition } from '../task/universe'
import type { ActionId, FactId, Task } from '../task/task'
import { isNegated, literal, literalFact } from '../task/task'
import { reSearched } from './evidence'
import { h2Limits } from './h2'
import type { H2Limits } from './h2'
import { knowledgeOf } from './knowledge'
import { LandmarkSearch } from './landmark-search'
import type { LookaheadOptions } from './lookahead'
import { mayHold } from './relaxed'

/** A search with lookahead. */
export type Round = Pick<LookaheadOptions, 'maxExpansions' | 'follows' | 'seed'>

export interface LandmarkLimits {
  readonly h2: H2Limits
  /** The first searches for a plan that avoids a fact, one after the other; the first also for many facts at once. */
  readonly rounds: readonly Round[]
  /** States expanded by each search for a way round a fact. */
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

export type LandmarkDecision =
  | { readonly kind: 'landmark'; readonly certificate: () => Certificate }
  | { readonly kind: 'not-landmark'; readonly plan: readonly ActionId[] }
  | { readonly kind: 'undecided'; readonly tried: readonly string[] }

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

/** Is the fact true initially, or asked for by every way to satisfy the goal? Such landmarks are trivial. */
export const isTrivialLandmark = (task: Task, fact: number): boolean =>
  hasBit(task.initial, 0, fact) || goalIsIn(task, fact)

/** Does every way to satisfy the goal that may come about ask for the fact? */
export function goalIsIn(task: Task, fact: number): boolean {
  const { closure } = knowledgeOf(task)
  const ways = task.goal.filter(conjunction => mayHold(closure, [conjunction]))
  return ways.length > 0 && ways.every(conjunction => conjunction.includes(literal(fact, false)))
}

/** Every proposition of the task outside initial state and goal: landmark or not, with evidence. */
export function partitionLandmarks(
  task: Task,
  limits: LandmarkLimits = landmarkLimits,
): LandmarkPartition {
  return new LandmarkSearch(task, limits).partition(candidatesOf(task))
}

/** One fact: does every plan enter a state where it holds? Trivial facts do, without a certificate to check. */
export function decideLandmark(
  task: Task,
  fact: FactId,
  limits: LandmarkLimits = landmarkLimits,
): LandmarkDecision | Extract<LandmarkPartition, { kind: 'no-plan' }> {
  if (isTrivialLandmark(task, fact))
    return {
      kind: 'landmark',
      certificate: () => reSearched('It holds initially, or the goal asks for it.'),
    }
  const found = new LandmarkSearch(task, limits).partition([fact])
  return found.kind === 'partition' ? found.decisionOf(fact) : found
}

function candidatesOf(task: Task): FactId[] {
  const found: FactId[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (isProposition(task, fact as FactId) && !isTrivialLandmark(task, fact))
      found.push(fact as FactId)
  return found
}

/** Facts that a conjunctive goal asks for, ascending. */
export function goalFacts(task: Task): FactId[] {
  const found = new Set<FactId>()
  for (const conjunction of task.goal)
    for (const lit of conjunction) if (!isNegated(lit)) found.add(literalFact(lit))
  return [...found].sort((a, b) => a - b)
}
