// The misreading: one true precondition is enough.

import { listed } from '#base/words'
import { quoted } from '#questions/kinds/judging/words'
import { explainAction } from '#planning/task/explain'
import { actionName } from '#planning/task/names'
import { isApplicable } from '#planning/task/step'
import type { ActionId, Task } from '#planning/task/task'
import { line, type About, type Misreading } from './misreading'
import { actionNamed, isChanging, literalHolds, needsOf } from './state-facts'
import { conditionLines } from './replay-lines'

/** Nobody writes longer lists by following a misreading. */
const MAX_ITEMS = 5_000

export const oneCondition: Misreading = {
  id: 'one-condition',
  kinds: ['app'],
  title: 'An action can be taken as soon as one of its conditions holds.',
  explanation: 'That follows if one true condition is enough.',
  lesson: 'applicable',

  open({ ready: { task } }) {
    const items: string[] = []
    for (let action = 0; action < task.actionCount && items.length <= MAX_ITEMS; action++)
      if (isLoose(task, action as ActionId)) items.push(actionName(task, action as ActionId))
    return items.length > MAX_ITEMS ? undefined : { kind: 'list', items }
  },

  weighs({ ready: { task } }, statement) {
    if (statement.kind !== 'applicable') return undefined
    const action = actionNamed(task, statement.action)
    return Number(action !== undefined && isLoose(task, action))
  },

  replay({ ready: { task } }, about) {
    const action = actionIn(about)
    if (action === undefined) return { wrong: [line(this.title)], right: [] }
    const { satisfied } = explainAction(task, task.initial, action)
    const seen = satisfied.filter(part => isChanging(task, part)).slice(0, 1)
    return {
      wrong: [
        line(
          seen.length === 0 ? `${quoted(action)} needs nothing that can change.` : `${quoted(seen[0]!)} holds.`,
          seen,
        ),
        line(`That is enough, so ${quoted(action)} can be taken.`, [action]),
      ],
      right: conditionLines(task, action),
    }
  },
}

/** True if the action is applicable, or at least one of its non-static preconditions holds. */
function isLoose(task: Task, action: ActionId): boolean {
  const needs = needsOf(task, action)
  return isApplicable(task, task.initial, action) || needs.some(literal => literalHolds(task.initial, literal))
}

/** The action that a replay about applicability is about. */
export function actionIn({ statement, extra, item }: About): string | undefined {
  if (statement?.kind === 'applicable') return statement.action
  return extra[0] ?? item ?? undefined
}

/** The objects in an action's name, such as `b1` and `b2`. */
export const objectsIn = (action: string): string => listed(action.slice(1, -1).split(' ').slice(1).map(quoted))
