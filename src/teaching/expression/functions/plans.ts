// Functions about sequences of actions: whether they are plans, where they fail, which steps are redundant.

import { smallestSubPlan } from '#planning/analysis/redundant'
import { grouped, listed } from '#base/words'
import { findAction } from '#planning/task/names'
import { isGoal } from '#planning/task/step'
import type { ActionId } from '#planning/task/task'
import { endOf, reachesFrom } from '#planning/task/trace'
import { actionNamed } from '../condition'
import type { Given, LessonFunction, Moment, Parameter } from '../function'
import { refuse, undecided } from '../no-value'

/** Maximum number of sets of steps to try to remove. */
const MAX_SETS = 50_000

/** Default: the plan that the live part shows. */
const plan: Parameter = { name: 'plan', type: { list: 'action' }, optional: true }

export const planFunctions: readonly LessonFunction[] = [
  {
    name: 'failingStep',
    takes: [plan],
    gives: 'number',
    description: 'The index of the first action that cannot be done when its turn comes, from 0; -1 if there is none.',
    run: (moment, given) => {
      const { task } = moment.problem
      return endOf(task, moment.state, planOf(moment, given)).broken ?? -1
    },
  },
  {
    name: 'isPlan',
    takes: [plan],
    gives: 'truth',
    description: 'Can all actions be done in turn, and does the goal hold at the end?',
    run: (moment, given) => isPlan(moment, planOf(moment, given)),
  },
  {
    name: 'redundant',
    takes: [{ name: 'count', type: 'number' }, plan],
    gives: { list: { list: 'number' } },
    description: 'The sets of this many steps that the plan does not need, as indexes from 0.',
    run: (moment, given) => redundantSets(moment, planOf(moment, given), given.number('count')),
  },
  {
    name: 'redundant',
    takes: [{ name: 'steps', type: { list: 'number' } }, plan],
    gives: 'truth',
    description: 'Is what is left a plan, once the steps at these indexes are left out?',
    run: (moment, given) => {
      const steps = planOf(moment, given)
      const out = new Set(given.list('steps') as readonly number[])
      for (const each of out)
        if (!Number.isInteger(each) || each < 0 || each >= steps.length)
          return refuse(
            `There is no step at index ${each}: the ${steps.length} steps have the indexes 0 to ${steps.length - 1}.`,
          )
      wholePlan(moment, steps)
      return isPlan(
        moment,
        steps.filter((_, index) => !out.has(index)),
      )
    },
  },
  {
    name: 'isJustified',
    takes: [plan],
    gives: 'truth',
    description: 'Can no steps of the plan be left out, neither alone nor with others?',
    run: (moment, given) => {
      const whole = wholePlan(moment, planOf(moment, given))
      const { kept, smallest } = smallestSubPlan(moment.problem.from(moment.state), whole)
      if (kept.length === whole.length && !smallest)
        return undecided('Whether some steps can be left out could not be determined within the limits.')
      return kept.length === whole.length
    },
  },
]

/** The plan given as an argument, or the one shown; throws `NoValue` for unknown action names. */
function planOf(moment: Moment, given: Given): readonly string[] {
  const steps = given.has('plan')
    ? given.texts('plan')
    : (moment.plan ?? refuse('No plan is shown here: say which is meant, with plan: […].'))
  return steps.map(each => actionNamed(moment.problem.ready, each))
}

function isPlan({ problem: { task }, state }: Moment, steps: readonly string[]): boolean {
  const { end, broken } = endOf(task, state, steps)
  return broken === undefined && isGoal(task, end)
}

/** The actions of a plan; throws `NoValue` if it is not one. */
function wholePlan(moment: Moment, steps: readonly string[]): readonly ActionId[] {
  if (!isPlan(moment, steps))
    return refuse(`${listed(steps)} is no plan, so none of its steps can be called redundant.`)
  return steps.map(each => findAction(moment.problem.task, each)!)
}

function redundantSets(moment: Moment, steps: readonly string[], count: number): number[][] {
  const whole = wholePlan(moment, steps)
  if (!Number.isInteger(count) || count < 1) return refuse('How many steps are left out is a whole number from 1.')
  const { task } = moment.problem
  const found: number[][] = []
  let tried = 0
  for (const out of subsets(whole.length, count)) {
    if (++tried > MAX_SETS)
      return undecided(`There are more than ${grouped(MAX_SETS)} ways to leave out ${count} steps.`)
    const rest = whole.filter((_, index) => !out.includes(index))
    if (reachesFrom(task, moment.state, rest, task.goal)) found.push([...out])
  }
  return found
}

/** All ascending lists of `count` indexes below `size`; yields the same array each time. */
function* subsets(size: number, count: number): Iterable<readonly number[]> {
  if (count > size) return
  const chosen = Array.from({ length: count }, (_, place) => place)
  for (;;) {
    yield chosen
    let place = count - 1
    while (place >= 0 && chosen[place] === size - count + place) place--
    if (place < 0) return
    chosen[place]!++
    for (let next = place + 1; next < count; next++) chosen[next] = chosen[next - 1]! + 1
  }
}
