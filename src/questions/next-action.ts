// Which action begins a cheapest plan?

import { type GoalCost, GoalCosts } from '../analysis/goal-cost'
import { actionName } from '../task/names'
import { applicableActions, progress } from '../task/step'
import { type KindAsker, notHere, posed, WITH_GOAL } from './posed'

export const nextAction: KindAsker = {
  gen({ task }, _rng, { maxStates, maxApplicable }) {
    const costs = new GoalCosts(task, { maxStates })
    const before = costs.from(task.initial)
    if (before.kind !== 'plan')
      return notHere(
        before.kind === 'no-plan'
          ? 'there is no plan'
          : 'no cheapest plan was found within its limits',
      )
    if (before.plan.length === 0) return notHere('the goal holds already')
    const actions = applicableActions(task, task.initial)
    if (actions.length > maxApplicable)
      return notHere(`${actions.length} actions are applicable, more than ${maxApplicable}`)
    const yes: string[] = []
    const no: string[] = []
    for (const action of actions) {
      const after: GoalCost = costs.from(progress(task, task.initial, action))
      if (after.kind === 'stopped')
        return notHere('an action could not be decided within its limits')
      const side = costs.isBest(before, action, after) ? yes : no
      side.push(actionName(task, action))
    }
    return posed({
      stem: 'Which action should be taken next, so that the goal is reached at the least cost?',
      parts: { ...WITH_GOAL, actions: true },
      asked: { kind: 'nexta' },
      key: { yes, no, maybe: [], opt: String(before.cost) },
      rightAnswers: yes.length,
    })
  },
}
