// Functions about heuristic estimates and their components.

import { fromWhole } from '#base/decimal'
import { actionName } from '#planning/task/names'
import type { ActionId, State } from '#planning/task/task'
import { literalName } from '#planning/textbook/condition-names'
import { costTable } from '#planning/textbook/cost-table'
import { heuristicNamed } from '#planning/textbook/heuristics/by-name'
import { relaxedPlan } from '#planning/textbook/heuristics/ff'
import { hPlus } from '#planning/textbook/heuristics/h-plus'
import { type Cut, cuts, type Ties } from '#planning/textbook/heuristics/lm-cut'
import type { HeuristicName } from '#planning/textbook/options'
import { relax, trueIn } from '#planning/textbook/relaxed'
import { after, type Given, type LessonFunction, type Parameter } from '../function'
import { refuse, undecided } from '../no-value'
import type { LessonProblem } from '../world'

/**
 * Maximum number of condition sets examined for h⁺: for one state, for each of several states, and for all states
 * together.
 */
const MAX_SETS = 20_000
const MAX_SETS_EACH = 3_000
const ALL_SETS = 300_000
/** Maximum number of LM-cut rounds that are described. */
const MAX_ROUNDS = 2_000

/** How LM-cut breaks ties between equally expensive conditions: the first by name, or the last. */
const ties: Parameter = { name: 'ties', type: 'ties', optional: true, named: true }

export const estimateFunctions: readonly LessonFunction[] = [
  {
    name: 'h',
    takes: [{ name: 'heuristic', type: 'heuristic' }, ties, after],
    gives: 'number',
    description: 'The remaining cost estimated by a heuristic; infinite if it detects that there is no plan.',
    run: ({ problem, state, isOneOfMany }, given) => {
      const name = given.text('heuristic') as HeuristicName
      if (name === 'h-star') return problem.distance(state)
      if (given.has('ties')) return withTies(problem, state, name, tiesIn(given))
      const world = problem.textbook
      const heuristic = problem.once(`h ${name} ${isOneOfMany}`, () =>
        name === 'h-plus' ? hPlus(world, setsFor(problem, isOneOfMany)) : heuristicNamed(world, name),
      )
      return asCost(problem, heuristic.of(state))
    },
  },
  {
    name: 'cuts',
    takes: [ties, after],
    gives: { list: { list: 'action' } },
    description: 'The cuts of LM-cut, round by round: sets that share an action with every plan.',
    run: ({ problem, state }, given) =>
      rounds(problem, state, tiesIn(given)).map(({ actions }) =>
        actions.map(each => actionName(problem.task, each as ActionId)),
      ),
  },
  {
    name: 'goalZone',
    takes: [{ name: 'round', type: 'number' }, ties, after],
    gives: { list: 'condition' },
    description:
      'The goal zone of a round of LM-cut, from 1: what leads to the goal at no cost if only the most expensive condition of each action counts.',
    run: ({ problem, state }, given) => {
      const all = rounds(problem, state, tiesIn(given))
      const round = given.number('round')
      const found = all[round - 1]
      if (found === undefined)
        return refuse(`There is no round ${round}: LM-cut has ${all.length} here, counted from 1.`)
      const { goal } = relax(problem.textbook)
      return found.zone.filter(each => each !== goal).map(each => literalName(problem.task, each))
    },
  },
  {
    name: 'relaxedPlan',
    takes: [after],
    gives: { list: 'action' },
    description: 'The actions that FF collects: a plan as if nothing were ever deleted.',
    run: ({ problem, state }) => {
      const relaxed = relax(problem.textbook)
      const start = trueIn(relaxed, state)
      const found = relaxedPlan(relaxed, start, costTable(relaxed, 'add', start))
      if (found === undefined) return refuse('Even if nothing is ever deleted, there is no plan.')
      return [...found.actions].map(each => actionName(problem.task, each as ActionId))
    },
  },
]

/** Converts cost units to a cost. */
export function asCost(problem: LessonProblem, units: number): number {
  if (units === Number.POSITIVE_INFINITY) return units
  const cost = fromWhole(units, problem.textbook.digits)
  return Number.isNaN(cost) ? undecided('The value could not be determined within the limits.') : cost
}

const setsFor = (problem: LessonProblem, isOneOfMany: boolean): number =>
  isOneOfMany ? Math.min(MAX_SETS_EACH, Math.ceil(ALL_SETS / problem.allStates.stateCount)) : MAX_SETS

const tiesIn = (given: Given): Ties => (given.has('ties') ? (given.text('ties') as Ties) : 'first')

/** LM-cut with this tie-breaking rule. */
function withTies(problem: LessonProblem, state: State, name: HeuristicName, rule: Ties): number {
  if (name !== 'lm-cut') return refuse(`Only lm-cut has a rule for ties, and ${name} has none.`)
  const relaxed = relax(problem.textbook)
  let sum = 0
  for (const { share } of cuts(relaxed, trueIn(relaxed, state), rule)) sum += share
  return asCost(problem, sum)
}

function rounds(problem: LessonProblem, state: State, rule: Ties): readonly Cut[] {
  return problem.once(`cuts ${rule} ${state.join(' ')}`, () => {
    const relaxed = relax(problem.textbook)
    const found: Cut[] = []
    for (const cut of cuts(relaxed, trueIn(relaxed, state), rule)) {
      if (cut.share === Number.POSITIVE_INFINITY)
        return refuse('LM-cut sees that there is no plan, so it has no cuts here.')
      if (found.length >= MAX_ROUNDS) return undecided('LM-cut has too many rounds here.')
      found.push(cut)
    }
    return found
  })
}
