// Hints on the applicable actions, and the list closest to an answer.

import { listed } from '#base/words'
import { explainAction } from '#planning/task/explain'
import type { LoadedTask } from '#planning/task/load'
import { counted, headOf, listedNames, quoted } from '../judging/words'
import { type Help, listText } from '../solving/help'
import { nearestLists } from '../solving/lists'
import type { Applicable } from './solve'

export const help: Help<Applicable> = {
  firstHint: ({ domain }) =>
    `An action is applicable when its whole precondition holds now. Go through the action schemas (${listedNames(domain.actions.map(each => each.name))}): for which objects does everything they need hold?`,
  hint: (ready, names, level) => (level === 2 ? countBySchema(ready, names) : oneApplicable(ready, names)),
  key: names => ({ answer: listText(names), note: '' }),
  nearest: (_ready, names, read) => nearestLists([read?.lists[0] ?? []], [names]),
}

function countBySchema({ domain }: LoadedTask, names: Applicable): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(headOf(name), (counts.get(headOf(name)) ?? 0) + 1)
  const parts = [...counts].map(([schema, count]) => `${count} ${quoted(schema)} ${count === 1 ? 'action' : 'actions'}`)
  const without = domain.actions.map(each => each.name).filter(name => !counts.has(name))
  if (names.length === 0) return 'No action is applicable: for every schema, some part of the precondition fails.'
  return `${counted(names.length, 'action is', 'actions are')} applicable: ${listed(parts, 12)}.${
    without.length > 0 ? ` No ${listedNames(without, 12).replace(' and ', ' or ')} action is.` : ''
  }`
}

function oneApplicable({ task }: LoadedTask, names: Applicable): string {
  const first = names[0]
  if (first === undefined) return 'Whatever objects you choose, some part of the precondition fails.'
  const { satisfied } = explainAction(task, task.initial, first)
  const holds =
    satisfied.length === 0
      ? 'it has no precondition'
      : `${listedNames(satisfied, 8)} ${satisfied.length === 1 ? 'holds' : 'hold'}`
  return names.length === 1
    ? `Look here: ${holds}.`
    : `One of them is ${quoted(first)}: ${holds}. Find the other ${names.length === 2 ? 'action' : counted(names.length - 1, 'action')}.`
}
