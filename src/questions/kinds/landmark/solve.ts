// Solves landmarks: among the propositions that hold neither now nor in the goal, those that no plan avoids.

import { recentOf } from '#base/recent'
import type { LandmarkPartition } from '#planning/analysis/landmark-decision'
import { partitionLandmarks } from '#planning/analysis/landmarks'
import type { LoadedTask } from '#planning/task/load'
import { factName } from '#planning/task/names'
import type { Limits } from '#base/limits'
import type { Task } from '#planning/task/task'
import type { Asked } from '../question'
import { goalObjection } from '../solving/goal'
import { landmarkWithin } from '../solving/limits'
import type { OneRight } from '../solving/one-item'
import { NO_PLAN, type Solved, solved, unsolved } from '../solving/solved'

/** All candidates, divided by whether they are landmarks; or why there is no question. */
export const landmarksOf = recentOf(
  1,
  ({ maxStates }: Limits) => `${maxStates}`,
  (task: Task, limits): LandmarkPartition => partitionLandmarks(task, landmarkWithin(limits)),
)

export function solve(ready: LoadedTask, _asked: Asked, limits: Limits): Solved<OneRight> {
  const found = landmarksOf(ready.task, limits)
  if (found.kind === 'no-plan') return unsolved(NO_PLAN)
  if (found.kind === 'undecided') return unsolved('Whether there is a plan was not decided within the limits.')
  const { landmarks, notLandmarks, undecided } = found
  if (landmarks.length === 0 && undecided.length > 0)
    return unsolved(`Whether ${undecided.length} facts are landmarks was not decided within the limits.`)
  return solved({
    right: landmarks.map(fact => factName(ready.task, fact)),
    more: undecided.length > 0,
    of: landmarks.length + notLandmarks.length + undecided.length,
  })
}

/** Why the question cannot be asked of this problem; null if it can. */
export const objection = ({ task }: LoadedTask): string | null => goalObjection(task)
