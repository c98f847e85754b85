// Take the action after which most facts of the goal hold.

import { counted, quoted } from '../../kinds/judging/words'
import { actionName } from '../../task/names'
import { applicableActions, isGoal, progress } from '../../task/step'
import type { Task } from '../../task/task'
import { line, type Misreading } from './misreading'
import { distanceLines } from './next-values'
import { literalHolds } from './state-facts'

export const goalCount: Misreading = {
  id: 'goal-count',
  kinds: ['nexta'],
  title: 'Take the action after which most facts of the goal hold.',
  says: 'That follows if what matters is how many facts of the goal hold after it.',
  lesson: 'next',

  open({ ready: { task } }) {
    const counts = countsOf(task)
    if (counts.length === 0) return undefined
    const most = Math.max(...counts.map(({ count }) => count))
    const best = counts.filter(({ count }) => count === most).map(({ name }) => name)
    // Where all actions are alike the rule says nothing: no answer shows that somebody goes by it.
    const tells = best.length < counts.length
    return {
      kind: 'one',
      first: best[0]!,
      accepts: name => tells && name !== null && best.includes(name),
    }
  },

  replay(put, { item }) {
    const { task } = put.ready
    const [goal] = task.goal
    const counts = countsOf(task)
    const own = counts.find(({ name }) => name === item)
    if (own === undefined || goal === undefined || item === null)
      return { wrong: [line(this.title)], right: [] }
    const now = goal.filter(need => literalHolds(task.initial, need)).length
    const of = counted(goal.length, 'fact')
    return {
      wrong: [
        line(`Now ${now} of the goal’s ${of} ${now === 1 ? 'holds' : 'hold'}.`),
        line(`After ${quoted(item)}: ${own.count}.`, [item], item),
        line('No other action leaves more of them true.'),
      ],
      right: distanceLines(put, item),
    }
  },
}

/** The applicable actions in the order of the alphabet, with how much of the goal holds after each. */
function countsOf(task: Task): readonly { readonly name: string; readonly count: number }[] {
  const [goal, ...others] = task.goal
  if (goal === undefined || others.length > 0 || isGoal(task, task.initial)) return []
  return applicableActions(task, task.initial)
    .map(action => {
      const after = progress(task, task.initial, action)
      const count = goal.filter(need => literalHolds(after, need)).length
      return { name: actionName(task, action), count }
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
