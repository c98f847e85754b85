// Levels of questions about the current state: which actions are applicable, and what one of them changes.

import { counted } from '#questions/kinds/judging/words'
import { applicableActions } from '#planning/task/step'
import { touchOf } from '#planning/task/touch'
import type { ActionId, Task } from '#planning/task/task'
import { doingOf } from '#teaching/misreadings/changes'
import type { PosedQuestion } from '#teaching/misreadings/misreading'
import { literalHolds, needsOf } from '#teaching/misreadings/state-facts'
import { highest, type Rated } from './rated'

/**
 * `isTrap`: in a choice question, a common misreading picks a wrong option. In an open list question, every misreading
 * gives a wrong answer.
 */
export function ofApplicability({ ready: { task } }: PosedQuestion, isTrap: boolean): Rated {
  const applicable = applicableActions(task, task.initial).length
  const near = nearMisses(task)
  const are = counted(applicable, 'action is applicable', 'actions are applicable')
  return highest([
    [1, true, are],
    [2, applicable > 4, are],
    [
      3,
      near > 2 * applicable,
      `${counted(near, 'action')} miss by one condition, and ${applicable === 1 ? 'one is' : `${applicable} are`} applicable`,
    ],
    [4, applicable > 10, are],
    [4, isTrap, 'a common wrong rule picks another option'],
  ])
}

/** Number of actions with exactly one unsatisfied precondition. */
function nearMisses(task: Task): number {
  let count = 0
  for (let action = 0; action < task.actionCount; action++) {
    const missing = needsOf(task, action as ActionId).filter(need => !literalHolds(task.initial, need))
    if (missing.length === 1) count++
  }
  return count
}

export function ofProgression(put: PosedQuestion, action: string | undefined, isTrap: boolean): Rated | null {
  const doing = doingOf(put, action)
  if (doing === undefined) return null
  const { task } = put.ready
  const changes = doing.gained.length + doing.lost.length
  const changed = counted(changes, 'fact changes', 'facts change')
  return highest([
    [1, true, changed],
    [2, changes >= 3, changed],
    [3, addWins(task, doing.action, doing.adds), 'the action deletes and adds the same fact'],
    [4, changes > 10, changed],
    [4, isTrap, 'a common wrong rule picks another option'],
  ])
}

function addWins(task: Task, action: string, adds: readonly string[]): boolean {
  return adds.some(fact => touchOf(task, task.initial, action, fact).deletes === 'here')
}
