// The misreading: first achieve the goal fact that is quickest to reach.

import { recentOf } from '#base/recent'
import type { Limits } from '#base/limits'
import { counted, listedNames, quoted } from '#questions/kinds/judging/words'
import { findBestActions } from '#planning/search/best-actions'
import { actionName } from '#planning/task/names'
import { isGoal } from '#planning/task/step'
import type { LiteralId, Task } from '#planning/task/task'
import { line, type Misreading } from './misreading'
import { oneOf } from './on-my-plan'
import { distanceLines } from './next-values'
import { literalHolds, literalText } from './state-facts'

export const goalFirst: Misreading = {
  id: 'goal-first',
  kinds: ['nexta'],
  title: 'Fulfil a fact of the goal first, by the quickest way.',
  explanation: 'That follows if some fact of the goal is to be fulfilled as soon as possible.',
  lesson: 'next',

  open({ ready: { task }, limits }) {
    const found = quickest(task, limits)
    return found && oneOf(found.actions)
  },

  replay(put, { item }) {
    const { task } = put.ready
    const found = quickest(task, put.limits)
    if (found === undefined || item === null) return { wrong: [line(this.title)], right: [] }
    const facts = found.facts.filter(({ actions }) => actions.includes(item)).map(({ fact }) => fact)
    return {
      wrong: [
        line(
          `Of the goal, ${listedNames(facts)} ${facts.length === 1 ? 'is' : 'are'} nearest: ${counted(found.steps, 'step')} away, if the rest does not count.`,
          facts,
        ),
        line(`${quoted(item)} begins a quickest way there.`, [item], item),
      ],
      right: distanceLines(put, item),
    }
  },
}

interface Quickest {
  /** Cost of the cheapest path to an unsatisfied goal fact. */
  readonly steps: number
  readonly facts: readonly { readonly fact: string; readonly actions: readonly string[] }[]
  /** First actions of such paths, in alphabetical order. */
  readonly actions: readonly string[]
}

/** The nearest goal facts, each considered separately; undefined if the goal is not a conjunction of facts. */
const quickest = recentOf(
  2,
  ({ maxStates }: Limits) => `${maxStates}`,
  (task: Task, { maxStates }): Quickest | undefined => {
    const [goal, ...others] = task.goal
    if (goal === undefined || others.length > 0 || isGoal(task, task.initial)) return undefined
    const found = goal
      .filter(need => !literalHolds(task.initial, need))
      .flatMap(need => {
        const alone = findBestActions({ ...task, goal: [[need as LiteralId]] }, { maxStates })
        if (alone.kind !== 'plan') return []
        const actions = alone.actions.filter(({ best }) => best === true).map(({ action }) => actionName(task, action))
        return [{ fact: literalText(task, need), cost: alone.cost, actions }]
      })
    if (found.length === 0) return undefined
    const steps = Math.min(...found.map(({ cost }) => cost))
    const facts = found.filter(({ cost }) => cost === steps)
    const actions = [...new Set(facts.flatMap(each => each.actions))].sort()
    return actions.length === 0 ? undefined : { steps, facts, actions }
  },
)
