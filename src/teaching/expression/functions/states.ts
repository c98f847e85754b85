// Functions about the state space: the number of states, and their distances from the goal.

import { grouped } from '#base/words'
import type { State } from '#planning/task/task'
import { after, type LessonFunction } from '../function'
import { undecided } from '../no-value'
import { refuse } from '../no-value'

/** Maximum number of states for which an expression is evaluated. */
const MAX_STATES = 20_000

export const stateFunctions: readonly LessonFunction[] = [
  {
    name: 'states',
    takes: [],
    gives: 'number',
    description: 'How many states can be reached from the start.',
    run: ({ problem }) => problem.allStates.stateCount,
  },
  {
    name: 'arcs',
    takes: [],
    gives: 'number',
    description:
      'How many steps there are between reachable states: each state with each action that can be done in it.',
    run: ({ problem }) => problem.allStates.edgeTarget.length,
  },
  {
    name: 'goalStates',
    takes: [],
    gives: 'number',
    description: 'How many reachable states satisfy the goal.',
    run: ({ problem }) => problem.allStates.isGoal.reduce((sum, each) => sum + each, 0),
  },
  {
    name: 'deadEnds',
    takes: [],
    gives: 'number',
    description: 'From how many reachable states no plan leads to the goal.',
    run: ({ problem }) => problem.distances.cost.filter(cost => cost === Number.POSITIVE_INFINITY).length,
  },
  {
    name: 'countStates',
    takes: [{ name: 'which', type: 'truth', lazy: true }],
    gives: 'number',
    description: 'In how many reachable states something is true: countStates(h("h-add") > hstar).',
    isForMany: true,
    run: ({ problem }, given) => {
      const { stateCount, states } = problem.allStates
      if (stateCount > MAX_STATES)
        return undecided(
          `There are ${grouped(stateCount)} states, and something is worked out for each state only up to ${grouped(MAX_STATES)}.`,
        )
      let count = 0
      for (let state = 0; state < stateCount; state++) if (given.in('which', states.stateAt(state)) === true) count++
      return count
    },
  },
  {
    name: 'hstar',
    takes: [after],
    gives: 'number',
    description: 'What a cheapest plan costs: the goal distance. Infinite where there is no plan.',
    run: ({ problem, state }) => problem.distance(state),
  },
  {
    name: 'isDeadEnd',
    takes: [after],
    gives: 'truth',
    description: 'Is there no plan any more?',
    run: ({ problem, state }) => problem.distance(state) === Number.POSITIVE_INFINITY,
  },
  {
    name: 'cheapestPlan',
    takes: [after],
    gives: { list: 'action' },
    description: 'The actions of a cheapest plan, always of the same one.',
    run: ({ problem, state }) => cheapestPlanOf(problem, state),
  },
]

/** The actions of a cheapest plan; throws `NoValue` if there is none. */
export const cheapestPlanOf = (
  problem: { readonly cheapestPlan: (state: State) => readonly string[] | undefined },
  state: State,
): readonly string[] => problem.cheapestPlan(state) ?? refuse('There is no plan.')
