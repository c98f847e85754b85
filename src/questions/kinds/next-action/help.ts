// Hints on the actions that begin a cheapest plan.

import { explainGoal } from '#planning/task/explain'
import type { LoadedTask } from '#planning/task/load'
import { counted, listedNames } from '../judging/words'
import { type Help, noneNear } from '../solving/help'
import { nearestOne, oneKey, oneOf } from '../solving/one-item'
import type { BestFirst } from './solve'
import { words } from './words'

const helpWords = {
  name: words.name,
  sort: 'action',
  noneRight: 'No action begins a cheapest plan.',
} as const

export const help: Help<BestFirst> = {
  firstHint({ task }) {
    const { missing } = explainGoal(task, task.initial)
    return `Find an applicable action that begins a cheapest plan. ${missing.length > 0 ? `Of the goal, ${listedNames(missing, 4)} ${missing.length === 1 ? 'does' : 'do'} not hold yet: what has to happen first?` : 'What does the goal still need?'}`
  },
  hint: (ready, right, level) => (level === 2 ? bestCounted(ready, right) : oneOf(right, helpWords)),
  key: right => (right.right.length === 0 ? { answer: undefined, note: helpWords.noneRight } : oneKey(right)),
  nearest: (_ready, right, read) =>
    right.right.length === 0 ? noneNear('No action is right here.') : nearestOne(right, helpWords, read?.lists[0]?.[0]),
}

function bestCounted({ task }: LoadedTask, { right, more, of, cost }: BestFirst): string {
  const countsSteps = task.actionCost.every(each => each === 1)
  const plan = `A cheapest plan ${countsSteps ? `takes ${counted(cost, 'step')}` : `costs ${cost}`}.`
  return of === 1
    ? `${plan} Only one action is applicable, so it must be right.`
    : `${plan} Of the ${counted(of ?? 0, 'applicable action')}, ${more ? 'at least ' : right.length < (of ?? 0) ? 'only ' : ''}${right.length} ${right.length === 1 ? 'begins' : 'begin'} such a plan.`
}
