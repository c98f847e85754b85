// The misreading: what is not true now can never be true.

import type { Statement } from '#planning/analysis/statement'
import { decideStatement } from '#planning/analysis/truth'
import { counted, quoted } from '#questions/kinds/judging/words'
import { isApplicable } from '#planning/task/step'
import type { Task } from '#planning/task/task'
import { line, type Misreading, type Put, type ReplayLine } from './misreading'
import { neverBy, describeTarget, sideOf, targetIn } from './sides'
import { actionNamed, isTrue } from './state-facts'
import { namesIn, wayLines } from './replay-lines'

export const now: Misreading = {
  id: 'now',
  kinds: ['reach', 'areach'],
  title: 'What is not true now can never be true.',
  explanation: 'That follows if what is not true now could never become true.',
  nearestExplanation: 'That follows if you pick the choice that is closest to the state now.',
  lesson: 'reachable',

  open(put) {
    const { task } = put.ready
    const { sort } = sideOf(put)
    return neverBy(put, name => (sort === 'fact' ? isTrue(task, task.initial, name) : canNow(task, name)))
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
    const missing = target.kind === 'action' ? names : names.filter(name => !isTrue(task, task.initial, name))
    return {
      wrong: [
        ...missing.map(name =>
          line(
            target.kind === 'action' ? `${quoted(name)} cannot be taken now.` : `${quoted(name)} does not hold now.`,
            [name],
          ),
        ),
        // If no option is entirely true now, the rule picks the one with the most true parts.
        about.isChoice
          ? line('But no other option is closer to the state now.', names)
          : line('So it never will.', names),
      ],
      right: withinLines(put, about.statement) ?? wayLines(put, target, describeTarget(target)),
    }
  },
}

/** For a statement with a bound on the number of steps: lines that show whether the target is reached within it. */
function withinLines({ ready: { task } }: Put, statement: Statement | null): readonly ReplayLine[] | undefined {
  if (statement?.kind !== 'reachable' || statement.within === undefined) return undefined
  const { facts, within } = statement
  const { truth, certificate } = decideStatement(task, statement)
  const found = truth === true ? certificate?.() : undefined
  if (found?.kind !== 'plan') return [line(`No way of ${counted(within, 'step')} or fewer leads there.`, facts)]
  return [
    ...found.actions.map((name, i) => line(`${i + 1}. ${quoted(name)}`, [name], name)),
    line('There it is.', facts),
  ]
}

const canNow = (task: Task, name: string): boolean => {
  const action = actionNamed(task, name)
  return action !== undefined && isApplicable(task, task.initial, action)
}

/** For each part of a statement, whether it is true in the current state. */
function partsOf(task: Task, statement: Statement): readonly boolean[] | undefined {
  if (statement.kind === 'reachable') return statement.facts.map(name => isTrue(task, task.initial, name))
  if (statement.kind !== 'becomes-applicable') return undefined
  const { action, also } = statement
  return [action, ...(also === undefined ? [] : [also])].map(name => canNow(task, name))
}
