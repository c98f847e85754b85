// h-max: the goal, and the precondition of an action, cost as much as their most expensive condition. It never
// overestimates, since reaching all conditions includes reaching that one. Bonet & Geffner 2001.

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
