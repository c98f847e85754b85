// Functions about regression: which action could be the last one, and what had to be true before it.

import { actionName, findAction } from '#planning/task/names'
import { literal } from '#planning/task/task'
import {
  type Demands,
  demandNames,
  isRelevant,
  regress,
  relevantByName,
  whyNotBackwards,
} from '#planning/textbook/regression'
import { actionNamed, asDisjunction } from '../condition'
import type { Given, LessonFunction, Moment } from '../function'
import { refuse } from '../no-value'
import type { LessonProblem } from '../world'
import { conditionOf } from './facts'

const demands = { name: 'demands', type: 'condition' } as const

export const backwardFunctions: readonly LessonFunction[] = [
  {
    name: 'relevant',
    takes: [demands],
    gives: { list: 'action' },
    description:
      'The actions that could be the last step before the demands are met: each brings about one of them at least, and destroys none.',
    run: (moment, given) => {
      const wanted = demandsOf(moment, given)
      const { problem } = moment
      return relevantByName(problem.textbook, wanted).map(each => actionName(problem.task, each))
    },
  },
  {
    name: 'regress',
    takes: [demands, { name: 'action', type: 'action' }],
    gives: { list: 'condition' },
    description: 'What has to be true before the action, so that the demands are met after it.',
    run: (moment, given) => {
      const wanted = demandsOf(moment, given)
      const { ready, task } = moment.problem
      const name = actionNamed(ready, given.text('action'))
      const action = findAction(task, name)
      if (action === undefined || !isRelevant(task, wanted, action))
        return refuse(`\`${name}\` brings about none of the demands, or destroys one, so it cannot be the last step.`)
      const [only, another] = regress(task, wanted, action)
      if (only === undefined) return refuse(`Before \`${name}\` something had to be true and false at once.`)
      if (another !== undefined) return refuse(`There are several ways to satisfy what \`${name}\` asks for.`)
      return demandNames(task, only)
    },
  },
]

/** The argument's condition as a set of literals. */
function demandsOf(moment: Moment, given: Given): Demands {
  const { task } = backwardsIn(moment.problem)
  const ways = asDisjunction(conditionOf(moment, given, 'demands'))
  const [only, another] = ways
  if (another !== undefined) return refuse('The demands can be met in several ways.')
  if (only === undefined) return refuse('The demands can never be met.')
  return only.filter(each => each < literal(task.factCount, false))
}

function backwardsIn(problem: LessonProblem): LessonProblem {
  const why = whyNotBackwards(problem.task)
  return why === undefined ? problem : refuse(why)
}
