// Hints on a plan, one full plan, and the plan nearest to an answer.

import { capital } from '#base/words'
import { searchOptimal } from '#planning/search/a-star'
import { costOf, movesOf } from '#planning/search/moves'
import { withInitial } from '#planning/task/derive'
import { explainGoal } from '#planning/task/explain'
import type { LoadedTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { trace } from '#planning/task/trace'
import type { Nearest, ReadFreely } from '../help'
import { counted, grouped, headOf, listedNames, quoted } from '../judging/words'
import { type Help, type Key, noneNear } from '../solving/help'
import { followPlan } from './followed-plan'
import { nearPlan } from './plan-near'
import { anyPlan } from '../solving/known-of-cost'
import type { SomePlan } from './plan-solve'

/** Maximum number of states per search for the rest of a plan, and of prefixes of an answer that are completed. */
const MAX_STATES = 5_000
const MAX_BEGINNINGS = 12

export const planHelp: Help<SomePlan> = {
  firstHint({ task }) {
    const { missing } = explainGoal(task, task.initial)
    return missing.length === 0
      ? 'Look at the goal first: what of it does not hold yet?'
      : `Of the goal, ${listedNames(missing, 4)} ${missing.length === 1 ? 'does' : 'do'} not hold yet. Which actions make ${missing.length === 1 ? 'it' : 'them'} true, and what do these need?`
  },
  hint: (_ready, right, level) => (level === 2 ? lengthOf(right) : beginningOf(right)),
  key: planKey,
  nearest: nearestPlan,
}

function lengthOf({ plan, cost, isCheapest, cheapestAsked }: SomePlan): string {
  if (plan.length === 0) return 'Look at the goal again: does it hold already?'
  const heads = [...new Set(plan.map(headOf))]
  const size = cheapestAsked
    ? `A cheapest plan costs ${grouped(cost)}`
    : `${isCheapest ? 'A shortest plan' : 'A plan'} takes ${counted(plan.length, 'step')}`
  return `${size}. ${heads.length === 1 ? 'Its only action is' : 'Its actions are'} ${listedNames(heads, 6)}.`
}

function beginningOf({ plan }: SomePlan): string {
  if (plan.length === 0) return 'No step is needed: the goal holds already.'
  if (plan.length === 1) return `One step is enough, ${withArticle(plan[0]!)}.`
  return `A plan begins with ${quoted(plan[0]!)}, and ends with ${withArticle(plan.at(-1)!)}.`
}

const withArticle = (action: string): string => `one of ${quoted(headOf(action))}`

/** Steps in the form of a response, one per line. */
export const planText = (plan: readonly string[]): string => (plan.length === 0 ? '[PLAN END]' : plan.join('\n'))

function planKey({ plan, cost, isCheapest, cheapestAsked }: SomePlan): Key {
  const size =
    plan.length === 0
      ? 'The goal holds already, so no step is needed.'
      : cheapestAsked
        ? `It costs ${grouped(cost)}, and no plan is cheaper.`
        : isCheapest
          ? 'No plan is shorter. Every plan that reaches the goal is right.'
          : 'Every plan that reaches the goal is right.'
  return { answer: planText(plan), note: size }
}

/**
 * The answer with one step changed, else the longest prefix that a search can complete, else the plan that was found.
 */
function nearestPlan(ready: LoadedTask, right: SomePlan, read: ReadFreely | null): Nearest {
  if (read === null) return noneNear('No plan was read, so there is no nearest plan.')
  const given = followPlan(ready, read.none ? [] : (read.lists[0] ?? [])).steps
  const near = nearPlan(ready.task, given)
  const isCheapEnough = (plan: readonly string[]): boolean =>
    !right.cheapestAsked || followPlan(ready, plan).taken.reduce(costIn(ready), 0) <= right.cost
  if (near !== undefined && isCheapEnough(near.plan)) return changeTo(given, near.plan)
  return changeTo(given, completed(ready, right, given) ?? right.plan)
}

const costIn =
  ({ task }: LoadedTask) =>
  (sum: number, action: number): number =>
    sum + task.actionCost[action]!

/** The longest prefix of the steps that a short search can complete to a plan, with that plan. */
function completed(
  ready: LoadedTask,
  { cheapestAsked, cost }: SomePlan,
  given: readonly string[],
): readonly string[] | undefined {
  const { task } = ready
  const { states, taken } = trace(task, task.initial, followPlan(ready, given).taken)
  const first = Math.max(1, taken.length - MAX_BEGINNINGS + 1)
  for (let k = taken.length; k >= first; k--) {
    const from = withInitial(task, states[k]!)
    const begun = taken.slice(0, k)
    const outcome = searchOptimal(from, { maxStates: MAX_STATES })
    const rest = outcome.kind === 'plan' ? outcome.plan : cheapestAsked ? undefined : anyPlan(from, MAX_STATES)
    if (rest === undefined) continue
    const whole = [...begun, ...rest]
    if (cheapestAsked && costOf(movesOf(task), whole) > cost) continue
    return whole.map(action => actionName(task, action))
  }
  return undefined
}

/** The added and removed steps, in order. */
function changeTo(given: readonly string[], plan: readonly string[]): Nearest {
  const size = commonSteps(given, plan)
  const add = plan.slice(size.head, plan.length - size.tail)
  const drop = given.slice(size.head, given.length - size.tail)
  const parts = [
    ...(size.head > 0 ? [`keep the first ${size.head === 1 ? 'step' : `${size.head} steps`}`] : []),
    ...(drop.length > 0 ? [`leave out ${counted(drop.length, 'step')}`] : []),
    ...(add.length > 0 ? [`put in ${counted(add.length, 'step')}`] : []),
  ]
  return {
    kind: 'change',
    answer: planText(plan),
    add,
    drop,
    description: `${capital(parts.length === 0 ? 'nothing is to change' : parts.join(', '))}.`,
  }
}

/** The number of steps that two lists share at the beginning and at the end. */
function commonSteps(
  one: readonly string[],
  other: readonly string[],
): { readonly head: number; readonly tail: number } {
  const max = Math.min(one.length, other.length)
  let head = 0
  while (head < max && one[head] === other[head]) head++
  let tail = 0
  while (tail < max - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  return { head, tail }
}
