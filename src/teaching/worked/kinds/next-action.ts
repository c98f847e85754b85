// Worked example of the best next action: the goal distance now, and after applicable actions.

import type { ActionValue } from '#planning/search/best-actions'
import { bestActions } from '#questions/kinds/next-action/solve'
import { explainGoal } from '#planning/task/explain'
import { actionName } from '#planning/task/names'
import { isGoal, progress } from '#planning/task/step'
import type { Task } from '#planning/task/task'
import { type Board, factsNow, type Lines } from '../board'
import { choiceLine, named, namesLine, numberLine, oneNameLine, some } from '../lines'
import type { NoExample, WorkedLine } from '../worked'

/** Maximum number of actions to show the result of, and to offer at the end. */
const FOLLOWED = 4
const OFFERED = 12

export function nextAction(board: Board): Lines | NoExample {
  const { task, limits, rng } = board
  const found = bestActions(task, { ...limits, distances: true })
  if (found.kind !== 'plan') return { problem: 'No cheapest plan was found within the limits.' }
  const { plan, cost, actions } = found
  if (plan.length === 0) return { problem: 'The goal holds already.' }
  if (actions.some(({ best }) => best === undefined))
    return { problem: 'An action could not be decided within the limits.' }
  const name = ({ action }: ActionValue): string => actionName(task, action)
  const best = actions.filter(each => each.best).map(name)
  const key = actionName(task, plan[0]!)
  const isUnit = task.actionCost.every(each => each === 1)
  const measure = isUnit ? 'steps' : 'cost'
  const { missing, satisfied } = explainGoal(task, task.initial)
  const steps = plan.map(action => actionName(task, action))
  const names = actions.map(name)
  const lines: WorkedLine[] = [
    namesLine({
      asks: 'Which parts of the goal are still to be reached?',
      of: 'facts',
      right: missing,
      offered: [...satisfied.slice(0, 6), ...some(factsNow(board), 3, rng.fork('goal'))],
      why:
        satisfied.length > 0
          ? 'They do not hold in this state; the other parts do, for now.'
          : 'No part of the goal holds in this state.',
    }),
    numberLine({
      asks: `What ${isUnit ? 'is the smallest number of steps in which' : 'is the least cost at which'} the goal can be reached?`,
      right: cost,
      why: `A search from here finds such a plan, and proves that none ${isUnit ? 'is shorter' : 'costs less'}.`,
    }),
    ...followed(task, actions, key, cost, rng).map(value => afterLine(task, value, name(value), cost, measure)),
    oneNameLine({
      asks: 'So which action should be taken next?',
      of: 'actions',
      right: [key, ...best.filter(each => each !== key)],
      offered: rng.fork('offered').shuffled(names).slice(0, OFFERED),
      none: false,
      at: [key],
      reveals: true,
      why: `After it the goal is ${isUnit ? `${cost - 1} ${cost - 1 === 1 ? 'step' : 'steps'}` : `a cost of ${cost - task.actionCost[plan[0]!]!}`} away: ${isUnit ? 'one step was spent, and one step was gained' : 'what it costs was gained'}. A cheapest plan: ${named(steps, 12)}.${best.length > 1 ? ` ${best.length - 1 === 1 ? 'Another action does' : `${best.length - 1} other actions do`} that too.` : ''}`,
    }),
  ]
  return { lines, key }
}

/** A best action, one that achieves a goal fact but is not best, and others; sorted by name. */
function followed(
  task: Task,
  actions: readonly ActionValue[],
  key: string,
  cost: number,
  rng: Board['rng'],
): ActionValue[] {
  const goals = explainGoal(task, task.initial).missing.length
  const worth = ({ action, best, after }: ActionValue): number => {
    const state = progress(task, task.initial, action)
    if (actionName(task, action) === key) return 0
    if (best !== true && explainGoal(task, state).missing.length < goals) return 1
    if (after === Infinity) return 2
    return best === true ? 5 : (after ?? 0) > cost ? 3 : 4
  }
  return rng
    .fork('followed')
    .shuffled(actions.filter(({ after }) => after !== undefined))
    .sort((a, b) => worth(a) - worth(b))
    .slice(0, FOLLOWED)
    .sort((a, b) => worth(b) - worth(a))
}

function afterLine(
  task: Task,
  { action, after, best }: ActionValue,
  name: string,
  cost: number,
  measure: 'steps' | 'cost',
): WorkedLine {
  const state = progress(task, task.initial, action)
  const spent = task.actionCost[action]!
  const asks =
    measure === 'steps'
      ? `Take \`${name}\`. How many steps away is the goal then?`
      : `Take \`${name}\`, which costs ${spent}. What does the rest cost at least?`
  if (after === Infinity)
    return choiceLine({
      asks: `Take \`${name}\`. Can the goal still be reached?`,
      options: ['Yes', 'No'],
      right: 'No',
      at: [name],
      why: 'No sequence of actions leads from there to the goal: it is a dead end.',
    })
  const left = after!
  const closer = explainGoal(task, task.initial).missing.length
  const fulfils = explainGoal(task, state).missing.length < closer
  const why = isGoal(task, state)
    ? 'The goal holds then.'
    : best === true
      ? `It was ${cost}, and ${measure === 'steps' ? 'one step is' : `a cost of ${spent} is`} paid: nothing is lost.`
      : left + spent === cost
        ? 'The cost is as low, but the way takes more steps.'
        : `It was ${cost}: ${left < cost ? 'less is gained than was paid' : left === cost ? 'nothing is gained' : 'what was done has to be undone'}${fulfils ? ', although a part of the goal is fulfilled' : ''}.`
  return numberLine({ asks, right: left, at: [name], names: [name], why })
}
