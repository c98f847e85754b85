// What is not so now can never be.

import type { Statement } from '../../analysis/statement'
import { quoted } from '../../kinds/judging/words'
import { isApplicable } from '../../task/step'
import type { Task } from '../../task/task'
import { line, type Misreading } from './misreading'
import { neverBy, saidOf, sideOf, targetIn } from './sides'
import { actionNamed, isTrue } from './state-facts'
import { namesIn, wayLines } from './tell'

export const now: Misreading = {
  id: 'now',
  kinds: ['reach', 'areach'],
  title: 'What is not so now can never be.',
  says: 'That follows if what is not so now could never come about.',
  lesson: 'reachable',

  open(put) {
    const { task } = put.ready
    const { sort } = sideOf(put)
    return neverBy(put, name =>
      sort === 'fact' ? isTrue(task, task.initial, name) : canNow(task, name),
    )
  },

  weighs({ ready: { task } }, statement) {
    const parts = partsOf(task, statement)
    return parts && parts.filter(Boolean).length / Math.max(1, parts.length)
  },

  replay(put, about) {
    const target = targetIn(put, about)
    if (target === undefined) return { wrong: [line(this.title)], right: [] }
    const { task } = put.ready
    const names = namesIn(target)
    const missing =
      target.kind === 'action' ? names : names.filter(name => !isTrue(task, task.initial, name))
    return {
      wrong: [
        ...missing.map(name =>
          line(
            target.kind === 'action'
              ? `${quoted(name)} cannot be taken now.`
              : `${quoted(name)} does not hold now.`,
            [name],
          ),
        ),
        line('So it never will.', names),
      ],
      right: wayLines(put, target, saidOf(target)),
    }
  },
}

const canNow = (task: Task, name: string): boolean => {
  const action = actionNamed(task, name)
  return action !== undefined && isApplicable(task, task.initial, action)
}

/** The parts of a statement, and whether each is so now. */
function partsOf(task: Task, statement: Statement): readonly boolean[] | undefined {
  if (statement.kind === 'reachable')
    return statement.facts.map(name => isTrue(task, task.initial, name))
  if (statement.kind !== 'becomes-applicable') return undefined
  const { action, also } = statement
  return [action, ...(also === undefined ? [] : [also])].map(name => canNow(task, name))
}
