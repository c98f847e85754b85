// The misreading: nothing is ever deleted.

import { listedNames, quoted } from '#questions/kinds/judging/words'
import { holds } from '#planning/task/step'
import { findFact } from '#planning/task/names'
import { doingOf, doneIn } from './changes'
import { line, type Misreading } from './misreading'

export const noDelete: Misreading = {
  id: 'no-delete',
  kinds: ['prog'],
  title: 'An action adds facts, and nothing is ever deleted.',
  explanation: 'That follows if nothing is ever deleted.',
  lesson: 'effects',

  open(put) {
    const doing = doingOf(put, put.asked?.action)
    return doing && { kind: 'two-lists', pos: doing.gained, neg: [] }
  },

  weighs(put, statement) {
    if (statement.kind !== 'holds-after') return undefined
    const doing = doingOf(put, statement.action)
    if (doing === undefined) return undefined
    const { task } = put.ready
    const kept = statement.facts.filter(name => {
      const fact = findFact(task, name)
      return fact !== undefined && (holds(task.initial, fact) || holds(doing.after, fact))
    })
    return kept.length === statement.facts.length ? 1 : 0
  },

  replay(put, about) {
    const doing = doingOf(put, doneIn(put, about))
    if (doing === undefined) return { wrong: [line(this.title)], right: [] }
    const { action, gained, lost } = doing
    const first = line(`Take ${quoted(action)}.`, [action], action)
    const adds = line(
      gained.length === 0 ? 'Nothing new becomes true.' : `It makes ${listedNames(gained)} true.`,
      gained,
    )
    return {
      wrong: [first, adds, line('What was true before stays true, so nothing becomes false.', lost)],
      right: [
        first,
        adds,
        line(lost.length === 0 ? 'It makes nothing false here.' : `It also deletes ${listedNames(lost)}.`, lost),
        line('All other facts stay as they were.'),
      ],
    }
  },
}
