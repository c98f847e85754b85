// The misreading: each step is checked against the initial state.

import { listedNames, quoted } from '#questions/kinds/judging/words'
import { explainAction } from '#planning/task/explain'
import { isApplicable, isGoal } from '#planning/task/step'
import type { Task } from '#planning/task/task'
import { forcedEnd } from './end-only'
import { line, type Misreading } from './misreading'
import { claimOf, sequenceIn } from './sequence'
import { actionNamed } from './state-facts'
import { followLines } from './replay-lines'

export const startState: Misreading = {
  id: 'start-state',
  kinds: ['val'],
  title: 'Each step must be possible in the first state.',
  explanation: 'That follows if each step is checked in the first state.',
  lesson: 'plans',

  open({ ready: { task }, asked }) {
    const index = breakAtStart(task, asked?.sequence ?? [])
    return index < 0 ? undefined : { kind: 'index', index }
  },

  weighs({ ready: { task } }, statement) {
    if (statement.kind !== 'sequence') return undefined
    if (statement.entries.some(({ kind }) => kind === 'foreign')) return undefined
    const steps = statement.entries.map(entry => (entry.kind === 'action' ? entry.action : ''))
    const index = breakAtStart(task, steps)
    const breaks = index < 0 ? null : index
    const reaches = isGoal(task, forcedEnd(task, steps))
    const truth = claimOf(statement, { breaks, reaches })
    return truth === undefined ? undefined : Number(truth)
  },

  replay(put, about) {
    const { task } = put.ready
    const steps = sequenceIn(put, about) ?? []
    const index = breakAtStart(task, steps)
    const looked = index < 0 ? steps : steps.slice(0, index + 1)
    return {
      wrong: looked.map((step, i) => {
        if (i !== index) return line(`Index ${i}: in the first state, ${quoted(step)} can be taken.`, [step])
        const { missing } = explainAction(task, task.initial, step)
        const why =
          missing.length === 0
            ? ''
            : `: ${listedNames(missing, 2)} ${missing.length === 1 ? 'does' : 'do'} not hold there`
        return line(`Index ${i}: in the first state, ${quoted(step)} cannot be taken${why}.`, [step, ...missing])
      }),
      right: followLines(task, steps),
    }
  },
}

/** Index of the first step that is inapplicable in the initial state; -1 if there is none. */
function breakAtStart(task: Task, steps: readonly string[]): number {
  return steps.findIndex(step => {
    const action = actionNamed(task, step)
    return action === undefined || !isApplicable(task, task.initial, action)
  })
}
