// Levels of questions about all plans: landmarks, and the best next action.

import { goalFacts } from '#planning/analysis/landmarks'
import type { LandmarkDecision } from '#planning/analysis/landmark-decision'
import { decideLandmark, isTrivialLandmark } from '#planning/analysis/landmarks'
import type { Statement } from '#planning/analysis/statement'
import { counted } from '#questions/kinds/judging/words'
import { landmarksOf } from '#questions/kinds/landmark/solve'
import { bestActions } from '#questions/kinds/next-action/solve'
import { landmarkWithin } from '#questions/kinds/solving/limits'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { type ActionId, type FactId, literal, type Task } from '#planning/task/task'
import type { PosedQuestion } from '#teaching/misreadings/misreading'
import { needsOf } from '#teaching/misreadings/state-facts'
import { hardest, highest, type Rated, rated } from './rated'

/** An open question is as hard as its easiest right answer. */
export function ofLandmarks(put: PosedQuestion): Rated | null {
  const { task } = put.ready
  const found = landmarksOf(task, put.limits)
  if (found.kind !== 'partition' || found.undecided.length > 0) return null
  if (found.landmarks.length === 0) return rated(4, 'there is no landmark, and that takes a plan around each fact')
  const all = found.landmarks
    .slice(0, MAX_LANDMARKS)
    .map(fact => ofDecision(task, fact, found.decisionOf(fact)))
    .filter(each => each !== null)
  if (all.length === 0) return null
  return all.reduce((easiest, each) => (each.level < easiest.level ? each : easiest))
}

/** Maximum number of landmarks to examine proofs of. */
const MAX_LANDMARKS = 20

export function ofLandmarkStatements(put: PosedQuestion, statements: readonly Statement[]): Rated | null {
  const { task } = put.ready
  const all = statements.map(statement => {
    if (statement.kind !== 'landmark') return null
    const fact = findFact(task, statement.fact)
    if (fact === undefined) return rated(1, 'the fact can never hold')
    if (isTrivialLandmark(task, fact)) return rated(1, 'the goal asks for the fact')
    const decision = decideLandmark(task, fact, landmarkWithin(put.limits))
    return decision.kind === 'no-plan' ? null : ofDecision(task, fact, decision)
  })
  return all.includes(null) || all.length === 0 ? null : hardest(all as Rated[])
}

function ofDecision(task: Task, fact: FactId, decision: LandmarkDecision): Rated | null {
  if (decision.kind === 'undecided') return null
  if (decision.kind === 'not-landmark') {
    const { length } = decision.plan
    return rated(length <= 10 ? 2 : 3, `a plan of ${counted(length, 'step')} avoids the fact`)
  }
  if (isNeededAtOnce(task, fact)) return rated(1, 'the only action for a fact of the goal needs it')
  const certificate = decision.certificate()
  if (certificate.kind === 'closed-set')
    return rated(2, 'without it the goal is out of reach even if nothing is deleted')
  const states = certificate.kind === 'exhausted' ? certificate.states.rows.length / certificate.states.words : 0
  return states > 500
    ? rated(4, `${counted(states, 'state')} have to be looked at`)
    : rated(3, 'only a search through all states without it shows it')
}

/** True if some unsatisfied goal fact has exactly one achiever, and that action needs this fact. */
function isNeededAtOnce(task: Task, fact: FactId): boolean {
  return goalFacts(task).some(goal => {
    if (holds(task.initial, goal)) return false
    const makers = makersOf(task, goal)
    return makers.length === 1 && needsOf(task, makers[0]!).includes(literal(fact, false))
  })
}

function makersOf({ actionCount, firstEffect, effectAdds }: Task, fact: FactId): ActionId[] {
  const found: ActionId[] = []
  for (let action = 0; action < actionCount; action++) {
    const from = effectAdds.first[firstEffect[action]!]!
    const to = effectAdds.first[firstEffect[action + 1]!]!
    if (effectAdds.items.subarray(from, to).includes(fact)) found.push(action as ActionId)
  }
  return found
}

/** `isTrap`: a common misreading names another action. */
export function ofNextAction(put: PosedQuestion, isTrap: boolean): Rated | null {
  const found = bestActions(put.ready.task, { ...put.limits, distances: true })
  if (found.kind !== 'plan') return null
  const isDead = found.actions.some(({ after }) => after === Number.POSITIVE_INFINITY)
  const far = `the goal is ${counted(found.cost, 'step')} away`
  return highest([
    [1, true, far],
    [2, found.cost > 3, far],
    [3, isTrap, 'a common wrong rule names another action'],
    [4, found.cost > 12, far],
    [4, isDead, 'some action leads to a dead end'],
  ])
}
