// Functions about landmarks: facts on every plan, and facts on every cheapest plan.

import { isTrivialLandmark, partitionLandmarks } from '#planning/analysis/landmarks'
import type { LandmarkPartition } from '#planning/analysis/landmark-decision'
import { grouped } from '#base/words'
import { searchOptimal } from '#planning/search/a-star'
import { factName, findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { State } from '#planning/task/task'
import { isProposition } from '#planning/task/universe'
import { factNamed } from '../condition'
import { after, type LessonFunction } from '../function'
import { refuse, undecided } from '../no-value'
import type { LessonProblem } from '../world'

const fact = { name: 'fact', type: 'fact' } as const
/** Maximum number of states stored by a search for a plan that avoids a fact. */
const SEARCH_STATES = 200_000

const NO_PLAN = 'There is no plan, so there is nothing that every plan passes.'

export const landmarkFunctions: readonly LessonFunction[] = [
  {
    name: 'landmarks',
    takes: [after],
    gives: { list: 'fact' },
    description: 'The facts that are true at some time of every plan, without those of the start and of the goal.',
    run: ({ problem, state }) => {
      const found = partition(problem, state)
      if (found.undecided.length > 0)
        return undecided(
          `Of ${grouped(found.undecided.length)} facts it could not be determined within the limits whether every plan passes them.`,
        )
      return found.landmarks.map(each => factName(problem.task, each))
    },
  },
  {
    name: 'isLandmark',
    takes: [fact, after],
    gives: 'truth',
    description: 'Is the fact true at some time of every plan, and neither at the start nor asked for by the goal?',
    run: ({ problem, state }, given) => isLandmark(problem, state, given.text('fact'), false),
  },
  {
    name: 'onEveryPlan',
    takes: [fact, after],
    gives: 'truth',
    description: 'Is the fact true at some time of every plan? Facts of the start and of the goal are.',
    run: ({ problem, state }, given) => isLandmark(problem, state, given.text('fact'), true),
  },
  {
    name: 'onEveryCheapest',
    takes: [fact, after],
    gives: 'truth',
    description: 'Is the fact true at some time of every cheapest plan?',
    run: ({ problem, state }, given) => {
      const condition = problem.condition(factNamed(problem.ready, given.text('fact')))
      const best = problem.distance(state)
      if (best === Number.POSITIVE_INFINITY) return refuse(NO_PLAN)
      if (condition.kind !== 'fact') return condition.kind === 'always' && condition.truth
      if (holds(state, condition.fact)) return true
      const round = searchOptimal(problem.from(state), {
        maxStates: SEARCH_STATES,
        avoid: condition.fact,
      })
      if (round.kind === 'plan') return round.cost > best
      if (round.kind === 'no-plan' || round.lowerBound > best) return true
      return undecided(`A way round the fact was not ruled out within ${grouped(SEARCH_STATES)} states.`)
    },
  },
]

type Partition = Extract<LandmarkPartition, { kind: 'partition' }>

function partition(problem: LessonProblem, state: State): Partition {
  const found = problem.once(`landmarks ${state.join(' ')}`, () => partitionLandmarks(problem.from(state)))
  if (found.kind === 'no-plan') return refuse(NO_PLAN)
  if (found.kind === 'undecided') return undecided('No plan was found, and none was ruled out.')
  return found
}

function isLandmark(problem: LessonProblem, state: State, text: string, withTrivial: boolean): boolean {
  const name = factNamed(problem.ready, text)
  const condition = problem.condition(name)
  const found = partition(problem, state)
  const task = problem.from(state)
  const number = findFact(task, name)
  if (number === undefined || !isProposition(task, number))
    return withTrivial && condition.kind === 'always' && condition.truth
  if (isTrivialLandmark(task, number)) return withTrivial
  const decision = found.decisionOf(number)
  if (decision.kind === 'undecided')
    return undecided('Whether every plan passes the fact could not be determined within the limits.')
  return decision.kind === 'landmark'
}
