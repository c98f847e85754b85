// h-max: the goal costs what the dearest of its conditions costs alone, and so does what an action needs. It never states
// too much, since whoever reaches all conditions reaches the dearest. Bonet & Geffner 2001.

import { costTable } from '../cost-table'
import { relax, trueIn } from '../relaxed'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

export function hMax(world: World): Heuristic {
  const relaxed = relax(world)
  return {
    of: state => costTable(relaxed, 'max', trueIn(relaxed, state)).conditions[relaxed.goal]!,
  }
}
