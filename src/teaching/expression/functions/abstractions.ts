// Functions about pattern databases: distances in a projection onto some facts.

import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId } from '#planning/task/task'
import { type PatternDatabase, patternDatabase, touching, whyNoPattern } from '#planning/textbook/pattern-database'
import { after, type Given, type LessonFunction, type Parameter } from '../function'
import { refuse, undecided } from '../no-value'
import type { LessonProblem } from '../world'
import { asCost } from './estimates'

const pattern: Parameter = { name: 'pattern', type: { list: 'text' } }

export const abstractionFunctions: readonly LessonFunction[] = [
  {
    name: 'pdb',
    takes: [pattern, after],
    gives: 'number',
    description:
      'The goal distance if only the facts count that name one of these objects or predicates: the value of a pattern database.',
    run: ({ problem, state }, given) => asCost(problem, databaseOf(problem, given).of(state)),
  },
  {
    name: 'abstractStates',
    takes: [pattern],
    gives: 'number',
    description: 'How many states are left if only the facts count that name one of these objects or predicates.',
    run: ({ problem }, given) => databaseOf(problem, given).stateCount,
  },
  {
    name: 'touching',
    takes: [pattern],
    gives: { list: 'action' },
    description: 'The actions that change a fact that names one of these objects or predicates.',
    run: ({ problem }, given) =>
      touching(problem.task, factsOf(problem, given)).map(each => actionName(problem.task, each as ActionId)),
  },
]

/** The facts that can change and name one of the words. */
function factsOf({ task, changing }: LessonProblem, given: Given): readonly FactId[] {
  const words = given.texts('pattern').map(each => each.toLowerCase())
  const partsOf = (fact: FactId): readonly string[] => factName(task, fact).replace(/[()]/g, '').split(' ')
  const stray = words.find(word => !changing.some(fact => partsOf(fact).includes(word)))
  if (stray !== undefined) return refuse(`No fact that can change names “${stray}”.`)
  return changing.filter(fact => partsOf(fact).some(part => words.includes(part)))
}

function databaseOf(problem: LessonProblem, given: Given): PatternDatabase {
  const why = whyNoPattern(problem.task)
  if (why !== undefined) return refuse(why)
  return problem.once(
    `pattern ${given.texts('pattern').join(' ')}`,
    () =>
      patternDatabase(problem.textbook, factsOf(problem, given)) ?? undecided('There are too many abstract states.'),
  )
}
