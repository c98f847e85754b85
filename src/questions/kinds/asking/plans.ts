// Plans for questions: a plan from the state, and ways to break, shorten or extend it.

import type { Rng } from '#base/rng'
import { redundantActions } from '#planning/analysis/redundant'
import { searchQuick } from '#planning/search/greedy'
import { actionName } from '#planning/task/names'
import { applicableActions, holds, progress } from '#planning/task/step'
import { type ActionId, type FactId, FLUENT, literal, type State, type Task } from '#planning/task/task'
import type { Bounds } from './posed'
import { trace, isPlan, endOf } from '#planning/task/trace'
import { quickPlan } from '../solving/goal'

export const names = (task: Task, actions: readonly ActionId[]): string[] =>
  actions.map(action => actionName(task, action))

/** A plan with at least one step and at most as many as the bounds allow. */
export function somePlan(task: Task, bounds: Bounds): readonly ActionId[] | undefined {
  const outcome = quickPlan(task, bounds.maxStates)
  if (outcome.kind !== 'plan') return undefined
  return outcome.plan.length > 0 && outcome.plan.length <= bounds.maxSteps ? outcome.plan : undefined
}

/** The given plan and some that begin with a random walk, within the bounds; as names. */
export function plansFrom(task: Task, rng: Rng, bounds: Bounds): (readonly string[])[] {
  const plan = somePlan(task, bounds)
  if (plan === undefined) return []
  const plans = [plan]
  for (let i = 0; i < 3; i++) {
    const other = walkedFirst(task, rng, 1 + rng.below(3))
    if (other !== undefined && other.length <= bounds.maxSteps) plans.push(other)
  }
  return plans.map(each => names(task, each))
}

/** A plan with removable steps: the plan itself, or the plan with one or two needless steps inserted. */
export function padded(task: Task, plan: readonly ActionId[], rng: Rng): readonly ActionId[] | undefined {
  const isLong = hasNeedless(task, plan)
  if (isLong && rng.below(2) === 0) return plan
  const { states } = trace(task, task.initial, plan)
  for (const at of rng.shuffled(states.map((_, i) => i)).slice(0, 8)) {
    for (const inserted of detours(task, states[at]!, rng)) {
      const longer = [...plan.slice(0, at), ...inserted, ...plan.slice(at)]
      if (isPlan(task, longer) && hasNeedless(task, longer)) return longer
    }
  }
  return isLong ? plan : undefined
}

/** True if one step or two neighbouring steps of the plan can be removed. */
function hasNeedless(task: Task, plan: readonly ActionId[]): boolean {
  const { single, pairs } = redundantActions(task, plan)
  return single.length + pairs.length > 0
}

/** One or two actions that are applicable in the state. */
function* detours(task: Task, state: State, rng: Rng): Generator<readonly ActionId[]> {
  for (const first of rng.shuffled(applicableActions(task, state)).slice(0, 6)) {
    const between = progress(task, state, first)
    for (const second of rng.shuffled(applicableActions(task, between)).slice(0, 12))
      if (isEqual(progress(task, between, second), state)) yield [first, second]
    yield [first]
  }
}

/** Maximum number of plans derived from one, without duplicates, and of states stored to find one. */
const MAX_PLANS = 18
const WAY_STATES = 20_000

/**
 * Plans of at most `max` steps with needless steps of several forms, so that needless and needed steps look alike: an
 * initial walk, a round trip or needless steps inserted, one step replaced by two, steps after the goal.
 */
export function wasteful(task: Task, plan: readonly ActionId[], rng: Rng, max: number): (readonly ActionId[])[] {
  const plans = new Map<string, readonly ActionId[]>([[plan.join(), plan]])
  const keep = (longer: readonly ActionId[] | undefined): void => {
    if (longer !== undefined && plans.size < MAX_PLANS) plans.set(longer.join(), longer)
  }
  keep(walkedFirst(task, rng, 1 + rng.below(5)))
  for (let i = 0; i < 3; i++) keep(byTheWay(task, rng))
  const bases = [...plans.values()]
  for (let i = 0; i < 2; i++) for (const base of bases) keep(withRoundTrip(task, base, rng))
  for (let i = 0; i < 6; i++) for (const base of bases) keep(longerBy(task, base, rng))
  return [...plans.values()].filter(({ length }) => length <= max)
}

