// The misreading: only what an action adds is true after it.

import { counted, listedNames, quoted } from '#questions/kinds/judging/words'
import { doingOf, doneIn } from './changes'
import { line, type Misreading } from './misreading'

export const onlyEffects: Misreading = {
  id: 'only-effects',
  kinds: ['prog'],
  title: 'After an action only what it adds is true.',
  explanation: 'That follows if only what an action adds is true after it.',
  lesson: 'effects',

  open(put) {
    const doing = doingOf(put, put.asked?.action)
    if (doing === undefined) return undefined
    const kept = new Set(doing.adds)
    return {
      kind: 'two-lists',
      pos: doing.gained,
      neg: doing.before.filter(fact => !kept.has(fact)),
    }
  },

  weighs(put, statement) {
    if (statement.kind !== 'holds-after') return undefined
    const doing = doingOf(put, statement.action)
    if (doing === undefined) return undefined
    const kept = new Set(doing.adds)
    return statement.facts.filter(fact => kept.has(fact)).length / Math.max(1, statement.facts.length)
  },

  replay(put, about) {
    const doing = doingOf(put, doneIn(put, about))
    if (doing === undefined) return { wrong: [line(this.title)], right: [] }
    const { action, adds, before, lost } = doing
    const gone = new Set([...adds, ...lost])
    const stays = before.filter(fact => !gone.has(fact))
    const first = line(`Take ${quoted(action)}.`, [action], action)
    return {
      wrong: [
        first,
        line(
          adds.length === 0
            ? 'It adds nothing, so nothing is true.'
            : `It adds ${listedNames(adds)}: that alone is true now.`,
          adds,
        ),
      ],
      right: [
        first,
        line(adds.length === 0 ? 'It adds nothing.' : `It adds ${listedNames(adds)}.`, adds),
        line(lost.length === 0 ? 'It deletes nothing.' : `It deletes ${listedNames(lost)}.`, lost),
        line(
          stays.length === 0
            ? 'No other facts held.'
            : `It does not speak of ${counted(stays.length, 'other fact')} that held, so ${stays.length === 1 ? 'that fact stays' : 'those stay'}: ${listedNames(stays)}.`,
          stays,
        ),
      ],
    }
  },
}
