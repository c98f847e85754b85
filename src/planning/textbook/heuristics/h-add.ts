// h-add: the goal costs the sum of the costs of its conditions, as if no action served two of them; if one does, it
// overestimates. Bonet & Geffner 2001.

import { costTable } from '../cost-table'
import { relax, trueIn } from '../relaxed'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

export function hAdd(world: World): Heuristic {
  const relaxed = relax(world)
  return {
    of: state => costTable(relaxed, 'add', trueIn(relaxed, state)).conditions[relaxed.goal]!,
  }
}
