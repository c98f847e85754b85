// Generates next-action questions: which action begins a cheapest plan?

import { actionName } from '#planning/task/names'
import { type KindAsker, notHere, posed } from '../asking/posed'
import { bestActions } from './solve'
import { words } from './words'

export const nextAction: KindAsker = {
  code: words.code,
  gen({ task }, _rng, { maxStates, maxApplicable }) {
    const found = bestActions(task, { maxStates })
    if (found.kind === 'no-plan') return notHere('there is no plan')
    if (found.kind === 'stopped') return notHere('no cheapest plan was found within its limits')
    const { plan, actions, cost } = found
    if (plan.length === 0) return notHere('the goal holds already')
    if (actions.length > maxApplicable)
      return notHere(`${actions.length} actions are applicable, more than ${maxApplicable}`)
    if (actions.some(({ best }) => best === undefined))
      return notHere('an action could not be decided within its limits')
    const named = (side: boolean): string[] =>
      actions.flatMap(({ action, best }) => (best === side ? [actionName(task, action)] : []))
    return posed({
      stem: 'Which action should be taken next, so that the goal is reached in the fewest steps?',
      parts: words.contextParts,
      asked: { kind: 'nexta' },
      key: { yes: named(true), no: named(false), maybe: [], opt: String(cost) },
      rightAnswers: named(true).length,
    })
  },
}
