// The misreading: objects of the right types are enough.

import { quoted } from '#questions/kinds/judging/words'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { actionsOutside, classifyAction } from '#planning/task/universe'
import { line, type Misreading } from './misreading'
import { actionIn, objectsIn } from './one-condition'
import { conditionLines } from './replay-lines'

/** Nobody writes longer lists by following a misreading. */
const MAX_ITEMS = 5_000

export const typesOnly: Misreading = {
  id: 'types-only',
  kinds: ['app'],
  title: 'An action can be taken with any objects of the right types.',
  explanation: 'That follows if objects of the right types are enough.',
  lesson: 'applicable',

  open({ ready: { task } }) {
    if (task.actionCount > MAX_ITEMS) return undefined
    const items = Array.from({ length: task.actionCount }, (_, action) => actionName(task, action as ActionId))
    for (const name of actionsOutside(task)) {
      if (items.length >= MAX_ITEMS) return undefined
      items.push(name)
    }
    return { kind: 'list', items }
  },

  weighs({ ready: { domain, problem } }, statement) {
    if (statement.kind !== 'applicable') return undefined
    return Number(classifyAction(domain, problem, statement.action).kind === 'in-universe')
  },

  replay({ ready: { task } }, about) {
    const action = actionIn(about)
    if (action === undefined) return { wrong: [line(this.title)], right: [] }
    const objects = objectsIn(action)
    return {
      wrong: [
        line(
          objects === 'none'
            ? `${quoted(action)} has no objects.`
            : `${objects} ${objects.includes(' ') ? 'are' : 'is'} of the right type.`,
          [action],
        ),
        line(`That is enough, so ${quoted(action)} can be taken.`, [action]),
      ],
      right: conditionLines(task, action),
    }
  },
}
