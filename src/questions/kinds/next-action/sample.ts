// Generates answers: the first action of a cheapest plan, other applicable actions, and inapplicable ones.

import type { ActionValue } from '#planning/search/best-actions'
import { actionName } from '#planning/task/names'
import type { MistakeCode } from '../mistakes'
import { inapplicableAction } from '../sampling/facts'
import { misnamedAnswers, shuffledName } from '../sampling/misnamed'
import { item, type KindSampler, ofName, type WrongAnswer } from '../sampling/sampled'
import { bestActions } from './solve'

/** Maximum number of states examined for the goal distance after each action. */
const DISTANCE_STATES = 20_000

export const sampler: KindSampler = {
  code: 'nexta',
  poolOf(ready, _asked, limits) {
    const { task } = ready
    const found = bestActions(task, limits)
    if (found.kind !== 'plan' || found.plan.length === 0) return undefined
    const nameOf = ({ action }: ActionValue): string => actionName(task, action)
    const right = found.actions.filter(({ best }) => best === true).map(nameOf)
    if (right.length === 0) return undefined
    const isRight = new Set(right)
    const maxStates = Math.min(limits.maxStates, DISTANCE_STATES)
    const near = bestActions(task, { maxStates, distances: true })
    const distant = near.kind === 'plan' ? near.actions : []
    const worse = (mistake: MistakeCode, fits: (after: number) => boolean): WrongAnswer => {
      const names = distant
        .filter(({ best, after }) => best === false && after !== undefined && fits(after))
        .map(nameOf)
      return [mistake, rng => ofName(names[0] && rng.pick(names), item)]
    }
    return {
      right: rng => item(rng.pick(right)),
      wrong: [
        worse('wasted-step', after => after <= found.cost),
        worse('leads-away', after => after > found.cost && after < Infinity),
        worse('dead-end', after => after === Infinity),
        ['not-applicable', rng => ofName(inapplicableAction(task, rng), item)],
        [
          'swapped-objects',
          rng =>
            ofName(
              shuffledName(ready, 'action', rng.pick(right), name => !isRight.has(name), rng),
              item,
            ),
        ],
        ...misnamedAnswers(ready, 'action', rng => rng.pick(right), item),
      ],
    }
  },
}
