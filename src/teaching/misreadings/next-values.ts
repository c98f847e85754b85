// Shared by misreadings about the next action: the applicable actions, and the goal distance after each.

import { counted, grouped, quoted } from '#questions/kinds/judging/words'
import { bestActions } from '#questions/kinds/next-action/solve'
import { actionName, findAction } from '#planning/task/names'
import { line, type PosedQuestion, type ReplayLine } from './misreading'

/** Goal distance now, after the answered action, and after a best action. */
export function distanceLines({ ready: { task }, limits }: PosedQuestion, answered: string): ReplayLine[] {
  const found = bestActions(task, { ...limits, distances: true })
  if (found.kind !== 'plan') return [line('The goal distance is not known within the limits.')]
  const isUnit = task.actionCost.every(cost => cost === 1)
  const far = (cost: number): string => (isUnit ? counted(cost, 'step') : `cost ${grouped(cost)}`)
  const after = (name: string): ReplayLine => {
    const value = found.actions.find(({ action }) => action === findAction(task, name))?.after
    const text =
      value === undefined
        ? 'the goal distance is not known'
        : value === Number.POSITIVE_INFINITY
          ? 'the goal is out of reach'
          : `the goal is ${far(value)} away`
    return line(`After ${quoted(name)}, ${text}.`, [name], name)
  }
  const [best] = found.actions.filter(each => each.best === true)
  return [
    line(`Now the goal is ${far(found.cost)} away.`),
    { ...after(answered), action: '' },
    ...(best === undefined ? [] : [after(actionName(task, best.action))]),
    line('Only an action that brings the goal nearer by what it costs begins a cheapest plan.'),
  ]
}
