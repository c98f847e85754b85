// Claims about a task, at random: true ones and false ones of every kind, and some that mean nothing.

import type { Rng } from '#base/rng'
import type { Claim, FollowedClaim, Target } from '#planning/certificates/certificate'
import { stretchedCost } from './near'
import { anyName, oneOf, someOf, type World } from './world'

/** Costs that no plan has, and numbers that are none. */
const ODD_COSTS = [0, -0, -1, 0.5, 1e-9, 2 ** 52, 2 ** 53 - 1, 2 ** 53, 1e308, Infinity, -Infinity, NaN]

export const claimKinds: readonly Claim['kind'][] = [
  'reachable',
  'all-reachable',
  'unreachable',
  'landmark',
  'not-landmark',
  'no-landmark',
  'optimal',
  'at-least',
  'breaks',
  'misses',
  'leads-to',
]

/** A claim of the kind, true or not. */
export function claimOf(kind: Claim['kind'], world: World, rng: Rng): Claim {
  const { names } = world
  const fact = (): string => factIn(world, rng)
  const from = rng.below(6) === 0 ? { from: stateIn(world, rng) } : {}
  switch (kind) {
    case 'reachable':
    case 'unreachable':
      return { kind, target: targetIn(world, rng), ...from }
    case 'all-reachable':
      return { kind, of: rng.pick(['facts', 'actions']) }
    case 'landmark':
    case 'not-landmark':
      return { kind, fact: rng.below(8) === 0 ? fact() : (oneOf(rng, names.propositions) ?? '()') }
    case 'no-landmark':
      return { kind }
    case 'optimal': {
      // The cost of some plan that is not cheapest.
      const plan = rng.below(4) > 0 ? oneOf(rng, world.plans) : undefined
      return plan === undefined ? { kind, cost: costIn(world, rng), ...from } : { kind, cost: plan.cost }
    }
    case 'at-least':
      return { kind, cost: costIn(world, rng), ...from }
    case 'breaks':
    case 'misses':
    case 'leads-to':
      return followedClaim(kind, world, rng)
    default:
      throw new Error(`${kind} is about two problems`)
  }
}

/** A claim of the kind that is false; undefined where none was met. */
export function falseClaim(kind: Claim['kind'], world: World, rng: Rng): Claim | undefined {
  for (let i = 0; i < 8; i++) {
    const claim = claimOf(kind, world, rng)
    if (world.judge.isTrue(claim) === false) return claim
  }
  return undefined
}

function costIn(world: World, rng: Rng): number {
  const { cheapest, costs, unit } = world
  const base = Number.isFinite(cheapest) ? cheapest : 0
  switch (rng.below(12)) {
    case 0:
      return rng.pick(ODD_COSTS)
    case 1:
      return rng.pick([base, base - unit, base / 2])
    case 2:
    case 3:
    case 4:
      return stretchedCost({ world, rng })
    case 5:
      return base + (oneOf(rng, costs) ?? 1)
    default:
      return base + unit * rng.pick([1, 1, 1, 2, 10, 1000])
  }
}

/** A fact of any sort. */
export function factIn({ names }: World, rng: Rng): string {
  const { propositions, illTyped, derived, statics, falseStatics } = names
  const lists = [propositions, propositions, propositions, propositions, derived, derived]
  return oneOf(rng, rng.pick([...lists, illTyped, statics, falseStatics])) ?? '(p)'
}

const actionIn = ({ names }: World, rng: Rng): string =>
  oneOf(rng, rng.below(8) === 0 ? names.illTypedActions : names.actions) ?? '(a)'

function targetIn(world: World, rng: Rng): Target {
  switch (rng.below(5)) {
    case 0:
      return { kind: 'goal' }
    case 1:
      return { kind: 'action', action: actionIn(world, rng) }
    case 2: {
      // Facts that hold together in some state.
      const held = [...rng.pick(world.judge.initial.full)]
      return { kind: 'facts', facts: rng.shuffled(held).slice(0, 1 + rng.below(3)) }
    }
    case 3:
      return {
        kind: 'facts',
        facts: Array.from({ length: rng.below(4) }, () => factIn(world, rng)),
      }
    default:
      return { kind: 'fact', fact: factIn(world, rng) }
  }
}

/** All facts of some state that can be reached, or that cannot. */
export function stateIn(world: World, rng: Rng): string[] {
  const { judge, names } = world
  const state = [...rng.pick(judge.initial.states)]
  if (rng.below(3) > 0) return state
  const { propositions, statics, falseStatics, illTyped } = names
  const more = someOf(rng, [...propositions, ...statics, ...falseStatics, ...illTyped], 4)
  return [...someOf(rng, state, 2), ...more]
}

/** Steps at random, and the state that they lead to. */
function walkFrom({ judge }: World, rng: Rng): { actions: string[]; at: number } {
  const { steps } = judge.initial
  const actions: string[] = []
  let at = 0
  for (let left = rng.below(5); left > 0; left--) {
    const step = oneOf(rng, steps[at]!)
    if (step === undefined) break
    actions.push(judge.task.actions[step.action]!.name)
    at = step.to
  }
  return { actions, at }
}

/** Actions that are applicable one after the other, and sometimes one that is not. */
export function walkIn(world: World, rng: Rng): string[] {
  const { actions } = walkFrom(world, rng)
  return rng.below(3) > 0 ? actions : [...actions, oneOf(rng, world.names.actions) ?? '(a)']
}

/** The possible results of some steps, mostly true. */
function followedClaim(kind: FollowedClaim['kind'], world: World, rng: Rng): FollowedClaim {
  const { judge, names } = world
  const { task } = judge
  const { actions, at } = walkFrom(world, rng)
  const turn = (list: readonly string[]): string[] =>
    rng.below(3) > 0 ? [...list] : [...someOf(rng, list), factIn(world, rng)]
  if (kind === 'leads-to') return { kind, actions, facts: turn([...judge.initial.states[at]!]) }
  const last = rng.below(8) === 0 ? anyName(names, rng) : (oneOf(rng, names.actions) ?? '(a)')
  const action = task.actions.find(({ name }) => name === last)
  const asked =
    kind === 'misses'
      ? task.atomsIn(task.goal, new Map())
      : action === undefined
        ? []
        : task.atomsIn(action.needs, action.binding)
  const missing = turn(someOf(rng, asked).filter(each => rng.below(3) === 0 || !judge.initial.full[at]!.has(each)))
  return { kind, actions: kind === 'breaks' ? [...actions, last] : actions, missing }
}
