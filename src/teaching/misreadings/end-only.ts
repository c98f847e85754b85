// The misreading: only the goal at the end counts.

import { listedNames, quoted } from '#questions/kinds/judging/words'
import { explainGoal } from '#planning/task/explain'
import { isGoal, progress } from '#planning/task/step'
import type { State, Task } from '#planning/task/task'
import { line, type Misreading } from './misreading'
import { sequenceIn } from './sequence'
import { actionNamed } from './state-facts'
import { followLines } from './replay-lines'

export const endOnly: Misreading = {
  id: 'end-only',
  kinds: ['val'],
  title: 'All that counts is the goal at the end.',
  explanation: 'That follows if only the end counts, and not whether each step can be taken.',
  lesson: 'plans',

  weighs({ ready: { task } }, statement) {
    if (statement.kind !== 'sequence') return undefined
    if (statement.entries.some(({ kind }) => kind === 'foreign')) return undefined
    const steps = statement.entries.map(entry => (entry.kind === 'action' ? entry.action : ''))
    const reaches = isGoal(task, forcedEnd(task, steps))
    switch (statement.is) {
      case 'plan':
        return Number(reaches)
      case 'applicable':
        return Number(!reaches)
      case 'is-applicable':
        return 1
      default:
        return 0
    }
  },

  replay(put, about) {
    const { task } = put.ready
    const steps = sequenceIn(put, about) ?? []
    const end = forcedEnd(task, steps)
    const { missing } = explainGoal(task, end)
    return {
      wrong: [
        ...steps.map((step, i) => line(`Index ${i}: ${quoted(step)}, unchecked.`, [step])),
        line(
          missing.length === 0
            ? 'At the end the goal holds: a plan.'
            : `At the end ${listedNames(missing, 3)} ${missing.length === 1 ? 'is' : 'are'} missing.`,
          missing,
        ),
      ],
      right: followLines(task, steps),
    }
  },
}

/** The state after executing every step, even those with a precondition that does not hold. */
export function forcedEnd(task: Task, steps: readonly string[]): State {
  let state = task.initial
  for (const step of steps) {
    const action = actionNamed(task, step)
    if (action !== undefined) state = progress(task, state, action)
  }
  return state
}