/** Maximum number of steps of a round trip in one direction. */
const OUT = 3

/** The plan with inserted steps that are then undone in reverse order. */
function withRoundTrip(task: Task, plan: readonly ActionId[], rng: Rng): readonly ActionId[] | undefined {
  for (let tries = 0; tries < 10; tries++) {
    const at = rng.below(plan.length + 1)
    const states = [endOf(task, task.initial, plan.slice(0, at)).end]
    const out: ActionId[] = []
    const back: ActionId[] = []
    for (let i = 0; i < 1 + rng.below(OUT); i++) {
      const from = states[i]!
      const action = somethingIn(task, from, rng)
      if (action === undefined) break
      const to = progress(task, from, action)
      const undo = applicableActions(task, to).find(each => isEqual(progress(task, to, each), from))
      if (undo === undefined) break
      out.push(action)
      back.unshift(undo)
      states.push(to)
    }
    if (out.length > 0) return [...plan.slice(0, at), ...out, ...back, ...plan.slice(at)]
  }
  return undefined
}

const isEqual = (one: State, other: State): boolean => one.every((word, w) => word === other[w])

/** A walk of some steps, followed by a plan from its end. */
function walkedFirst(task: Task, rng: Rng, steps: number): readonly ActionId[] | undefined {
  let state = task.initial
  const walked: ActionId[] = []
  for (let i = 0; i < steps; i++) {
    const actions = applicableActions(task, state)
    if (actions.length === 0) return undefined
    walked.push(rng.pick(actions))
    state = progress(task, state, walked[i]!)
  }
  const rest = searchQuick({ ...task, initial: state }, { maxStates: WAY_STATES })
  return rest.kind === 'plan' ? [...walked, ...rest.plan] : undefined
}

/** Length of the walk to the state that determines the intermediate fact. */
const STROLL = 20

/** A plan that first achieves an intermediate fact, useful or not. */
function byTheWay(task: Task, rng: Rng): readonly ActionId[] | undefined {
  let state = task.initial
  for (let i = 0; i < STROLL; i++) {
    const action = somethingIn(task, state, rng)
    if (action === undefined) break
    state = progress(task, state, action)
  }
  const fresh = factsOf(task, state).filter(fact => !holds(task.initial, fact))
  if (fresh.length === 0) return undefined
  const goal = [[literal(rng.pick(fresh), false)]]
  const first = searchQuick({ ...task, goal }, { maxStates: WAY_STATES })
  if (first.kind !== 'plan') return undefined
  const between = endOf(task, task.initial, first.plan).end
  const rest = searchQuick({ ...task, initial: between }, { maxStates: WAY_STATES })
  return rest.kind === 'plan' ? [...first.plan, ...rest.plan] : undefined
}

function factsOf(task: Task, state: State): FactId[] {
  const found: FactId[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT && holds(state, fact as FactId)) found.push(fact as FactId)
  return found
}

/** The plan with one or two random steps inserted, or with one step replaced by two. */
function longerBy(task: Task, plan: readonly ActionId[], rng: Rng): readonly ActionId[] | undefined {
  const { states } = trace(task, task.initial, plan)
  for (let tries = 0; tries < 10; tries++) {
    const at = rng.below(states.length)
    const state = states[at]!
    const first = somethingIn(task, state, rng)
    if (first === undefined) continue
    const between = progress(task, state, first)
    const second = somethingIn(task, between, rng)
    const put = second === undefined || rng.below(3) === 0 ? [first] : [first, second]
    const skipped = at < plan.length ? rng.below(2) : 0
    const longer = [...plan.slice(0, at), ...put, ...plan.slice(at + skipped)]
    if (longer.length >= plan.length && isPlan(task, longer)) return longer
  }
  return undefined
}

function somethingIn(task: Task, state: State, rng: Rng): ActionId | undefined {
  const actions = applicableActions(task, state)
  return actions.length === 0 ? undefined : rng.pick(actions)
}
