// h*: the exact remaining cost, from all states of a small problem. No estimate can be better, and none takes longer.

import { type AllStates, allStates } from '../all-states'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

/** Maximum number of states explored for it. */
export const MAX_STATES = 20_000

/** NaN in problems with more states than that. */
export function hStar(world: World): Heuristic {
  return {
    of: state => {
      if (!found.has(world)) found.set(world, allStates(world, world.task.initial, MAX_STATES))
      const all = found.get(world)
      const number = all?.numberOf(state) ?? -1
      return all === undefined || number < 0 ? Number.NaN : all.distance[number]!
    },
  }
}

/** The state space of a world, which does not change. */
const found = new WeakMap<World, AllStates | undefined>()
