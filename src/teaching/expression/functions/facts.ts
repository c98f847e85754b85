// Functions about facts: which hold, which can ever hold, which never change.

import { mayHold, initialClosure } from '#planning/search/relaxed/closure'
import { literalName } from '#planning/textbook/condition-names'
import { declarationOf, stateFacts, wordsOf } from '#planning/task/names'
import { isGoal } from '#planning/task/step'
import { kindsOf } from '#planning/task/universe'
import { asDisjunction, factNamed, type GroundCondition, holdsIn } from '../condition'
import { after, type Given, type LessonFunction, type Moment } from '../function'
import { refuse } from '../no-value'

/** The condition given as an argument; a list is the conjunction of its members. */
export function conditionOf({ problem }: Moment, given: Given, name: string): GroundCondition {
  const value = given.value(name)
  if (typeof value === 'string') return problem.condition(value)
  return { kind: 'and', parts: given.texts(name).map(text => problem.condition(text)) }
}

const condition = { name: 'condition', type: 'condition' } as const

export const factFunctions: readonly LessonFunction[] = [
  {
    name: 'facts',
    takes: [after],
    gives: 'state',
    description: 'The facts that are true, of those that can change.',
    run: ({ problem, state }) => stateFacts(problem.task, state),
  },
  {
    name: 'allFacts',
    takes: [],
    gives: { list: 'fact' },
    description:
      'The facts that can change, true or false now, as far as they could come about if nothing were deleted.',
    run: ({ problem }) => problem.factNames,
  },
  {
    name: 'goal',
    takes: [],
    gives: { list: 'condition' },
    description: 'What the goal asks for.',
    run: ({ problem: { task } }) => {
      const [only, another] = task.goal
      if (another !== undefined) return refuse('The goal can be satisfied in several ways.')
      return (only ?? []).map(each => literalName(task, each))
    },
  },
  {
    name: 'goalHolds',
    takes: [after],
    gives: 'truth',
    description: 'Is the goal satisfied?',
    run: ({ problem: { task }, state }) => isGoal(task, state),
  },
  {
    name: 'holds',
    takes: [condition, after],
    gives: 'truth',
    description: 'Is the fact or condition true?',
    run: (moment, given) => holdsIn(conditionOf(moment, given, 'condition'), moment.state),
  },
  {
    name: 'isStatic',
    takes: [{ name: 'fact', type: 'fact' }],
    gives: 'truth',
    description: 'Can no action ever change the fact?',
    run: ({ problem: { ready } }, given) => {
      const words = wordsOf(factNamed(ready, given.text('fact')))!
      const { domain } = ready
      return kindsOf(domain)[declarationOf(domain.predicates, words[0]!)] === 'static'
    },
  },
  {
    name: 'reachable',
    takes: [condition, after],
    gives: 'truth',
    description:
      'Is the fact or condition true in some state that actions lead to? Of several facts: in one and the same state.',
    run: (moment, given) => moment.problem.canHold(conditionOf(moment, given, 'condition'), moment.state),
  },
  {
    name: 'relaxedReachable',
    takes: [condition, after],
    gives: 'truth',
    description: 'Would the fact or condition come up if nothing were ever deleted?',
    run: (moment, given) => {
      const { problem, state } = moment
      const closure = initialClosure(problem.from(state))
      return mayHold(closure, asDisjunction(conditionOf(moment, given, 'condition')))
    },
  },
]
