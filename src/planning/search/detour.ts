// A plan that avoids a fact, made from one that does not: leave the plan before the fact first holds, and return to it after the fact last
// held, in a state from which the rest of the plan still works. Finding such a detour takes much less search than a new plan. Only for
// tasks without conditional effects and rules.

import { hasBit } from '#base/bits'
import { endOf, type SequenceTrace } from '#planning/task/trace'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { searchLookahead } from './lookahead'
import { conditionsOfRests, holdIn } from './plan-rests'

/** The first and the last position of the route where the fact holds; undefined if it never does. */
export function stretchOf({ states }: SequenceTrace, fact: number): { first: number; last: number } | undefined {
  const first = states.findIndex(state => hasBit(state, 0, fact))
  if (first < 0) return undefined
  let last = states.length - 1
  while (!hasBit(states[last]!, 0, fact)) last--
  return { first, last }
}

/** How many steps before the fact first holds the plan is left. */
const EXITS = [1, 2, 4, 8]

/** A plan that never enters a state where the fact holds; undefined if none is found in this way. */
export function detour(task: Task, route: SequenceTrace, fact: FactId, maxExpansions: number): ActionId[] | undefined {
  const { taken: plan, states } = route
  const stretch = stretchOf(route, fact)
  if (stretch === undefined || stretch.first === 0 || stretch.last === plan.length) return undefined
  const rests = conditionsOfRests(task, route, stretch.last + 1)
  if (rests === undefined) return undefined
  for (const exit of EXITS) {
    const leave = stretch.first - exit
    if (leave < 0) break
    const from = states[leave]!
    const limits = { maxExpansions, maxStates: MAX_STATES }
    const outcome = searchLookahead(task, { goal: rests.conditions, from, avoid: fact, ...limits })
    if (outcome.kind !== 'plan') continue
    const met = endOf(task, from, outcome.plan).end
    const place = rests.conditions.findIndex(literals => holdIn(met, literals))
    if (place < 0) continue
    return [...plan.slice(0, leave), ...outcome.plan, ...plan.slice(rests.steps[place]!)]
  }
  return undefined
}

const MAX_STATES = 50_000
