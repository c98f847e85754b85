// The misreading: take the shortest path to a state with more satisfied goal facts.

import { recentOf } from '#base/recent'
import { counted, quoted } from '#questions/kinds/judging/words'
import { actionName } from '#planning/task/names'
import { applicableActions, isGoal, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { line, type Misreading } from './misreading'
import { distanceLines } from './next-values'
import { oneOf } from './on-my-plan'
import { literalHolds } from './state-facts'

export const goalCount: Misreading = {
  id: 'goal-count',
  kinds: ['nexta'],
  title: 'The more facts of the goal hold, the nearer the goal is.',
  explanation: 'That follows if what counts is how many facts of the goal hold.',
  lesson: 'next',

  open({ ready: { task } }) {
    const found = quickestGain(task)
    return found && oneOf(found.actions)
  },

  replay(put, { item }) {
    const { task } = put.ready
    const found = quickestGain(task)
    if (found === undefined || item === null) return { wrong: [line(this.title)], right: [] }
    const { now, then, of, steps } = found
    return {
      wrong: [
        line(`Now ${now} of the goal’s ${counted(of, 'fact')} ${now === 1 ? 'holds' : 'hold'}.`),
        line(
          `${counted(steps, 'step')} ${steps === 1 ? 'leads' : 'lead'} to a state where ${then} hold, if ${quoted(item)} comes first.`,
          [item],
          item,
        ),
        line('Nothing is quicker, so that is taken for the best.'),
      ],
      right: distanceLines(put, item),
    }
  },
}

interface Gain {
  /** Number of goal facts satisfied now, number satisfied after the gain, and total number. */
  readonly now: number
  readonly then: number
  readonly of: number
  readonly steps: number
  /** First actions of such paths, in alphabetical order. */
  readonly actions: readonly string[]
}

/** Maximum number of states examined. */
const MAX_STATES = 20_000

/** The nearest states with more satisfied goal facts than now, by breadth-first search; undefined if none is found. */
const quickestGain = recentOf(
  2,
  () => '',
  (task: Task): Gain | undefined => {
    const [goal, ...others] = task.goal
    if (goal === undefined || others.length > 0 || isGoal(task, task.initial)) return undefined
    const countIn = (state: State): number => goal.filter(need => literalHolds(state, need)).length
    const now = countIn(task.initial)
    const seen = new Set([task.initial.join()])
    let layer: Layer = new Map()
    for (const action of applicableActions(task, task.initial))
      keep(layer, progress(task, task.initial, action), [action])
    for (let steps = 1; layer.size > 0 && seen.size <= MAX_STATES; steps++) {
      const counts = [...layer.values()].map(({ state, firsts }) => ({
        firsts,
        count: countIn(state),
      }))
      const then = Math.max(...counts.map(({ count }) => count))
      if (then > now) {
        const firsts = counts.filter(({ count }) => count === then).flatMap(each => [...each.firsts])
        const actions = [...new Set(firsts)].map(action => actionName(task, action)).sort()
        return { now, then, of: goal.length, steps, actions }
      }
      for (const key of layer.keys()) seen.add(key)
      const next: Layer = new Map()
      for (const { state, firsts } of layer.values())
        for (const action of applicableActions(task, state)) {
          const after = progress(task, state, action)
          if (!seen.has(after.join())) keep(next, after, firsts)
        }
      layer = next
    }
    return undefined
  },
)

/** States at the same depth, each with the first actions of the paths to it. */
type Layer = Map<string, { readonly state: State; readonly firsts: Set<ActionId> }>

function keep(layer: Layer, state: State, firsts: Iterable<ActionId>): void {
  const key = state.join()
  const known = layer.get(key)
  if (known === undefined) layer.set(key, { state, firsts: new Set(firsts) })
  else for (const first of firsts) known.firsts.add(first)
}
