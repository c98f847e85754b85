// h*: the cost that is left, exactly, from all states of a small problem. No estimate can be better; none is dearer.

import { type AllStates, allStates } from '../all-states'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

/** States that may be looked at for it. */
export const MOST_STATES = 20_000

/** NaN in problems with more states than `most`. */
export function hStar(world: World, most = MOST_STATES): Heuristic {
  let all: AllStates | undefined | null = null
  return {
    of: state => {
      if (all === null) all = allStates(world, world.task.initial, most)
      const number = all?.numberOf(state) ?? -1
      return number < 0 ? Number.NaN : all!.distance[number]!
    },
  }
}
