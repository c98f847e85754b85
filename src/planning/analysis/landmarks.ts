// Landmarks, exactly: a fact is one when no plan avoids every state where it holds. One fact, or the partition
// of all propositions that are neither initial nor in the goal. To decide it is as hard as planning (Hoffmann,
// Porteous & Sebastia 2004), so each answer has limits, and may be that it is undecided.

import { hasBit } from '#base/bits'
import { isProposition } from '#planning/task/universe'
import type { FactId, Task } from '#planning/task/task'
import { isNegated, literal, literalFact } from '#planning/task/task'
import { reSearched } from './evidence'
import type { LandmarkDecision, LandmarkLimits, LandmarkPartition } from './landmark-decision'
import { landmarkLimits } from './landmark-decision'
import { LandmarkSearch } from './landmark-search'
import { initialClosure, mayHold } from '#planning/search/relaxed/closure'

/** True if the fact is initial, or if every way to satisfy the goal requires it. Such landmarks are trivial. */
export const isTrivialLandmark = (task: Task, fact: number): boolean =>
  hasBit(task.initial, 0, fact) || goalIsIn(task, fact)

/** True if every possible way to satisfy the goal requires the fact. */
export function goalIsIn(task: Task, fact: number): boolean {
  const closure = initialClosure(task)
  const ways = task.goal.filter(conjunction => mayHold(closure, [conjunction]))
  return ways.length > 0 && ways.every(conjunction => conjunction.includes(literal(fact, false)))
}

/** Every proposition of the task outside initial state and goal: landmark or not, with evidence. */
export function partitionLandmarks(task: Task, limits: LandmarkLimits = landmarkLimits): LandmarkPartition {
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
    if (isProposition(task, fact as FactId) && !isTrivialLandmark(task, fact)) found.push(fact as FactId)
  return found
}

/** Facts that a conjunctive goal asks for, ascending. */
export function goalFacts(task: Task): FactId[] {
  const found = new Set<FactId>()
  for (const conjunction of task.goal) for (const lit of conjunction) if (!isNegated(lit)) found.add(literalFact(lit))
  return [...found].sort((a, b) => a - b)
}
